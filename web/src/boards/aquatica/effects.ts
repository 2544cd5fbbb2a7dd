// Effects as icons and as words.

import type { GameWords } from "../../words/game";
import type { Effect } from "./componentData";

export interface Icon {
  /** A shape of `glyphs.ts`. */
  name: string;
  /** The number on it. */
  number?: string;
  /** A location type beside it. */
  type?: string;
}

const ALL = "∞";

/** The icon of an effect that is no choice and no list. */
export function icon(effect: Effect): Icon {
  if (effect.gain_coins !== undefined) return { name: "coin", number: String(effect.gain_coins) };
  if (effect.gain_power !== undefined) {
    const power = { name: "power", number: String(effect.gain_power) };
    return effect.only ? { ...power, type: effect.only } : power;
  }
  if (effect.do) return { name: effect.do };
  if (effect.raise !== undefined) return { name: "raise", number: String(effect.raise) };
  if (effect.raise_fully !== undefined) {
    return effect.raise_fully > 1
      ? { name: "raise_fully", number: String(effect.raise_fully) }
      : { name: "raise_fully" };
  }
  if (effect.score !== undefined) return { name: "score", number: String(effect.score) };
  if (effect.return !== undefined) return { name: "return", number: counted(effect.return) };
  if (effect.ready !== undefined) return { name: "ready", number: counted(effect.ready) };
  if (effect.tire !== undefined) return { name: "tire", number: String(effect.tire) };
  if (effect.replay !== undefined) return { name: "replay" };
  if (effect.take_manta) return { name: "take_manta" };
  return { name: "empty" };
}

function counted(number: number | string): string {
  return number === "all" ? ALL : String(number);
}

export type Part =
  { icon: Icon; at: number; option?: number } | { sign: "or" | "each"; at: number };

/** Icons and signs in a row, with the place of each in the list of effects. */
export function parts(effects: Effect[]): Part[] {
  return effects.flatMap((effect, at): Part[] => {
    if (effect.choose) {
      return effect.choose.flatMap((option, which) => [
        ...(which > 0 ? [{ sign: "or" as const, at }] : []),
        ...option.map((part) => ({ icon: icon(part), at, option: which + 1 })),
      ]);
    }
    if (effect.each_opponent) {
      return [
        { sign: "each" as const, at },
        ...effect.each_opponent.map((part) => ({ icon: icon(part), at })),
      ];
    }
    return [{ icon: icon(effect), at }];
  });
}

const COUNTED = ["raise", "raise_fully", "score", "return", "ready", "tire", "replay"] as const;

/** The last part of a message's key, and its parameters. */
function key(effect: Effect): [string, Record<string, string | number>] {
  if (effect.gain_coins !== undefined) return ["gain_coins", { number: effect.gain_coins }];
  if (effect.gain_power !== undefined) {
    if (effect.only) return ["typed_power", { number: effect.gain_power, type: effect.only }];
    return ["gain_power", { number: effect.gain_power }];
  }
  if (effect.do) return [effect.do, {}];
  if (effect.take_manta) return ["take_manta", { manta: effect.take_manta }];
  for (const verb of COUNTED) {
    const number = effect[verb];
    if (number === "all") return [`${verb}_all`, {}];
    if (number !== undefined) return [verb, { number }];
  }
  return ["empty", {}];
}

/** An effect in few words. */
export function short(words: GameWords, effect: Effect): string {
  if (effect.choose) {
    const [first = "", second = ""] = effect.choose.map((option) => all(words, option));
    return words.words.say("aquatica-effect-choose", { first, second });
  }
  if (effect.each_opponent) {
    return words.words.say("aquatica-effect-each_opponent", {
      effects: all(words, effect.each_opponent),
    });
  }
  const [verb, params] = key(effect);
  return words.say(`aquatica-effect-${verb}`, params);
}

function all(words: GameWords, effects: Effect[]): string {
  return effects.map((effect) => short(words, effect)).join(", ");
}

/** What an effect does, as a sentence. */
export function sentence(words: GameWords, effect: Effect): string {
  if (effect.choose) {
    const [first = "", second = ""] = effect.choose.map((option) =>
      sentences(words, option).join(" "),
    );
    return words.words.say("aquatica-about-choose", { first, second });
  }
  if (effect.each_opponent) {
    return words.words.say("aquatica-about-each_opponent", {
      effects: all(words, effect.each_opponent),
    });
  }
  const [verb, params] = key(effect);
  const other = effect.other ? ` ${words.say("aquatica-about-other")}` : "";
  return words.say(`aquatica-about-${verb}`, params) + other;
}

export function sentences(words: GameWords, effects: Effect[]): string[] {
  return effects.map((effect) => sentence(words, effect));
}
