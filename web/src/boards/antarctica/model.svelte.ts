// What all parts of this board share: the view, what its components are, and what is looked at.

import type {
  AntarcticaBuildProspect,
  AntarcticaOwnView,
  AntarcticaProspect,
  AntarcticaView,
  EditionJson,
  LegalMove,
} from "../../generated/types";
import type { Params } from "../../words/words";
import type { BoardProps } from "../contract";

export type View = AntarcticaView & Partial<Pick<AntarcticaOwnView, "you">>;
export type Props = BoardProps<View>;

export interface TrackSymbol {
  space: number;
  colour: "red" | "blue";
  effect: string;
}
interface Components {
  building_types: { id: string; category: string; scientists: number; star: boolean }[];
  building_cards: {
    id: string;
    needs: string[];
    builds: string;
    scientists: number;
    research_points: number;
    star: boolean;
  }[];
  research_tracks: {
    id: string;
    icons: string[];
    spaces: number;
    vp: number[];
    symbols: TrackSymbol[];
  }[];
}
export type Card = Components["building_cards"][number];
export type Track = Components["research_tracks"][number];

/** The sites of every area: resources and stations on the coast, the rest behind them. */
const FAMILIES = [
  ["resource", "station"],
  ["base", "know_how", "prestige"],
];
/** Moves that choose an area. */
export const TO_AREA = ["sail", "relocate_to", "place_ship"];
export const ON_TRACK = ["research", "advance", "place_cube"];

export class BoardModel {
  /** The area under the pointer. */
  looked = $state<string | null>(null);
  /** The building stack under the pointer. */
  card = $state<string | null>(null);
  readonly families: Record<string, string>;
  readonly sites: string[];
  readonly tracks: Track[];
  private readonly cards: Map<string, Card>;

  constructor(
    private readonly props: () => Props,
    edition: EditionJson,
  ) {
    const components = edition.components as Components;
    this.families = Object.fromEntries(
      components.building_types.map(({ id, category }) => [id, category]),
    );
    this.sites = FAMILIES.flatMap((row) =>
      row.flatMap((family) =>
        components.building_types.filter(({ category }) => category === family).map(({ id }) => id),
      ),
    );
    this.tracks = components.research_tracks;
    this.cards = new Map(components.building_cards.map((card) => [card.id, card]));
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
  cardOf(id: string): Card | undefined {
    return this.cards.get(id);
  }

  /** The area that the cards speak of: pointed at, looked at, or where your ship has sailed to. */
  readonly destination = $derived.by((): string | null => {
    const prospects = this.view.you?.next_ship?.prospects;
    if (!prospects) return null;
    const pointed = this.play.pointed.map(({ move }) =>
      TO_AREA.includes(String(move["kind"])) ? String(move["area"]) : "",
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

  /** What a building card would lack at the destination. */
  building(deck: string): AntarcticaBuildProspect | undefined {
    return this.prospect(this.destination)?.builds[deck];
  }

  /** Whether the card that is looked at could be built in an area. */
  fits(area: string): boolean {
    return this.card !== null && (this.prospect(area)?.builds[this.card]?.possible ?? false);
  }

  /** Moves that choose an area as a whole. */
  toArea(area: string): LegalMove[] {
    return this.play.find({ kind: TO_AREA, area });
  }

  /** The stack whose card has just been built there. */
  builtFrom(area: string, building: string): string | null {
    const found = this.props().recent.find(({ events }) =>
      events.some(
        (event) =>
          event["event"] === "built" && event["area"] === area && event["building"] === building,
      ),
    );
    return found ? `deck-${found.move["deck"]}` : null;
  }

  /** Names of what has just happened: `built/left/crane`, `cube/track_a/0`. */
  readonly fresh = $derived.by((): Set<string> => {
    const found = new Set<string>();
    for (const { events } of this.props().recent) {
      for (const event of events) {
        const { event: what, seat, area, building, track, deck, to } = event;
        if (what === "built" || what === "building_dealt") found.add(`built/${area}/${building}`);
        else if (what === "scientists_placed") found.add(`crowd/${area}/${seat}`);
        else if (what === "cube_moved") found.add(`cube/${track}/${seat}`);
        else if (what === "card_revealed") found.add(`card/${deck}`);
        else if (what === "icebreaker_laid") found.add(`icebreaker/${area}/${seat}`);
        else if (what === "ship_sailed" || what === "ship_relocated")
          found.add(`ship/${to}/${seat}`);
        else if (what === "ship_joined" || what === "ship_placed")
          found.add(`ship/${area}/${seat}`);
      }
    }
    return found;
  });
}
