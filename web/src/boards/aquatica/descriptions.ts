// What the things on the table say about themselves.

import type { AquaticaView } from "../../generated/types";
import type { GameWords } from "../../words/game";
import { dataOf, type Character } from "./componentData";
import { sentences, short } from "./effects";

/** A character: what it does, one effect a line, how it is read, and what becomes of the card. */
export function aboutCharacter(words: GameWords, view: AquaticaView | null, id: string): string[] {
  const card = dataOf(words.edition).character(id);
  const list = sentences(words, card.effects);
  const lines = list.length > 1 ? [list.map((line, at) => `${at + 1}. ${line}`).join("\n")] : list;
  if (view)
    lines.push(...readings(card, view).map((reading) => words.say(`aquatica-about-${reading}`)));
  if (card.stays_in_hand) lines.push(words.say("aquatica-about-stays"));
  if (card.use === "once") lines.push(words.say("aquatica-about-once"));
  if (card.number !== undefined)
    lines.push(words.say("aquatica-about-king", { number: card.number }));
  return lines;
}

const PAID = ["conquer", "buy", "recruit"];

/** What the chosen readings of the rulebook make of a card: the ends of the messages' keys. */
export function readings(card: Character, view: AquaticaView): string[] {
  const all = card.effects.flatMap((effect) => effect.choose?.flat() ?? [effect]);
  const done = all.flatMap((effect) => effect.do ?? []);
  const found: string[] = [];
  if (card.stays_in_hand && view.rulings.matron_clears === "on" && view.seats.length === 2)
    found.push("clears");
  if (done.some((what) => PAID.includes(what)))
    found.push(view.rulings.strict_effects === "on" ? "must" : "may");
  if (card.effects.filter((effect) => effect.do === "conquer").length > 1)
    found.push(view.rulings.leftover_power === "lost" ? "power_lost" : "power_kept");
  return found;
}

/** A location: prices, depths from top to bottom (those left), manta and points. */
export function aboutLocation(
  words: GameWords,
  id: string,
  covered = 0,
  conquest?: number,
): string[] {
  const card = dataOf(words.edition).location(id);
  const lines = [words.name("type", card.type)];
  if (conquest !== undefined)
    lines.push(words.say("aquatica-about-prices", { power: conquest, coins: card.coin_price }));
  const left = card.depths.slice(covered);
  if (left.length > 0) {
    const list = left.map((depth) =>
      depth.empty ? words.say("aquatica-about-empty") : short(words, depth),
    );
    lines.push([words.say("aquatica-about-depths"), ...list.map((line) => `↓ ${line}`)].join("\n"));
  } else lines.push(words.say("aquatica-about-raised"));
  if (card.manta && left.length > 0)
    lines.push(words.say("aquatica-about-wins", { manta: card.manta }));
  lines.push(words.say("aquatica-about-points", { number: card.points }));
  return lines;
}

export function aboutManta(words: GameWords, id: string, tired?: boolean): string[] {
  const effect = dataOf(words.edition).carries(id);
  const resource = effect.gain_coins !== undefined || effect.gain_power !== undefined;
  const lines = [
    ...sentences(words, [effect]),
    words.say(resource ? "aquatica-about-manta-resource" : "aquatica-about-manta-effect"),
  ];
  if (id.startsWith("trained")) lines.push(words.say("aquatica-about-manta-trained"));
  if (tired) lines.push(words.say("aquatica-about-manta-tired"));
  return lines;
}

/** A goal: its condition, and how near everybody is. */
export function aboutGoal(words: GameWords, view: AquaticaView, track: number): string[] {
  const goal = view.tracks[track]?.goal;
  if (!goal) return [];
  const [condition = "", number = 0] =
    Object.entries(dataOf(words.edition).goals.get(goal)?.condition ?? {})[0] ?? [];
  const near = (view.progress[track] ?? []).map(({ found, needed }, seat) =>
    words.words.say("aquatica-about-progress", { name: words.called(seat), found, needed }),
  );
  return [
    words.words.say("aquatica-about-goal", {
      condition: words.say(`aquatica-condition-${condition}`, { number }),
    }),
    near.join("\n"),
    words.say("aquatica-about-claim"),
  ];
}

/** The condition of a goal in few words. */
export function condition(words: GameWords, goal: string): string {
  const [what = "", number = 0] =
    Object.entries(dataOf(words.edition).goals.get(goal)?.condition ?? {})[0] ?? [];
  return words.say(`aquatica-condition-${what}`, { number });
}
