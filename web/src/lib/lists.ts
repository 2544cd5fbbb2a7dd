/** The item at an index that must be there. A missing one is a mistake, and is reported where it is made. */
export function itemAt<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`);
  return item;
}
