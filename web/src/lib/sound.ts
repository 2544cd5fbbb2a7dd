// Two soft notes when it is your turn; made, not loaded.

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    note(context, 523.25, 0);
    note(context, 783.99, 0.13);
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
