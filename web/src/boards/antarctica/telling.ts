// What the things on this board say of themselves, in words.

import type { LegalMove } from "../../generated/types";
import type { About } from "../../parts/tip.svelte";
import type { Berthed } from "./fleet";
import type { Ice, Track, TrackSymbol } from "./ice.svelte";

export interface Ranked {
  seat: number;
  count: number;
  rank: number;
  worth: number;
}

/** The seats with scientists in an area, best first. */
export function ranked(ice: Ice, area: string): Ranked[] {
  const part = ice.view.areas[area];
  const now = ice.view.forecast.areas[area];
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

export function areaLabel(ice: Ice, area: string): string {
  const moves = ice.toArea(area);
  const [only] = moves;
  return only ? ice.words.move(only) : ice.name("area", area);
}

export function aboutArea(ice: Ice, area: string): string[] {
  const part = ice.view.areas[area];
  if (!part) return [];
  if (!part.open) return [ice.say("antarctica-area-closed", { area })];
  const lines: string[] = [];
  if (ice.view.sun === area) lines.push(ice.say("antarctica-tip-sun-here"));
  if (part.buildings.length)
    lines.push(ice.say("antarctica-tip-buildings", { building: part.buildings }));
  lines.push(...aboutCrowd(ice, area).slice(0, 1));
  lines.push(...aboutProspect(ice, area));
  return lines;
}

/** What the viewer's next ship could do in an area. */
export function aboutProspect(ice: Ice, area: string): string[] {
  const prospect = ice.prospect(area);
  if (!prospect) return [];
  const lines: string[] = [];
  if (ice.sailed !== area)
    lines.push(ice.say("antarctica-tip-arrive", { place: prospect.place, number: prospect.acts }));
  for (const [deck, build] of Object.entries(prospect.builds)) {
    const card = ice.cardOf(ice.view.stacks[deck]?.top ?? "");
    if (card) lines.push(buildLine(ice, card.builds, build, area));
  }
  if (prospect.recruit) lines.push(ice.say("antarctica-tip-recruit", { number: prospect.recruit }));
  if (prospect.research)
    lines.push(
      ice.say("antarctica-tip-research", {
        number: prospect.research,
        track: prospect.research_tracks,
      }),
    );
  if (prospect.new_ship) lines.push(ice.say("antarctica-tip-new-ship"));
  return [lines.join("\n")];
}

export function buildLine(
  ice: Ice,
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
    return ice.say(build.card ? "antarctica-tip-can-build-with" : "antarctica-tip-can-build", {
      building,
      resource: build.card || "-",
    });
  if (build.built) return ice.say("antarctica-tip-stands-already", { building, area });
  if (build.missing.length && !build.card)
    return ice.say("antarctica-tip-missing", { building, missing_building: build.missing });
  return ice.say("antarctica-tip-too-few", { building, number: build.scientists_short });
}

export function aboutCrowd(ice: Ice, area: string): string[] {
  const order = ranked(ice, area);
  if (!order.length) return [ice.say("antarctica-tip-nobody")];
  const lines = order.map(({ seat, count, worth }) =>
    ice.say("antarctica-tip-rank", { seat, number: count, worth }),
  );
  return [lines.join("\n"), ice.say("antarctica-about-ranking")];
}

export function aboutBuilding(ice: Ice, building: string, stands: boolean): string[] {
  const lines = [ice.say(`antarctica-about-${building}`)];
  if (!stands) lines.unshift(ice.say("antarctica-tip-not-built"));
  return lines;
}

export function shipLabel(ice: Ice, { seat, area, place }: Berthed): string {
  return ice.say("antarctica-tip-ship", { seat, area, place });
}

export function aboutShip(ice: Ice, { seat, area, place }: Berthed, when: number | null): string[] {
  const lines: string[] = [];
  const stop = ice.view.stop;
  if (area === ice.view.sun && place === stop.active_place)
    lines.push(ice.say("antarctica-tip-ship-active"));
  else if (when === 0) lines.push(ice.say("antarctica-tip-ship-icebreaker"));
  else if (when !== null) lines.push(ice.say("antarctica-tip-ship-when", { number: when }));
  if (seat === ice.you && ice.play.find({ kind: "give_back_ship", area, place }).length)
    lines.push(ice.say("antarctica-tip-give-back"));
  return lines;
}

export function aboutTrack(ice: Ice, track: Track): string[] {
  const part = ice.view.tracks[track.id];
  const now = ice.view.forecast.tracks[track.id];
  if (!part?.open || !now) return [ice.say("antarctica-track-closed", { track: track.id })];
  const order = part.cubes
    .map((space, seat) => ({ seat, space, worth: now.worth[seat] ?? 0 }))
    .filter(({ space }) => space > 0)
    .sort((a, b) => b.space - a.space);
  const lines = order.map(({ seat, space, worth }) =>
    ice.say("antarctica-tip-cube", { seat, space, worth }),
  );
  const reach = ice.say("antarctica-about-track", { building: track.icons });
  return lines.length
    ? [reach, lines.join("\n"), ice.say("antarctica-about-track-score")]
    : [reach, ice.say("antarctica-about-track-score")];
}

export function aboutSymbol(ice: Ice, symbol: TrackSymbol, used: boolean): string[] {
  const lines = [ice.say(`antarctica-about-${symbol.effect}`)];
  if (used) lines.unshift(ice.say("antarctica-tip-used-up"));
  else lines.push(ice.say(`antarctica-about-${symbol.colour}`));
  return lines;
}

/** Where the viewer's next ship could build the visible card of a stack. */
export function possibleAreas(ice: Ice, deck: string): string[] {
  const prospects = Object.entries(ice.view.you?.next_ship?.prospects ?? {});
  return prospects.flatMap(([area, { builds }]) => (builds[deck]?.possible ? [area] : []));
}

export function cardLabel(ice: Ice, deck: string): string {
  const [build] = ice.play.find({ kind: "build", deck });
  const card = ice.cardOf(ice.view.stacks[deck]?.top ?? "");
  if (build) return ice.words.move(build);
  return card ? ice.name("building", card.builds) : ice.say("antarctica-board-empty");
}

export function aboutCard(ice: Ice, deck: string): string[] {
  const card = ice.cardOf(ice.view.stacks[deck]?.top ?? "");
  if (!card) return [];
  const lines = [
    ice.say("antarctica-tip-card", {
      needed_building: card.needs,
      scientists: card.scientists,
      points: card.research_points,
      star: card.star ? "yes" : "no",
    }),
    ice.say(`antarctica-about-${card.builds}`),
  ];
  const build = ice.building(deck);
  if (build && ice.destination && ice.play.find({ kind: "build", deck }).length === 0) {
    lines.push(buildLine(ice, card.builds, build, ice.destination));
  }
  const where = possibleAreas(ice, deck);
  if (where.length && !ice.sailed)
    lines.push(ice.say("antarctica-tip-card-where", { area: where }));
  return lines;
}

/** The space that a cube would come to with one of these moves; 0 for none. */
export function advanceTo(moves: LegalMove[]): number {
  const [first] = moves;
  if (!first) return 0;
  return first.move["kind"] === "place_cube" ? 1 : Number(first.facts["cube_moved_space"] ?? 0);
}

/** The kind of move that would choose a track now. */
export function askOnTrack(ice: Ice): string {
  if (ice.view.decision === "turn_menu") return "research";
  return ice.view.decision === "place_extra_cube" ? "place_cube" : "advance";
}

export function aboutSpace(ice: Ice, track: Track, space: number): About {
  const symbol = track.symbols.find((one) => one.space === space);
  const used = ice.view.forecast.tracks[track.id]?.used.includes(space) ?? false;
  const points = ice.say("antarctica-tip-space-points", { number: track.vp[space - 1] ?? 0 });
  if (!symbol)
    return {
      title: ice.say("antarctica-tip-space", { space, track: track.id }),
      text: [points, ...aboutTrack(ice, track).slice(1, 2)],
    };
  return {
    title: ice.name("effect", symbol.effect),
    text: [...aboutSymbol(ice, symbol, used), points],
  };
}
