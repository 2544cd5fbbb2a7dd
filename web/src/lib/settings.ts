// What this browser remembers of its user's taste.

import { LANGUAGES, type Language } from "../words/words";

export type Theme = "system" | "light" | "dark";

/** How fast the moves of others are shown. */
export const SPEEDS = ["slow", "normal", "fast", "once"] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Settings {
  language: Language | null;
  theme: Theme;
  /** How loud sounds are, from 0 (none) to 1. */
  volume: number;
  speed: Speed;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** Kinds of moves that are not asked about any more: "antarctica build". */
  unasked: string[];
  /** A coach speaks beside normal games. */
  coach: boolean;
  /** What that coach has told and need not tell again: keys of messages. */
  told: string[];
  /** The games that were begun at this browser. */
  known: string[];
}

const KEY = "farshore";
const USUAL_VOLUME = 0.5;
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  volume: USUAL_VOLUME,
  speed: "normal",
  confirm: true,
  unasked: [],
  coach: false,
  told: [],
  known: [],
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && value in LANGUAGES;
}

/** What was kept before there were volumes and speeds. */
interface EarlierSettings {
  sound?: boolean;
  motion?: boolean;
}

/** `phone`: a device that is held in the hand, often among other people, begins without sound. */
export function readSettings(
  store: Pick<Storage, "getItem"> = localStorage,
  phone = matchMedia("(pointer: coarse)").matches,
): Settings {
  const usual = { ...DEFAULTS, volume: phone ? 0 : USUAL_VOLUME };
  try {
    const { sound, motion, ...kept } = JSON.parse(store.getItem(KEY) ?? "{}") as Partial<Settings> &
      EarlierSettings;
    if (sound === false) usual.volume = 0;
    if (motion === false) usual.speed = "once";
    const settings = { ...usual, ...kept };
    if (!isLanguage(settings.language)) settings.language = null;
    if (!SPEEDS.includes(settings.speed)) settings.speed = usual.speed;
    return settings;
  } catch {
    return usual;
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // a browser that keeps nothing still plays
  }
}

/** The first language that the browser prefers and that there are words in. */
export function preferredLanguage(
  preferred: readonly string[],
  available: readonly Language[],
): Language {
  for (const wanted of preferred) {
    const short = wanted.slice(0, 2).toLowerCase();
    if (isLanguage(short) && available.includes(short)) return short;
  }
  return "en";
}
