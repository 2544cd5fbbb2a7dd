import { expect, test, vi } from "vitest";
import type { LegalMove } from "../src/generated/types";
import { landed } from "../src/parts/drag";
import { fits, Play } from "../src/table/play.svelte";
import { byKind } from "../src/table/moveOrder";

function legal(move: Record<string, string | number>, final = false): LegalMove {
  return { move, text: Object.values(move).join(" "), number: 0, facts: {}, final };
}
const left = legal({ kind: "sail", area: "left" });
const right = legal({ kind: "sail", area: "right" }, true);
const end = legal({ kind: "end_turn" });

test("a pattern fits by kind and arguments, numbers as texts too, lists as any of", () => {
  expect(fits({ kind: "sail", area: "left" }, { kind: "sail" })).toBe(true);
  expect(fits({ kind: "sail", area: "left" }, { kind: "sail", area: "right" })).toBe(false);
  expect(fits({ kind: "give", place: 2 }, { place: "2" })).toBe(true);
  expect(fits({ kind: "give", place: 2 }, { kind: ["take", "give"] })).toBe(true);
  expect(fits({ kind: "give" }, { place: 2 })).toBe(false);
  expect(fits({ kind: "give" }, { kind: "give", place: undefined })).toBe(true);
});

test("a final move waits for a second thought, unless nobody wants to be asked", () => {
  const send = vi.fn();
  let asks = true;
  const play = new Play({ send, why: () => Promise.resolve(null), asks: () => asks });
  play.renew([left, right]);
  play.choose([right]);
  expect(send).not.toHaveBeenCalled();
  expect(play.pending).toBe(right);
  play.confirm();
  expect(send).toHaveBeenCalledWith(right);
  play.renew([right]);
  asks = false;
  play.choose([right]);
  expect(send).toHaveBeenCalledTimes(2);
});

test("one thing with several moves opens a menu; while one is sent nothing else is", () => {
  const send = vi.fn();
  const play = new Play({ send, why: () => Promise.resolve(null) });
  play.renew([left, right, end]);
  play.choose(play.find({ kind: "sail" }), { left: 0 } as DOMRect);
  expect(play.menu?.moves).toEqual([left, right]);
  play.choose([left]);
  play.choose([end]);
  expect(send).toHaveBeenCalledTimes(1);
});

test("what a menu offers is made at once, unless it gives something away", () => {
  const send = vi.fn();
  const careful = (): string[] => ["give"];
  const play = new Play({ send, why: () => Promise.resolve(null), careful });
  const give = legal({ kind: "give", place: 2 }, true);
  play.renew([left, right, give]);
  play.chooseFromMenu(give);
  expect(play.pending).toBe(give);
  play.chooseFromMenu(right);
  expect(send).toHaveBeenCalledExactlyOnceWith(right);
});

test("a question stays open while its move is legal", () => {
  const play = new Play({ send: vi.fn(), why: () => Promise.resolve(null) });
  play.renew([left, right]);
  play.choose([right]);
  const again = { ...right };
  play.renew([left, again]);
  expect(play.pending).toBe(again);
  play.renew([left]);
  expect(play.pending).toBe(null);
});

test("choices are listed kind by kind", () => {
  expect(byKind([end, left, right])).toEqual([[left, right], [end]]);
});

test("ending a turn in which something was done is not asked about", () => {
  const send = vi.fn();
  let acted = false;
  const play = new Play({ send, why: () => Promise.resolve(null), acted: () => acted });
  const last = legal({ kind: "end_turn" }, true);
  play.renew([left, last]);
  play.choose([last]);
  expect(play.pending).toBe(last);
  acted = true;
  play.renew([left, last]);
  play.choose([last]);
  expect(send).toHaveBeenCalledWith(last);
});

test("a plan that was made is not asked about when it is closed", () => {
  const send = vi.fn();
  let acted = false;
  const handlers = { acted: () => acted, closing: () => ["commit"] };
  const play = new Play({ send, why: () => Promise.resolve(null), ...handlers });
  const [plan, other] = [legal({ kind: "commit" }, true), legal({ kind: "look" }, true)];
  play.renew([plan, other]);
  play.choose([plan]);
  expect(play.pending).toBe(plan);
  acted = true;
  play.choose([other]);
  expect(play.pending).toBe(other);
  play.choose([plan]);
  expect(send).toHaveBeenCalledWith(plan);
});

test("a turn can end with its last move, unless more can be done then", () => {
  const send = vi.fn();
  const seldom = (): string[] => ["give"];
  const play = new Play({ send, why: () => Promise.resolve(null), seldom });
  const build = legal({ kind: "build" }, true);
  const give = legal({ kind: "give", place: 2 }, true);
  const last = legal({ kind: "end_turn" }, true);
  const endsAfter = (...then: (typeof left)[][]): boolean => {
    send.mockClear();
    play.renew([build, give, last]);
    play.choose([build]);
    expect(play.canEndAfter).toBe(true);
    play.confirm({ ends: true });
    for (const moves of then) play.renew(moves);
    return send.mock.calls.length === 2 && send.mock.lastCall?.[0] === last;
  };
  expect(endsAfter([give, last])).toBe(true);
  expect(endsAfter([left, right], [give, last])).toBe(true);
  expect(endsAfter([left, give, last])).toBe(false);
  expect(endsAfter([], [give, last])).toBe(false);
  play.renew([give, last]);
  play.choose([last]);
  expect(play.canEndAfter).toBe(false);
});

test("who wants no more questions about a kind of move gets none", () => {
  const unasked: unknown[] = [];
  const send = vi.fn();
  const play = new Play({
    send,
    why: () => Promise.resolve(null),
    asks: ({ move }) => !unasked.includes(move["kind"]),
    stopAsking: ({ move }) => unasked.push(move["kind"]),
  });
  play.renew([left, right]);
  play.choose([right]);
  play.confirm({ always: true });
  expect(unasked).toEqual(["sail"]);
  play.renew([right]);
  play.choose([right]);
  expect(play.pending).toBe(null);
  expect(send).toHaveBeenCalledTimes(2);
});

test("a thing that is let go makes the moves of the uppermost place that takes it", () => {
  const area = { parentElement: null } as Element;
  const site = { parentElement: null } as Element;
  const place = (text: string) => ({ makes: (moves: readonly string[]) => moves.includes(text) });
  const places = [new Map([[area, place("sail left")]])];
  expect(landed([left, right], [site, area], places)).toEqual([left]);
  expect(landed([right], [site, area], places)).toEqual([]);
  expect(landed([left], [{ parentElement: area } as unknown as Element], places)).toEqual([left]);
});
