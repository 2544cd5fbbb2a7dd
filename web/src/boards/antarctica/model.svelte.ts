// What all parts of this board share: the view, what its components are, and what is looked at.

import type {
  AntarcticaBuildingCardData,
  AntarcticaBuildProspect,
  AntarcticaEvent,
  AntarcticaMove,
  AntarcticaOwnView,
  AntarcticaProspect,
  AntarcticaResearchTrackData,
  AntarcticaTrackSymbolData,
  AntarcticaView,
} from "../../generated/types";
import type { Params } from "../../words/words";
import type { Legal } from "../../table/play.svelte";
import type { BoardProps } from "../contract";
import { dataOf, type ComponentData } from "./componentData";

export type View = AntarcticaView & Partial<Pick<AntarcticaOwnView, "you">>;
export type Props = BoardProps<View, AntarcticaMove, AntarcticaEvent>;

export type Kind = AntarcticaMove["kind"];
export type Track = AntarcticaResearchTrackData;
export type TrackSymbol = AntarcticaTrackSymbolData;

/** Moves that choose an area. */
export const TO_AREA: Kind[] = ["sail", "relocate_to", "place_ship"];
export const ON_TRACK: Kind[] = ["research", "advance", "place_cube"];
/** So many areas may glow alike and still lead the eye. */
const FEW = 3;

export class BoardModel {
  /** The area under the pointer. */
  looked = $state<string | null>(null);
  /** The building stack under the pointer. */
  card = $state<string | null>(null);

  constructor(private readonly props: () => Props) {}

  private get data(): ComponentData {
    return dataOf(this.words.edition);
  }
  get families(): Record<string, string> {
    return this.data.families;
  }
  get sites(): string[] {
    return this.data.sites;
  }
  get tracks(): Track[] {
    return this.data.tracks;
  }
  get view(): View {
    return this.props().view;
  }
  get play() {
    return this.props().play;
  }
  get words() {
    return this.props().words;
  }
  get you(): number | null {
    return this.props().you;
  }
  get motion(): number {
    return this.props().motion;
  }
  get seats() {
    return this.props().seats;
  }

  say(key: string, params: Params = {}): string {
    return this.words.say(key, params);
  }
  name(domain: string, id: string | number): string {
    return this.words.name(domain, id);
  }
  cardOf(id: string): AntarcticaBuildingCardData | undefined {
    return this.data.cards.get(id);
  }

  /** The area that the cards speak of: pointed at, looked at, or where your ship has sailed to. */
  readonly destination = $derived.by((): string | null => {
    const prospects = this.view.you?.next_ship?.prospects;
    if (!prospects) return null;
    const pointed = this.play.pointed.map(({ move }) =>
      TO_AREA.includes(move.kind) && "area" in move ? move.area : "",
    );
    const wanted = [...pointed, this.looked ?? "", this.sailed ?? ""];
    return wanted.find((area) => area in prospects) ?? null;
  });

  /** Where the viewer's ship has sailed to in this turn. */
  get sailed(): string | null {
    const ship = this.view.you?.next_ship;
    const target = this.view.stop.target;
    return ship &&
      target !== null &&
      Object.keys(ship.prospects).length === 1 &&
      target in ship.prospects
      ? target
      : null;
  }

  prospect(area: string | null): AntarcticaProspect | undefined {
    return area === null ? undefined : this.view.you?.next_ship?.prospects[area];
  }

  /** How much a ship could do in each area: buildings, scientists, research, a new ship. */
  private readonly offers = $derived.by(() => {
    const prospects = Object.entries(this.view.you?.next_ship?.prospects ?? {});
    return new Map(
      prospects.map(([area, { builds, recruit, research, new_ship: ship }]) => {
        const possible = Object.values(builds).filter((build) => build.possible).length;
        return [area, possible + Number(recruit > 0) + Number(research > 0) + Number(ship)];
      }),
    );
  });

  /** Whether an area that may be chosen glows less: another is chosen already or allows more, or so many
   *  are equal that none would lead the eye. */
  isLesser(area: string): boolean {
    const pending = this.play.pending?.move;
    if (pending) return !("area" in pending && pending.area === area);
    const open = Object.keys(this.view.areas).filter((one) => this.toArea(one).length > 0);
    const worth = open.map((one) => this.offers.get(one) ?? 0);
    const most = Math.max(0, ...worth);
    return (
      (this.offers.get(area) ?? 0) < most ||
      (open.length > FEW && worth.every((one) => one === most))
    );
  }

  /** What a building card would lack at the destination. */
  building(deck: string): AntarcticaBuildProspect | undefined {
    return this.prospect(this.destination)?.builds[deck];
  }

  /** Whether the card that is looked at could be built in an area. */
  fits(area: string): boolean {
    return this.card !== null && (this.prospect(area)?.builds[this.card]?.possible ?? false);
  }

  /** Moves that choose an area as a whole. */
  toArea(area: string): Legal<AntarcticaMove>[] {
    return this.play.find({ kind: TO_AREA, area });
  }

  /** The stack whose card has just been built there. */
  builtFrom(area: string, building: string): string | null {
    const found = this.props().recent.find(({ events }) =>
      events.some(
        (event) => event.event === "built" && event.area === area && event.building === building,
      ),
    );
    return found && "deck" in found.move ? `deck-${found.move.deck}` : null;
  }

  /** Names of what has just happened: `built/left/crane`, `cube/track_a/0`. */
  readonly fresh = $derived.by((): Set<string> => {
    const found = new Set<string>();
    for (const { events } of this.props().recent) {
      for (const event of events) {
        const name = changed(event);
        if (name !== null) found.add(name);
      }
    }
    return found;
  });
}

/** What an event changes on the board; `null` if nothing that is drawn. */
function changed(event: AntarcticaEvent): string | null {
  switch (event.event) {
    case "built":
    case "building_dealt":
      return `built/${event.area}/${event.building}`;
    case "scientists_placed":
      return `crowd/${event.area}/${event.seat}`;
    case "cube_moved":
      return `cube/${event.track}/${event.seat}`;
    case "card_revealed":
      return `card/${event.deck}`;
    case "icebreaker_laid":
      return `icebreaker/${event.area}/${event.seat}`;
    case "ship_sailed":
    case "ship_relocated":
      return `ship/${event.to}/${event.seat}`;
    case "ship_joined":
    case "ship_placed":
      return `ship/${event.area}/${event.seat}`;
    default:
      return null;
  }
}
