// What happened to somebody's time, as lines of the log.

import type { ClockNoteJson } from "../generated/types";
import { say } from "../lib/session.svelte";
import { spanInWords } from "./tableTime.svelte";

export function noteInWords(note: ClockNoteJson, name: (seat: number) => string): string {
  const who = { name: name(note.seat), by: name(note.by) };
  switch (note.kind) {
    case "give":
      return say("clock-note-give", { ...who, time: spanInWords(note.amount) });
    case "away":
      return say("clock-note-away", { name: who.name, count: note.amount });
    case "bot-asked":
      return say("clock-note-bot-asked", who);
    case "timeout":
      return say("clock-note-timeout", { name: who.name });
    case "back":
      return say("clock-note-back", { name: who.name });
    case "handover":
      return say("clock-note-handover", { name: who.name });
    case "return":
      return say("clock-note-return", { name: who.name });
  }
}
