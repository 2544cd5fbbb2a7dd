// Two soft notes when it is your turn, two low ones when time runs out; made, not loaded.

let context: AudioContext | null = null;

export const chime = (): void => sound(523.25, 783.99, 0.13);

/** Your time is running out. */
export const warn = (): void => sound(392, 392, 0.25);

function sound(first: number, second: number, delay: number): void {
  try {
    context ??= new AudioContext();
    note(context, first, 0);
    note(context, second, delay);
  } catch {
    // no sound here
  }
}

function note(audio: AudioContext, pitch: number, delay: number): void {
  const start = audio.currentTime + delay;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.09, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + 0.7);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.75);
}
