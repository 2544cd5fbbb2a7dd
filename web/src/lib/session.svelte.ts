// Who is at this browser, in which language, and how they like it.

import type { Games, Me } from "../generated/types";
import type { GameWords } from "../words/game";
import { LANGUAGE_CODES, Words, type Language, type Params, type Shown } from "../words/words";
import { get, getText, put, Refusal } from "./api";
import { isZone, zoneOfBrowser } from "./timeZones";
import { isLanguage, keepSettings, preferredLanguage, readSettings, type Theme } from "./settings";

/** Messages that only some pages need, and that come when they are needed (`LATER` of the server). */
export type WordsPart = "howto" | "lessons" | "editions" | "account";

const NOBODY: Me = { guest: null, turns: 0, calls_off: 0, zone: null };

class Session {
  words = $state.raw(new Words("en"));
  /** The languages there are. */
  languages = $state.raw<Language[]>(["en"]);
  games = $state.raw<Games | null>(null);
  me = $state.raw<Me>(NOBODY);
  /** What the user has set; kept in the browser. */
  settings = $state(readSettings());
  /** The parts of the words that somebody asked for. */
  private readonly later = new Map<WordsPart, Promise<void>>();
  private darkness = matchMedia("(prefers-color-scheme: dark)");
  private stillness = matchMedia("(prefers-reduced-motion: reduce)");
  private systemDark = $state(this.darkness.matches);
  private systemStill = $state(this.stillness.matches);

  readonly dark = $derived(
    this.settings.theme === "system" ? this.systemDark : this.settings.theme === "dark",
  );
  readonly still = $derived(this.systemStill || this.settings.speed === "once");

  get name(): string {
    return this.me.guest?.name ?? "";
  }

  /** The time zone of the account, or else of this browser. */
  readonly zone = $derived.by(() => {
    const { zone } = this.me;
    return zone !== null && isZone(zone) ? zone : zoneOfBrowser();
  });

  /** How moments are written for who is here. */
  dates(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    return new Intl.DateTimeFormat(this.words.language, { timeZone: this.zone, ...options });
  }

  /** Everything that the first page needs. */
  async start(): Promise<void> {
    this.darkness.addEventListener("change", (event) => (this.systemDark = event.matches));
    this.stillness.addEventListener("change", (event) => (this.systemStill = event.matches));
    const guess = this.settings.language ?? preferredLanguage(navigator.languages, LANGUAGE_CODES);
    const [games] = await Promise.all([get<Games>("/api/games"), this.askWho(), this.speak(guess)]);
    this.games = games;
    this.languages = games.languages.filter(isLanguage);
  }

  /** Loads the words of a language; the page stays as it is. */
  async speak(language: Language): Promise<void> {
    const parts = ["first", ...this.later.keys()];
    const files = (of: Language) => Promise.all(parts.map((part) => wordsFile(of, part)));
    this.words = new Words(language, ...(await files(language).catch(() => files("en"))));
    document.documentElement.lang = language;
  }

  /** Loads a part of the words, once. */
  need(part: WordsPart): Promise<void> {
    let coming = this.later.get(part);
    if (!coming) {
      const words = this.words; // another language loads the part by itself
      coming = wordsFile(words.language, part).then((file) => words.add(file));
      this.later.set(part, coming);
      coming.catch(() => this.later.delete(part));
    }
    return coming;
  }

  async setLanguage(language: Language): Promise<void> {
    this.settings.language = language;
    this.keep();
    await this.speak(language);
  }

  setTheme(theme: Theme): void {
    this.settings.theme = theme;
    this.keep();
  }

  keep(): void {
    keepSettings($state.snapshot(this.settings));
  }

  async askWho(): Promise<void> {
    this.me = await get<Me>("/api/me").catch((error: unknown) => {
      if (error instanceof Refusal) return NOBODY; // a bad cookie has been cleared
      throw error;
    });
  }

  async call(name: string): Promise<void> {
    this.me = await put<Me>("/api/me", { name });
  }
}

const wordsFile = (language: Language, part: string): Promise<string> =>
  getText(`/api/words/${language}.ftl?part=${part}`);

export const session = new Session();

/** A message in the language of this browser. */
export function say(key: string, params: Params = {}): string {
  const shown: Shown = {};
  for (const [name, value] of Object.entries(params)) {
    shown[name] = Array.isArray(value)
      ? session.words.list(value.map(String), name === "allowed" ? "disjunction" : "conjunction")
      : value;
  }
  return session.words.say(key, shown);
}

/** What a game is called in the language of this browser. */
export function titleOf(game: string, title: string): string {
  const key = `web-game-${game}`;
  return session.words.has(key) ? say(key) : title;
}

/** What went wrong, for people. */
export function inWords(error: unknown, game?: GameWords): string {
  if (!(error instanceof Refusal)) return say("web-unreachable");
  if (game && error.error.game === game.game.name) return game.reason(error.error);
  return say(error.error.key, error.error.params);
}
