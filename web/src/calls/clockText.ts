// Times of day, as the server counts them and as a field of the browser shows them.

/** Minutes after midnight as a clock shows them, and back. */
export const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
export function minutesOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
