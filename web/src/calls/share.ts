// A link that another app shared with this one.

/** The path of ours that a shared text leads to; null if there is none. */
export function sharedPath(params: URLSearchParams, origin: string, root: string): string | null {
  const text = ["url", "text", "title"].map((name) => params.get(name) ?? "").join(" ");
  for (const found of text.match(/https?:\/\/[^\s<>"]+/g) ?? []) {
    if (!URL.canParse(found)) continue;
    const url = new URL(found);
    const path = url.pathname;
    if (url.origin !== origin || !path.startsWith(`${root}/`)) continue;
    return path.slice(root.length) + url.search + url.hash;
  }
  return null;
}
