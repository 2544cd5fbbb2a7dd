#!/usr/bin/env node
// A bot for every game: prefers the kind of move that it has made least often so far.
//
// Farshore asks it by lines of JSON (docs/python/bots-protocol.md):
// farshore simulate aquatica --players 2 --bots "cmd:node examples/bots/curious.mjs,random"
import { createInterface } from "node:readline";

let made = new Map();

function decide(message) {
  const times = (move) => made.get(move.value.kind) ?? 0;
  // what the seat sees is in message.view
  const best = message.legal.reduce((one, other) => (times(other) < times(one) ? other : one));
  made.set(best.value.kind, times(best) + 1);
  return { id: message.id, move: best.number };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    made = new Map();
    console.log(JSON.stringify({ type: "ready" }));
  } else {
    console.log(JSON.stringify(decide(message)));
  }
}
