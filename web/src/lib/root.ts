// The path of the site under which Farshore lives; "" if it has the site for itself. The server
// writes it into the page (`farshore serve --root-path`).

const MARK = 'meta[name="farshore-root"]';

export const ROOT =
  typeof document === "undefined"
    ? "" // the unit tests have no page
    : (document.querySelector<HTMLMetaElement>(MARK)?.content ?? "");
