// What a bot thinks of a game, as lines and words.

import type { ExpectedMove, JudgedJson, LegalMove } from "../generated/types";
import type { GameWords } from "../words/game";
import { place, type Frame } from "./chart";

/** The chances of all seats after so many log entries. */
export interface Chances {
  after: number;
  chances: number[];
}

const FORESEEN = 4;

/** The lead over time. Who has won is sure at the end; alone the end says no more than before. */
export function lead(
  decisions: readonly JudgedJson[],
  last: number,
  winners: readonly (number | string)[] | null,
): Chances[] {
  const points = decisions.map(({ after, chances }) => ({ after, chances }));
  const seats = points[0]?.chances ?? [];
  if (seats.length > 1 && winners && winners.length > 0) {
    points.push({
      after: last,
      chances: seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    });
  }
  return points;
}

/** The chances of a seat as a line (the path of an SVG). */
export function line(points: readonly Chances[], seat: number, last: number, frame: Frame): string {
  const { x, y } = place(frame, last);
  return points
    .map(
      ({ after, chances }, index) =>
        `${index === 0 ? "M" : "L"}${x(after).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`,
    )
    .join("");
}

/** What the chances were at a point: those of the last decision before it. */
export function chancesAt(points: readonly Chances[], after: number): number[] {
  return (points.findLast((point) => point.after <= after) ?? points[0])?.chances ?? [];
}

/** The decisions that cost most, the worst first. */
export function costliest(
  decisions: readonly JudgedJson[],
  costly: readonly number[],
  most = 6,
): JudgedJson[] {
  return costly.slice(0, most).flatMap((at) => decisions[at] ?? []);
}

/** A chance as people say it; nothing is sure before the end. */
export function percent(chance: number): number {
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** What is expected after the first move of a line, in words; "" for nothing. */
export function following(words: GameWords, expected: readonly ExpectedMove[]): string {
  const parts = expected.slice(1, 1 + FORESEEN).map(({ seat, move, facts }, index) => {
    const what = words.move({ move, facts });
    return seat === expected[index]?.seat
      ? what
      : words.words.say("hint-line-seat", { who: words.called(seat), what });
  });
  return parts.join(words.words.say("hint-line-joint"));
}

/** A move and what it brings, as a choice is given to the words. */
export const told = (
  move: JudgedJson["move"],
  facts: LegalMove["facts"],
): Pick<LegalMove, "move" | "facts"> => ({ move, facts });
