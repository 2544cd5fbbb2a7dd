// What one game says, with the names of its components and of those who play it
// (the browser's side of `GameWords` in `farshore/localization/messages.py`).

import { FluentNumber, type FluentValue, type FluentVariable } from "@fluent/bundle";
import type {
  EditionJson,
  GameJson,
  LegalMove,
  LogEntryJson,
  ReasonJson,
} from "../generated/types";
import {
  inflect,
  lower,
  Names,
  readable,
  type Id,
  type Param,
  type Params,
  type Shown,
  type Words,
} from "./words";

const CHANCE = "*";
const COUNTED = "counted"; // the form of a component that says how many there are
type Event = LogEntryJson["events"][number];

/** What a table plays by: a version of the rules, and the readings that were chosen. */
export interface TableReadings {
  rules: number;
  rulings: Record<string, string>;
}

export class GameWords {
  private readonly domains: Record<string, string>;

  constructor(
    readonly words: Words,
    readonly game: GameJson,
    readonly edition: EditionJson,
    /** What the players are called. */
    readonly seats: string[],
    /** The seat that the messages speak to. */
    readonly you: number | null,
  ) {
    this.domains = namedAs(game, edition);
  }

  // --- names

  /** What people call a component. */
  name(domain: string, id: Id): string {
    const named = this.edition.names[this.domains[domain] ?? domain]?.[String(id)];
    const found = named?.[this.words.language] ?? named?.["en"];
    if (found !== undefined) return found;
    const key = `${this.game.name}-${domain}`;
    const details = this.details(domain, id);
    if (details && this.words.has(key)) return this.say(key, details);
    return readable(id);
  }

  /** What an actor is called: a seat, `*` for chance, or an opponent without a seat. */
  seat(actor: Id): string {
    if (String(actor) === String(this.you)) return this.words.say("actor-you");
    return this.called(actor);
  }

  /** The same, but never "you": for labels. */
  called(actor: Id): string {
    if (String(actor) === CHANCE) return this.words.say("actor-chance");
    if (!/^\d+$/.test(String(actor))) return this.name("owner", actor);
    return this.seats[Number(actor)] ?? this.words.say("actor-seat", { seat: String(actor) });
  }

  /** An actor as a parameter: an opponent without a seat may have an article. */
  private actor(actor: Id): FluentVariable {
    const within = `${this.game.name}-owner.within`;
    if (/^(\d+|\*)$/.test(String(actor)) || !this.words.has(within)) return this.seat(actor);
    return new Names(this.seat(actor), this.say(within, this.details("owner", actor) ?? {}));
  }

  details(domain: string, id: Id): Params | undefined {
    return this.edition.details[domain]?.[String(id)] as Params | undefined;
  }

  // --- messages

  /** A message whose parameters may be ids of this game. */
  say(key: string, params: Params = {}): string {
    return this.words.say(key, this.shown(params));
  }

  has(key: string): boolean {
    return this.words.has(key);
  }

  /** Why something is not possible. */
  reason(reason: ReasonJson): string {
    if (reason.game === this.game.name) return this.say(reason.key, reason.params);
    const shown: Shown = {};
    for (const [name, value] of Object.entries(reason.params as Params)) {
      if (!Array.isArray(value)) shown[name] = value;
      else if (name === "waiting")
        shown[name] = this.words.list(value.map((actor) => this.seat(actor)));
      else
        shown[name] = this.words.list(
          value.map(String),
          name === "allowed" ? "disjunction" : "conjunction",
        );
    }
    return this.words.say(reason.key, shown);
  }

  /** A line of the log. */
  event(event: Event): string {
    let key = `${this.game.name}-event-${event["event"]}`;
    if (Object.values(event).includes("?") && this.words.has(`${key}.hidden`)) key += ".hidden";
    if (this.words.has(key)) return this.say(key, event);
    const { event: what, ...rest } = event;
    return [readable(what ?? ""), ...Object.values(this.shown(rest)).map(String)].join(" ");
  }

  /** A legal move as a choice: what it is, and what follows from it at once. */
  move(legal: Pick<LegalMove, "move"> & Partial<LegalMove>): string {
    const { kind = "", ...args } = legal.move;
    const key = `${this.game.name}-move-${kind}`;
    if (!this.words.has(key)) {
      const names = Object.entries(args).map(([domain, id]) => this.one(domain, id));
      return [readable(kind), ...names.map(String)].join(" ");
    }
    return this.say(key, { ...this.nothing(), ...(legal.facts as Params), ...args });
  }

  /** The log's lines for an entry, each with the seat that it tells of. */
  lines(entry: LogEntryJson): { seat: number | null; text: string }[] {
    const told = this.told(entry);
    return this.entry(entry).map((text, index) => {
      const seat = told[index]?.["seat"];
      return { seat: typeof seat === "number" ? seat : entry.seat, text };
    });
  }

  /** The events of an entry that have a name in the game. */
  private told(entry: LogEntryJson): Event[] {
    return entry.events.filter(({ event }) => String(event) in this.game.events);
  }

  /** The log's lines for an entry: its events, or the move itself if no event tells of it.
   *  Events without a name in the game (sealed moves are open now) tell nothing. */
  entry(entry: LogEntryJson): string[] {
    const told = this.told(entry);
    if (told.length > 0) return told.map((event) => this.event(event));
    const { kind = "", ...args } = entry.move;
    const key = `${this.game.name}-move-${kind}.done`;
    return this.words.has(key) ? [this.say(key, { ...args, seat: entry.seat ?? CHANCE })] : [];
  }

  /** The decision to be taken now, as a question. */
  ask(decision: string, params: Params = {}): string {
    const key = `${this.game.name}-ask-${decision}`;
    return this.words.has(key) ? this.say(key, params) : readable(decision);
  }

  /** Who takes a decision, told to those who wait. */
  decides(decision: string, seats: number[]): string {
    const names = seats.map((seat) => this.called(seat));
    const key = `${this.game.name}-ask-${decision}.waiting`;
    return this.words.has(key)
      ? this.say(key, { names })
      : this.words.say("web-waiting", { names: this.words.list(names) });
  }

  /** What an option decides, or what one of its values means. */
  option(name: string, value?: Id): string {
    const key = `${this.game.name}-option-${name}`;
    return this.known(value === undefined ? key : `${key}.${value}`, value ?? name);
  }

  /** How each doubtful rule is read: at a table as it plays, else as at new tables. */
  readings(table?: TableReadings): Record<string, string> {
    const version = table?.rules ?? this.game.rules;
    return { ...this.game.readings[version - 1], ...table?.rulings };
  }

  /** The doubtful rules that a table reads otherwise than the how-to-play, which tells of new tables. */
  otherReadings(table: TableReadings): Record<string, string> {
    const usual = Object.entries(this.readings());
    const played = this.readings(table);
    return Object.fromEntries(
      usual.flatMap(([name, reading]) => {
        const other = played[name] ?? reading;
        return other === reading ? [] : [[name, other]];
      }),
    );
  }

  /** An end reason (`end`), source of points (`part`), tie-break (`tie`) or `opponent`. */
  about(what: "end" | "part" | "tie" | "opponent", id: string): string {
    return this.known(`${this.game.name}-${what}-${id}`, id);
  }

  private known(key: string, otherwise: Id): string {
    return this.words.has(key) ? this.words.say(key) : readable(otherwise);
  }

  // --- parameters

  /** The facts of a move that has none: no event happens. */
  private nothing(): Params {
    const facts: Params = {};
    for (const [event, args] of Object.entries(this.game.events)) {
      facts[`${event}_count`] = 0;
      for (const arg of args) facts[`${event}_${arg}`] = "";
    }
    return facts;
  }

  private shown(params: Params): Shown {
    const shown: Shown = {};
    for (const [name, value] of Object.entries(params)) {
      const domain = this.domain(name);
      if (Array.isArray(value)) {
        shown[`${name}_count`] = value.length;
        shown[name] = this.several(name, domain, value);
        continue;
      }
      shown[name] = this.one(domain, value);
      if (isActor(domain)) shown[`${name}_you`] = String(value) === String(this.you) ? "yes" : "no";
      else if (domain) this.addDetails(shown, name, domain, value);
    }
    return shown;
  }

  private addDetails(shown: Shown, name: string, domain: string, value: Id): void {
    const details = this.details(domain, value);
    if (!details) return;
    for (const [field, detail] of Object.entries(this.shown(details)))
      shown[`${name}_${field}`] ??= detail;
  }

  private several(param: string, domain: string, ids: Id[]): Names {
    const type = param === "allowed" ? "disjunction" : "conjunction";
    if (this.words.has(this.forms(domain, COUNTED))) {
      const text = this.words.list(this.counted(domain, ids), type);
      return new Names(text, text);
    }
    const items = ids.map((id) => this.one(domain, id) as FluentValue);
    const list = (shown: (item: FluentValue) => unknown) =>
      this.words.list(
        items.map((item) => String(shown(item))),
        type,
      );
    return new Names(
      list((item) => item),
      list((item) => lower([item])),
      (form, number) => list((item) => inflect([item, form, new FluentNumber(number)])),
    );
  }

  /** Each of several things once, with how many there are of it. */
  private counted(domain: string, ids: Id[]): string[] {
    const counts = new Map<Id, number>();
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].map(([id, count]) => this.inflected(domain, id, COUNTED, count));
  }

  private one(domain: string, value: Param): FluentVariable {
    if (Array.isArray(value)) return this.several("", domain, value);
    if (isActor(domain)) return this.actor(value);
    if (!domain || value === "" || value === "?") return value;
    if (typeof value === "number" && !(domain in this.edition.names)) return value;
    const name = this.name(domain, value);
    if (name === readable(value)) return name; // no name: a message may select by the id
    return new Names(name, this.words.within(name), (form, number) =>
      this.inflected(domain, value, form, number),
    );
  }

  private forms(domain: string, form: string): string {
    return `${this.game.name}-forms-${this.domains[domain] ?? domain}.${form}`;
  }

  /** A component in a form of its language's grammar, if there is such a form. */
  private inflected(domain: string, id: Id, form: string, number: number): string {
    const name = this.name(domain, id);
    const within = this.words.within(name);
    const key = this.forms(domain, form);
    if (!this.words.has(key)) return within;
    return this.words.say(key, { id: String(id), name, within, number });
  }

  /** The domain that a parameter is named after; "" if none. */
  private domain(param: string): string {
    if (param === "seat" || param === "waiting") return "seat";
    for (
      let name = param;
      name;
      name = name.includes("_") ? name.slice(name.indexOf("_") + 1) : ""
    ) {
      if (name in this.domains) return name;
    }
    return "";
  }
}

function isActor(domain: string): boolean {
  return domain === "seat" || domain === "owner";
}

/** Every domain of the game, and the one whose names it uses: one without names of its own
 *  (`from`) borrows those of the one that holds all its ids. */
function namedAs(game: GameJson, edition: EditionJson): Record<string, string> {
  const named = Object.fromEntries(Object.keys(edition.names).map((name) => [name, name]));
  for (const [name, values] of Object.entries(game.domains)) {
    if (name in edition.names) continue;
    named[name] = name;
    for (const [other, names] of Object.entries(edition.names)) {
      if (values.every((value) => String(value) in names)) named[name] = other;
    }
  }
  return named;
}
