// The path of the site under which Farshore lives; "" if it has the site for itself. The server
// writes it into the page (`farshore serve --root-path`).

const mark = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="farshore-root"]');

export const ROOT = mark?.content ?? "";
