// All words that a person reads: the same Fluent messages as the server's (`farshore/localization/messages.py`).

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";

import { CAPITAL_NOUNS, LANGUAGE_CODES, LANGUAGES, type Language } from "../generated/languages";

export type Id = string | number;
export type Param = Id | Id[];
export type Params = Record<string, Param>;
/** What a message is given to show. */
export type Shown = Record<string, FluentVariable>;

export { LANGUAGE_CODES, LANGUAGES, type Language };

const MOST_LISTED = 24;

/** The names in a grammatical form, of so many. */
export type Form = (form: string, number: number) => string;

/** Names of components, ready to be shown; `within`: inside a sentence. */
export class Names extends FluentType<string> {
  constructor(
    value: string,
    readonly within: string,
    readonly form: Form = () => within,
  ) {
    super(value);
  }
  override toString(): string {
    return this.value;
  }
}

/** LOWER($name): names as they are written within a sentence. */
export function lower([name]: FluentValue[]): FluentValue {
  return name instanceof Names ? name.within : (name ?? "");
}

/** FORM($name, "form", $number): names as the grammar of a sentence needs them. */
export function inflect([name, form, number]: FluentValue[]): FluentValue {
  if (!(name instanceof Names)) return name ?? "";
  const count = number instanceof FluentNumber ? number.value : Number(number ?? 1) || 1;
  return name.form(String(form), count);
}

/** An id that has no name, as well as it can be shown. */
export function readable(id: Id): string {
  return String(id).replaceAll("_", " ");
}

export class Words {
  readonly language: Language;
  private readonly bundle: FluentBundle;

  constructor(language: Language, ...files: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, {
      functions: { LOWER: lower, FORM: inflect },
      useIsolating: false,
    });
    for (const file of files) this.bundle.addResource(new FluentResource(file));
  }

  /** More messages, such as a game's. */
  add(file: string): void {
    this.bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.pattern(key) !== null;
  }

  /** The message with parameters that are ready to be shown; an unknown key is shown as it is. */
  say(key: string, params: Record<string, FluentVariable> = {}): string {
    const pattern = this.pattern(key);
    if (pattern === null) return [key, ...Object.values(params).map(String)].join(" ");
    return this.bundle.formatPattern(pattern, params, []);
  }

  /** Several things in a row, the last joined by "and", or by "or". */
  list(items: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
    if (items.length === 0) return this.say("list-empty");
    if (items.length > MOST_LISTED) {
      return this.say("list-cut", { items: items.slice(0, MOST_LISTED).join(", ") });
    }
    return new Intl.ListFormat(this.language, { type }).format(items);
  }

  /** A name as it stands inside a sentence: German never loses its capitals. */
  within(name: string): string {
    if (CAPITAL_NOUNS.includes(this.language)) return name;
    return name.slice(0, 1).toLowerCase() + name.slice(1);
  }

  private pattern(key: string) {
    const dot = key.indexOf(".");
    const message = this.bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
    if (!message) return null;
    return (dot < 0 ? message.value : message.attributes[key.slice(dot + 1)]) ?? null;
  }
}
