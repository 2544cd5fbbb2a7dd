// What a card does as a row of signs: which ones, and how wide they are.

import { gemList, sidesOf, type Effect, type Gem } from "../componentData";

export interface Sign {
  kind: "cube" | "mine" | "scope" | "gem" | "up" | "or" | "and" | "any" | "rest" | "energy";
  count?: number;
  gem?: Gem;
}

export interface PlacedSign extends Sign {
  /** Where its middle stands. */
  x: number;
}

export interface SignRow {
  signs: PlacedSign[];
  /** How wide all of them are; they stand around 0. */
  width: number;
}

export const WIDTHS = {
  cube: 20,
  mine: 20,
  scope: 22,
  gem: 17,
  up: 22,
  or: 9,
  and: 9,
  any: 15,
  rest: 22,
  energy: 20,
};
/** A number stands beside its sign. */
const NUMBER = 12;

const sign = (kind: Sign["kind"]): Sign => ({ kind });

function signsOf(list: Effect[], short: boolean): Sign[] {
  return list.flatMap((effect, at): Sign[] => [
    ...(at ? [sign("and")] : []),
    ...ofOne(effect, short),
  ]);
}

function ofOne(effect: Effect, short: boolean): Sign[] {
  const any = effect.any_range ? [sign("any")] : [];
  if (effect.do === "settle") return [{ kind: "cube", count: effect.cubes ?? 1 }, ...any];
  if (effect.do === "mine") return [{ kind: "mine", count: effect.times ?? 1 }, ...any];
  if (effect.do === "explore" && short)
    return [{ kind: "scope", count: effect.cubes ?? 1 }, ...any];
  if (effect.do === "explore")
    return [
      sign("scope"),
      { kind: "cube", count: effect.cubes ?? 1 },
      sign(effect.join === "and" ? "and" : "or"),
      { kind: "mine", count: effect.mines ?? 1 },
      ...any,
    ];
  if (effect.do === "take_gems") return gemList(effect.gems).map((gem) => ({ kind: "gem", gem }));
  if (effect.do === "upgrade_gem")
    return Array.from({ length: effect.steps ?? 1 }, () => sign("up"));
  if (effect.do === "choose")
    return sidesOf(effect).flatMap((side, at) => [
      ...(at ? [sign("or")] : []),
      ...signsOf(side, short),
    ]);
  if (effect.do === "gain_energy") return [{ kind: "energy", count: effect.n ?? 0 }];
  return [];
}

export const isCounted = ({ kind, count = 1 }: Sign): boolean => count > 1 && kind !== "energy";
const widthOf = (one: Sign): number => WIDTHS[one.kind] + (isCounted(one) ? NUMBER : 0);

/** `short`: exploring is one sign, without what may be done with the new system. */
export function signRow(effects: Effect[], short = false): SignRow {
  const list = effects.length ? signsOf(effects, short) : [sign("rest")];
  const width = list.reduce((sum, one) => sum + widthOf(one), 0);
  let from = -width / 2;
  const signs = list.map((one) => {
    const x = from + WIDTHS[one.kind] / 2;
    from += widthOf(one);
    return { ...one, x };
  });
  return { signs, width };
}
