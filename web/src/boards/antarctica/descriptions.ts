// What the things on this board say of themselves, in words.

import type { LegalMove } from "../../generated/types";
import type { About } from "../../parts/tip.svelte";
import type { Berthed } from "./motion";
import { cardWords, effectWords } from "./reference";
import type { Kind, BoardModel, Track, TrackSymbol } from "./model.svelte";

export interface Ranked {
  seat: number;
  count: number;
  rank: number;
  worth: number;
}

/** The seats with scientists in an area, best first. */
export function ranked(model: BoardModel, area: string): Ranked[] {
  const part = model.view.areas[area];
  const now = model.view.forecast.areas[area];
  if (!part || !now) return [];
  return part.scientists
    .map((count, seat) => ({
      seat,
      count,
      rank: now.ranks[seat] ?? 0,
      worth: now.worth[seat] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

export function areaLabel(model: BoardModel, area: string): string {
  const moves = model.toArea(area);
  const [only] = moves;
  return only ? model.words.move(only) : model.name("area", area);
}

export function aboutArea(model: BoardModel, area: string): string[] {
  const part = model.view.areas[area];
  if (!part) return [];
  if (!part.open) return [model.say("antarctica-area-closed", { area })];
  const lines: string[] = [];
  if (model.view.sun === area) lines.push(model.say("antarctica-tip-sun-here"));
  if (part.buildings.length)
    lines.push(model.say("antarctica-tip-buildings", { building: part.buildings }));
  lines.push(...aboutCrowd(model, area).slice(0, 1));
  lines.push(...aboutProspect(model, area));
  return lines;
}

/** What the viewer's next ship could do in an area. */
export function aboutProspect(model: BoardModel, area: string): string[] {
  const prospect = model.prospect(area);
  if (!prospect) return [];
  const lines: string[] = [];
  if (model.sailed !== area)
    lines.push(
      model.say("antarctica-tip-arrive", { place: prospect.place, number: prospect.acts }),
    );
  for (const [deck, build] of Object.entries(prospect.builds)) {
    const card = model.cardOf(model.view.stacks[deck]?.top ?? "");
    if (card) lines.push(buildLine(model, card.builds, build, area));
  }
  if (prospect.recruit)
    lines.push(model.say("antarctica-tip-recruit", { number: prospect.recruit }));
  if (prospect.research)
    lines.push(
      model.say("antarctica-tip-research", {
        number: prospect.research,
        track: prospect.research_tracks,
      }),
    );
  if (prospect.new_ship) lines.push(model.say("antarctica-tip-new-ship"));
  return [lines.join("\n")];
}

export function buildLine(
  model: BoardModel,
  building: string,
  build: {
    possible: boolean;
    missing: string[];
    card: string;
    scientists_short: number;
    built: boolean;
  },
  area: string,
): string {
  if (build.possible)
    return model.say(build.card ? "antarctica-tip-can-build-with" : "antarctica-tip-can-build", {
      building,
      resource: build.card || "-",
    });
  if (build.built) return model.say("antarctica-tip-stands-already", { building, area });
  if (build.missing.length && !build.card)
    return model.say("antarctica-tip-missing", { building, missing_building: build.missing });
  return model.say("antarctica-tip-too-few", { building, number: build.scientists_short });
}

export function aboutCrowd(model: BoardModel, area: string): string[] {
  const order = ranked(model, area);
  if (!order.length) return [model.say("antarctica-tip-nobody")];
  const lines = order.map(({ seat, count, worth }) =>
    model.say("antarctica-tip-rank", { seat, number: count, worth }),
  );
  return [lines.join("\n"), model.say("antarctica-about-ranking")];
}

export function aboutBuilding(model: BoardModel, building: string, stands: boolean): string[] {
  const lines = [model.say(`antarctica-about-${building}`)];
  if (!stands) lines.unshift(model.say("antarctica-tip-not-built"));
  return lines;
}

export function shipLabel(model: BoardModel, { seat, area, place }: Berthed): string {
  return model.say("antarctica-tip-ship", { seat, area, place });
}

export function aboutShip(
  model: BoardModel,
  { seat, area, place }: Berthed,
  when: number | null,
): string[] {
  const lines: string[] = [];
  const stop = model.view.stop;
  if (area === model.view.sun && place === stop.active_place)
    lines.push(model.say("antarctica-tip-ship-active"));
  else if (when === 0) lines.push(model.say("antarctica-tip-ship-icebreaker"));
  else if (when !== null) lines.push(model.say("antarctica-tip-ship-when", { number: when }));
  if (seat === model.you && model.play.find({ kind: "give_back_ship", area, place }).length)
    lines.push(model.say("antarctica-tip-give-back"));
  return lines;
}

export function aboutTrack(model: BoardModel, track: Track): string[] {
  const part = model.view.tracks[track.id];
  const now = model.view.forecast.tracks[track.id];
  if (!part?.open || !now) return [model.say("antarctica-track-closed", { track: track.id })];
  const order = part.cubes
    .map((space, seat) => ({ seat, space, worth: now.worth[seat] ?? 0 }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space);
  const lines = order.map(({ seat, space, worth }) =>
    model.say("antarctica-tip-cube", { seat, space, worth }),
  );
  const reach = model.say("antarctica-about-track", { building: track.icons });
  return lines.length
    ? [reach, lines.join("\n"), model.say("antarctica-about-track-score")]
    : [reach, model.say("antarctica-about-track-score")];
}

export function aboutSymbol(model: BoardModel, symbol: TrackSymbol, used: boolean): string[] {
  const lines = [effectWords(model.words, symbol.effect, model.view)];
  if (used) lines.unshift(model.say("antarctica-tip-used-up"));
  else lines.push(model.say(`antarctica-about-${symbol.colour}`));
  return lines;
}

/** Where the viewer's next ship could build the visible card of a stack. */
export function possibleAreas(model: BoardModel, deck: string): string[] {
  const prospects = Object.entries(model.view.you?.next_ship?.prospects ?? {});
  return prospects.flatMap(([area, { builds }]) => (builds[deck]?.possible ? [area] : []));
}

export function cardLabel(model: BoardModel, deck: string): string {
  const [build] = model.play.find({ kind: "build", deck });
  const card = model.cardOf(model.view.stacks[deck]?.top ?? "");
  if (build) return model.words.move(build);
  return card ? model.name("building", card.builds) : model.say("antarctica-board-empty");
}

export function aboutCard(model: BoardModel, deck: string): string[] {
  const card = model.cardOf(model.view.stacks[deck]?.top ?? "");
  if (!card) return [];
  const lines = [cardWords(model.words, card), model.say(`antarctica-about-${card.builds}`)];
  const build = model.building(deck);
  if (build && model.destination && model.play.find({ kind: "build", deck }).length === 0) {
    lines.push(buildLine(model, card.builds, build, model.destination));
  }
  const where = possibleAreas(model, deck);
  if (where.length && !model.sailed)
    lines.push(model.say("antarctica-tip-card-where", { area: where }));
  return lines;
}

/** The space that a cube would come to with one of these moves; 0 for none. */
export function advanceTo(moves: LegalMove[]): number {
  const [first] = moves;
  if (!first) return 0;
  return first.move["kind"] === "place_cube" ? 1 : Number(first.facts["cube_moved_space"] ?? 0);
}

/** The kind of move that would choose a track now. */
export function askOnTrack(model: BoardModel): Kind {
  if (model.view.decision === "turn_menu") return "research";
  return model.view.decision === "place_extra_cube" ? "place_cube" : "advance";
}

export function aboutSpace(model: BoardModel, track: Track, space: number): About {
  const symbol = track.symbols.find((one) => one.space === space);
  const used = model.view.forecast.tracks[track.id]?.used.includes(space) ?? false;
  const points = model.say("antarctica-tip-space-points", { number: track.vp[space - 1] ?? 0 });
  if (!symbol)
    return {
      title: model.say("antarctica-tip-space", { space, track: track.id }),
      text: [points, ...aboutTrack(model, track).slice(1, 2)],
    };
  return {
    title: model.name("effect", symbol.effect),
    text: [...aboutSymbol(model, symbol, used), points],
  };
}
