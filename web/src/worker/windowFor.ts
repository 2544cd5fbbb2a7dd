// Which window a click on a notification leads to.

interface OpenWindow {
  url: string;
}

/** The page of the table if it is open. Else a home page may be taken there (`moves`); from any
 *  other page somebody would be torn away: none, and a new window opens. */
export function windowFor<Window extends OpenWindow>(
  windows: readonly Window[],
  address: string,
  home: string,
): { window: Window; moves: boolean } | null {
  const at = (place: string): Window | undefined =>
    windows.find(({ url }) => url.split(/[?#]/)[0] === place);
  const there = at(address);
  if (there) return { window: there, moves: false };
  const free = at(home);
  return free ? { window: free, moves: true } : null;
}
