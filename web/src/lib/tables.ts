// Making tables.

import type { NewTable, TableJson } from "../generated/types";
import { post } from "./api";
import { session } from "./session.svelte";

/** The bot that is offered first. */
export function usualBot(): string {
  const bots = session.games?.bots ?? [];
  return ["gentle", "greedy"].find((bot) => bots.includes(bot)) ?? bots[0] ?? "greedy";
}

/** You on the first seat, bots on all others: the game begins at once. */
export function playNow(game: string): Promise<TableJson> {
  const players = session.games?.games.find(({ name }) => name === game)?.default_players ?? 2;
  const asked: NewTable = {
    game,
    players,
    seats: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: "me" } : { kind: "bot", bot: usualBot() },
    ),
    join: "link",
    watch: "link",
  };
  return post("/api/tables", asked);
}
