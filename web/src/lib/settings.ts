// What this browser remembers of its user's taste.

import { LANGUAGES, type Language } from "../words/words";

export type Theme = "system" | "light" | "dark";

export interface Settings {
  language: Language | null;
  theme: Theme;
  sound: boolean;
  /** Show the moves of others one after another. */
  motion: boolean;
  /** Ask before a move that cannot be taken back. */
  confirm: boolean;
  /** A coach speaks beside normal games. */
  coach: boolean;
  /** What that coach has told and need not tell again: keys of messages. */
  told: string[];
  /** The games that were begun at this browser. */
  known: string[];
}

const KEY = "farshore";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  sound: true,
  motion: true,
  confirm: true,
  coach: false,
  told: [],
  known: [],
};

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && value in LANGUAGES;
}

export function readSettings(store: Pick<Storage, "getItem"> = localStorage): Settings {
  try {
    const kept = JSON.parse(store.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...DEFAULTS, ...kept };
    if (!isLanguage(settings.language)) settings.language = null;
    return settings;
  } catch {
    return { ...DEFAULTS };
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
