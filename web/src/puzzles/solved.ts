// Which puzzles this browser has solved.

const KEY = "farshore-puzzles";

export function readSolved(store: Pick<Storage, "getItem"> = localStorage): Set<string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.map(String) : []);
  } catch {
    return new Set();
  }
}

export const puzzleKey = (game: string, number: number): string => `${game}/${number}`;

export function keepSolved(game: string, number: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...readSolved().add(puzzleKey(game, number))]));
  } catch {
    // a browser that keeps nothing can still be puzzled
  }
}
