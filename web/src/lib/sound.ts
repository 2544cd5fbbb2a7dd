// Sounds, made and not loaded: notes when it is your turn or time runs out, and for what happens on
// the board. Every game has a voice of its own (`boards/<game>/sounds.ts`).

import type { LogEntryJson } from "../generated/types";

export type SoundName = "move" | "place" | "card" | "gain" | "loss" | "reveal" | "great" | "end";

/** What a game sounds like. */
export interface GameSounds<E extends string = string> {
  wave: OscillatorType;
  /** The pitch that its notes are built on, in Hz. */
  pitch: number;
  /** How far notes slide, as a factor: 1 stays. */
  slide: number;
  /** Which sound an event makes; most make none. */
  events: Partial<Record<E, SoundName>>;
}

/** Pitch as a factor, start and length in seconds, loudness as a factor. */
type Note = readonly [pitch: number, start: number, length: number, loudness: number];

const NOTES: Record<SoundName, readonly Note[]> = {
  move: [
    [0.75, 0, 0.3, 0.5],
    [1, 0.09, 0.3, 0.6],
  ],
  place: [
    [0.5, 0, 0.12, 1],
    [1.5, 0.02, 0.18, 0.4],
  ],
  card: [[2, 0, 0.09, 0.4]],
  gain: [
    [1, 0, 0.2, 0.5],
    [1.5, 0.07, 0.35, 0.6],
  ],
  loss: [
    [1, 0, 0.25, 0.6],
    [0.7, 0.12, 0.45, 0.6],
  ],
  reveal: [
    [1.5, 0, 0.15, 0.4],
    [2, 0.06, 0.25, 0.4],
  ],
  great: [
    [1, 0, 0.3, 0.6],
    [1.25, 0.09, 0.3, 0.6],
    [1.5, 0.18, 0.6, 0.8],
  ],
  end: [
    [1, 0, 0.5, 0.7],
    [1.25, 0.15, 0.5, 0.7],
    [1.5, 0.3, 0.6, 0.8],
    [2, 0.45, 1.1, 0.9],
  ],
};
const CALL: GameSounds = { wave: "sine", pitch: 523.25, slide: 1, events: {} };
/** Two notes, a fifth apart. */
const YOUR_TURN: readonly Note[] = [
  [1, 0, 0.7, 1],
  [1.5, 0.13, 0.7, 1],
];
const TIME_RUNS_OUT: readonly Note[] = [
  [0.75, 0, 0.7, 1],
  [0.75, 0.25, 0.7, 1],
];
const LOUDEST = 0.18;
const BETWEEN = 0.16;
const MOST = 3;

/** The sounds of what has happened: each once, in order, and not more than can be told apart. */
export function soundsOf(recent: readonly LogEntryJson[], { events }: GameSounds): SoundName[] {
  const names = recent
    .flatMap((entry) => entry.events)
    .map(({ event }) => events[String(event)])
    .filter((name) => name !== undefined);
  return [...new Set(names)].slice(-MOST);
}

export const chime = (volume: number): void => sound(YOUR_TURN, CALL, volume);

/** Your time is running out. */
export const warn = (volume: number): void => sound(TIME_RUNS_OUT, CALL, volume);

export function playSounds(names: readonly SoundName[], voice: GameSounds, volume: number): void {
  names.forEach((name, index) => sound(NOTES[name], voice, volume, index * BETWEEN));
}

let context: AudioContext | null = null;

/** The browser's sound; it stays silent until somebody has touched the page. */
function audio(): AudioContext | null {
  if (!context && !navigator.userActivation.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "running") return context;
  void context.resume();
  return null; // what is asked for now would all be heard at once, later
}

function sound(notes: readonly Note[], voice: GameSounds, volume: number, delay = 0): void {
  if (volume <= 0) return;
  try {
    const to = audio();
    if (to) for (const one of notes) note(to, one, voice, volume, delay);
  } catch {
    // no sound here
  }
}

function note(
  to: AudioContext,
  [pitch, start, length, loudness]: Note,
  voice: GameSounds,
  volume: number,
  delay: number,
): void {
  const at = to.currentTime + delay + start;
  const tone = to.createOscillator();
  const gain = to.createGain();
  tone.type = voice.wave;
  tone.frequency.setValueAtTime(voice.pitch * pitch, at);
  tone.frequency.exponentialRampToValueAtTime(voice.pitch * pitch * voice.slide, at + length);
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(LOUDEST * volume * loudness, at + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0004, at + length);
  tone.connect(gain).connect(to.destination);
  tone.start(at);
  tone.stop(at + length + 0.05);
}
