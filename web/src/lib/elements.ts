/** Elements in the order in which they stand on the page. */
export function inDocumentOrder<T extends Element>(elements: T[]): T[] {
  return elements.sort((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}
