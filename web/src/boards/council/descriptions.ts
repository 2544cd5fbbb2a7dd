// What things are and do, in words, for the tips.

import type {
  CouncilAutomaActionData,
  CouncilFormulaData,
  CouncilGalaxyData,
  CouncilMarkerView,
  CouncilTileData,
  CouncilUpgradeData,
} from "../../generated/types";
import type { GameWords } from "../../words/game";
import {
  gemList,
  sidesOf,
  type Effect,
  type Gems,
  type PlanetType,
  type Timed,
} from "./componentData";
import { ownerIndex, type BoardModel } from "./model";

/** What the words about a component need: perhaps a table's readings, but no position. */
type Printed = Pick<BoardModel, "words" | "data"> & {
  view?: Pick<BoardModel["view"], "rules" | "rulings">;
};

function cost({ words }: Printed, gems: Gems | undefined): string[] {
  const list = gemList(gems);
  return list.length ? [words.say("council-web-cost", { cost_gem: list })] : [];
}

/** The readings that the words about effects ask for. */
const READINGS = [
  "actions",
  "two_minings",
  "empire",
  "explorer_people",
  "perpetual_motion",
  "kept_cubes",
  "casares_ban",
];

function readingsOf({ words, view }: Printed): Record<string, string> {
  const all = words.readings(view);
  return Object.fromEntries(READINGS.map((name) => [name, all[name] ?? ""]));
}

/** Effects one after another, in words: an own edition may give a card others. */
export function doing(model: Printed, effects: Effect[]): string {
  const [first, ...rest] = effects.map((effect) => effectWords(model, effect));
  return rest.reduce(
    (said, next) => model.words.say("council-effect-then", { first: said, second: next }),
    first ?? model.words.say("council-effect-none"),
  );
}

function effectWords(model: Printed, effect: Effect): string {
  const { words } = model;
  const sides = sidesOf(effect);
  if (sides.length > 0)
    return sides
      .map((side) => doing(model, side))
      .reduce((first, second) => words.say("council-effect-or", { first, second }));
  const { cubes = 1, mines = 1, steps = 1, join = "or", n = 0 } = effect;
  const does = words.say(`council-effect-${effect.do}`, {
    ...readingsOf(model),
    number: numberOf(effect),
    cubes,
    mines,
    steps,
    join,
    change: n > 0 ? "up" : "down",
    measure: typeof effect.of === "string" ? effect.of : "",
    planet_type: effect.planet ?? "",
    card: effect.card ?? "",
    field: effect.field ?? 0,
    parsec: effect.range ?? effect.to ?? 0,
    taken_gem: gemList(effect.gems),
  });
  const reach = effect.any_range ? (effect.any_planet ? "far-any" : "far") : "any";
  return effect.any_range || effect.any_planet
    ? words.say(`council-effect-${reach}`, { does })
    : does;
}

/** How many: cubes, times, energy, galaxies; of kept cubes the colonies that it takes. */
function numberOf({ n, times, cubes, galaxies, energy_each, condition }: Effect): number {
  if (condition) return condition.own_colonies_at_least ?? 0;
  return Math.abs(n ?? times ?? galaxies ?? energy_each ?? cubes ?? 0);
}

/** What a commander, a Dark Tech card or a station does, each with its moment. */
function timedWords(model: Printed, { when, do: effects }: Timed): string {
  const does = doing(model, effects);
  const late = readingsOf(model)["empire"] === "after";
  const majority = effects.some(({ of }) => of === "galaxy_majority");
  const moment = late && majority ? "evaluation_end" : when;
  return ["immediate", "evaluation_start", "evaluation_end"].includes(moment)
    ? model.words.say(`council-when-${moment}`, { does })
    : does;
}

export function aboutTech(model: Printed, id: string): string {
  const { effects } = model.data.tech(id);
  return effects.map((timed) => timedWords(model, timed)).join("; ");
}

export function aboutCommander(model: Printed, id: string): string {
  const commander = model.data.commander(id);
  const starts = model.words.say("council-starts", {
    number: commander.starting_consumption,
    energy: commander.starting_energy,
  });
  return [starts, ...commander.effects.map((timed) => timedWords(model, timed))].join("; ");
}

export function aboutCard(model: Printed, id: string): string[] {
  const card = model.data.card(id);
  return [
    model.words.say("council-web-does", { does: doing(model, model.data.action(id)) }),
    model.words.say("council-web-consumption", { number: card.consumption }),
    ...cost(model, card.cost),
  ];
}

export function aboutUpgrade(model: Printed, upgrade: CouncilUpgradeData): string[] {
  const { words } = model;
  const effects = upgrade.effects.flatMap((timed) => timed.do);
  const lines = effects.map((effect) => {
    if (effect.do === "adapt")
      return words.say("council-about-adapt", { planet_type: effect.planet ?? "" });
    if (effect.do === "allow_stacking") return words.say("council-about-stacking");
    if (effect.do === "raise_range")
      return words.say("council-about-range", {
        number: effect.field ?? 0,
        parsec: effect.to ?? 0,
      });
    return words.say("council-about-energy", { number: effect.n ?? 0 });
  });
  return [...lines, ...cost(model, upgrade.cost)];
}

export function aboutStation(model: Printed, id: string): string[] {
  const data = model.data.stations.find((station) => station.id === id);
  const does = (data?.effects ?? []).map((timed) => timedWords(model, timed)).join("; ");
  return [`${does.charAt(0).toUpperCase()}${does.slice(1)}.`, ...cost(model, data?.cost)];
}

export function aboutBonus(model: BoardModel, id: string): string[] {
  const { words } = model;
  const worth = model.own?.bonus_worth[id];
  const adding = model.view.rulings["dark_galaxy_card"] === "adding";
  const lines = [bonusFormula(words, model.data.bonus(id).formula, adding)];
  if (worth !== undefined) lines.push(words.say("council-web-worth-now", { number: worth }));
  return lines;
}

/** What a bonus card pays; `adding`: by the reading that adds up what a galaxy card pays. */
export function bonusFormula(words: GameWords, made: CouncilFormulaData, adding = false): string {
  if (made.galaxy) {
    const pays = adding ? made.adding_variant : made;
    const { majority = 0, presence = 0, none = 0 } = pays ?? {};
    return words.say("council-bonus-galaxy", { galaxy: made.galaxy, majority, presence, none });
  }
  const { base = 0, each = 0, count_of: what } = made;
  if (!what) return words.say("council-bonus-flat", { base });
  const params = { base, each };
  if (what === "gem_kind")
    return words.say("council-bonus-gem_kind", { ...params, gem: made.kind ?? "" });
  if (what === "cubes_on_planet_type")
    return words.say("council-bonus-planets", { ...params, planet_type: made.planet ?? "" });
  if (what === "cubes_in_parsec")
    return words.say("council-bonus-parsec", { ...params, parsec: made.parsec ?? 0 });
  return words.say(`council-bonus-${what}`, params);
}

export function aboutTile({ words }: Pick<Printed, "words">, tile: CouncilTileData): string[] {
  const gems = gemList(tile.yield.gems);
  const { energy } = tile.yield;
  if (!gems.length) return [words.say("council-web-yield-energy", { number: energy })];
  if (!energy) return [words.say("council-web-yield-gems", { yield_gem: gems })];
  return [words.say("council-web-yield-both", { yield_gem: gems, number: energy })];
}

export function aboutPlanet(model: BoardModel, type: PlanetType, cubes: number[]): string[] {
  const { words, view } = model;
  const standing = cubes.flatMap((number, at) =>
    number
      ? [words.say("council-web-cubes-of", { number, seat: view.markers[at]?.owner ?? at })]
      : [],
  );
  return [
    words.say(`council-about-${type}`),
    ...(standing.length ? standing : [words.say("council-web-free-planet")]),
  ];
}

export function aboutSlot({ words }: BoardModel): string[] {
  return [words.say("council-web-slot-rule")];
}

export function aboutGalaxy(model: BoardModel, data: CouncilGalaxyData): string[] {
  const { words, view, own } = model;
  const standing = view.majorities[data.id];
  if (!standing) return [];
  const lines = aboutReward(words, data);
  if (standing.leader !== null)
    lines.push(words.say("council-web-leads", { seat: standing.leader, number: standing.lead }));
  else if (standing.strength.some((cubes) => cubes > 0))
    lines.push(words.say("council-web-nobody-leads"));
  const pays = own ? standing.pays[own.seat] : 0;
  if (own && pays) {
    lines.push(
      words.say(standing.keeps[own.seat] ? "council-web-would-keep" : "council-web-would-pay", {
        number: pays,
      }),
    );
  }
  if (view.turn.evaluated.includes(data.id)) lines.push(words.say("council-web-evaluated"));
  return lines;
}

/** What the majority and the others get when a galaxy is evaluated. */
export function aboutReward(words: GameWords, { reward }: CouncilGalaxyData): string[] {
  const { majority, minority } = reward;
  const lines = [
    words.say("council-web-reward", { majority: majority.energy, minority: minority.energy }),
  ];
  if (majority.light_card) lines.push(words.say("council-web-reward-card"));
  return lines;
}

/** How far it is to the next level; past it, that the level comes when the turn ends. */
export function toGo({ words }: BoardModel, marker: CouncilMarkerView): string {
  const number = marker.consumption - marker.energy;
  return number > 0
    ? words.say("council-web-to-go", { number })
    : words.say("council-web-level-due", { number: -number });
}

/** The same as a sentence. */
export function gap({ words }: BoardModel, marker: CouncilMarkerView): string {
  return words.say("council-web-gap", {
    number: Math.max(0, marker.consumption - marker.energy),
  });
}

export function aboutMarker(model: BoardModel, marker: CouncilMarkerView): string[] {
  const { words } = model;
  const lines = [gap(model, marker), words.say("council-web-level", { number: marker.level })];
  if (ownerIndex(model.view, marker.owner) >= 0 && model.view.round > 1) {
    lines.push(words.say("council-web-moved", { number: marker.round_consumption }));
  }
  return lines;
}

export function automaAction(
  { words }: Pick<Printed, "words">,
  action: CouncilAutomaActionData,
): string {
  if (action.do === "gain_energy")
    return words.say("council-automa-gain_energy", { number: action.n ?? 0 });
  if (action.do === "replace_ai_cards")
    return words.say("council-automa-replace_ai_cards", { positions: action.positions ?? [] });
  const params = { number: action.cubes ?? 0, planet_type: action.planet ?? "" };
  const { galaxy, parsec } = action.where ?? {};
  const where = galaxy
    ? words.name("galaxy", galaxy)
    : words.say("council-board-parsec", { number: parsec ?? 0 });
  return words.say(`council-automa-${action.do}`, { ...params, where });
}
