// Ships have no names in the rules. To let each travel from where it was to where it is, the board
// tells them apart: one that stays keeps its identity, the one that is missing is the one that came.

export interface Berthed {
  seat: number;
  area: string;
  place: number;
}
export interface Sailing extends Berthed {
  id: number;
  /** Where the bow points. */
  turn: number;
}

type Same = (old: Berthed, now: Berthed) => boolean;
const RULES: Same[] = [
  (old, now) => old.area === now.area && old.place === now.place,
  (old, now) => old.area === now.area,
  () => true,
];

/** The ships as they are now, each with the identity of the one it was before. */
export function follow(
  before: Sailing[],
  now: Berthed[],
  turn: (ship: Berthed, old?: Sailing) => number,
): Sailing[] {
  const left = [...before];
  const found = new Map<Berthed, Sailing>();
  for (const same of RULES) {
    for (const ship of now) {
      if (found.has(ship)) continue;
      const index = left.findIndex((old) => old.seat === ship.seat && same(old, ship));
      const [old] = index < 0 ? [] : left.splice(index, 1);
      if (old) found.set(ship, old);
    }
  }
  let next = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  return now
    .map((ship) => {
      const old = found.get(ship);
      return { ...ship, id: old?.id ?? next++, turn: turn(ship, old) };
    })
    .sort((a, b) => a.id - b.id);
}

export function berthed(areas: Record<string, { ships: (number | null)[] }>): Berthed[] {
  return Object.entries(areas).flatMap(([area, { ships }]) =>
    ships.flatMap((seat, index) => (seat === null ? [] : [{ seat, area, place: index + 1 }])),
  );
}
