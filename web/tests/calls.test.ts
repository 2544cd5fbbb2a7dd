import { describe, expect, it } from "vitest";
import { clockText, minutesOf } from "../src/calls/clockText";
import { deviceLabel } from "../src/calls/device";
import { playedWith } from "../src/calls/playedWith";
import { sharedPath } from "../src/calls/share";
import type { TableJson } from "../src/generated/types";
import { windowFor } from "../src/worker/windowFor";

const shared = (params: Record<string, string>, root = ""): string | null =>
  sharedPath(new URLSearchParams(params), "https://play.example.org", root);

describe("a shared link", () => {
  it("is found in the address or in the text around it", () => {
    expect(shared({ url: "https://play.example.org/t/abc" })).toBe("/t/abc");
    expect(shared({ text: "Come! https://play.example.org/t/abc?x=1#y now" })).toBe("/t/abc?x=1#y");
  });
  it("ends where the sentence around it goes on", () => {
    expect(shared({ text: "Play (https://play.example.org/t/abc)." })).toBe("/t/abc");
    expect(shared({ text: "HTTP://play.example.org/t/abc, now!" })).toBe("/t/abc");
    expect(shared({ text: "**https://play.example.org/t/abc**" })).toBe("/t/abc");
    expect(shared({ text: "https://x.example/t/1 https://play.example.org/t/2" })).toBe("/t/2");
  });
  it("is none in nonsense", () => {
    for (const text of ["", "tonight?", "https://", "http://[", "play.example.org/t/abc"])
      expect(shared({ text })).toBeNull();
    expect(shared({ url: "https://play.example.org@evil.example/t/abc" })).toBeNull();
  });
  it("is one of this server and of this path", () => {
    expect(shared({ url: "https://evil.example/t/abc" })).toBeNull();
    expect(shared({ url: "https://play.example.org.evil.example/t/abc" })).toBeNull();
    expect(shared({ url: "javascript:alert(1)" })).toBeNull();
    expect(shared({ url: "https://play.example.org/games/t/abc" }, "/games")).toBe("/t/abc");
    expect(shared({ url: "https://play.example.org/other/t/abc" }, "/games")).toBeNull();
    expect(shared({})).toBeNull();
  });
});

describe("times of day", () => {
  it("are minutes on the server and a clock on the page", () => {
    expect(clockText(0)).toBe("00:00");
    expect(clockText(22 * 60 + 5)).toBe("22:05");
    expect(minutesOf("07:30")).toBe(450);
    expect(minutesOf("07:30:15")).toBe(450);
    expect(minutesOf("")).toBeNull();
  });
});

describe("a device", () => {
  it("is named by browser and system", () => {
    expect(
      deviceLabel("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36"),
    ).toBe("Chrome, Linux");
    expect(deviceLabel("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Version/19 Safari/604")).toBe(
      "Safari, iPhone",
    );
    expect(deviceLabel("")).toBe("");
  });
});

describe("a click on a notification", () => {
  const HOME = "https://play.example.org/";
  const TABLE = `${HOME}t/abc`;
  const led = (...urls: string[]): { window: { url: string }; moves: boolean } | null =>
    windowFor(
      urls.map((url) => ({ url })),
      TABLE,
      HOME,
    );
  it("leads to the page of that table", () => {
    expect(led(HOME, `${TABLE}?x#y`)).toEqual({ window: { url: `${TABLE}?x#y` }, moves: false });
  });
  it("takes the home page there", () => {
    expect(led(`${HOME}t/other`, HOME)).toEqual({ window: { url: HOME }, moves: true });
  });
  it("leaves every other page alone", () => {
    expect(led(`${HOME}t/other`, `${TABLE}/plan`, `${HOME}new`)).toBeNull();
    expect(led()).toBeNull();
  });
});

describe("people to invite", () => {
  const seat = (name: string, kind = "person"): object => ({ kind, name });
  const table = (id: string, day: number, seats: object[], more: object = {}): TableJson =>
    ({
      id,
      status: "finished",
      created_at: `2026-01-0${day}T12:00:00Z`,
      you: { seat: 0, host: false, may_watch: true },
      seats: seats.map((one, seat) => ({ ...one, seat })),
      ...more,
    }) as TableJson;
  const me = seat("Ada");
  const here = table("here", 9, [me, seat("", "open")], { status: "open" });
  const found = (...tables: TableJson[]): string[] =>
    playedWith(tables, here).map(({ name, table, seat }) => `${name} ${table.id} ${seat}`);

  it("are those of earlier games, each once, the last game first", () => {
    const old = table("old", 1, [me, seat("Bo"), seat("Cy")]);
    const last = table("last", 2, [me, seat("", "bot"), seat("Bo")]);
    expect(found(old, last)).toEqual(["Bo last 2", "Cy old 2"]);
  });
  it("have played, have a name and do not sit here yet", () => {
    const open = table("open", 1, [me, seat("Bo")], { status: "open" });
    const deleted = table("deleted", 2, [me, seat("")]);
    const watched = table("watched", 3, [seat("Bo"), seat("Cy")], {
      you: { seat: null, host: true, may_watch: true },
    });
    expect(found(open, deleted, watched)).toEqual([]);
    const joined = { ...here, seats: table("", 1, [me, seat("Bo")]).seats };
    expect(playedWith([table("old", 1, [me, seat("Bo")])], joined)).toEqual([]);
  });
});
