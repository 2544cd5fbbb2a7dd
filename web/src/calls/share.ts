// A link that another app shared with this one.

/** The path of ours that a shared text leads to; null if there is none. */
export function sharedPath(params: URLSearchParams, origin: string, root: string): string | null {
  const text = ["url", "text", "title"].map((name) => params.get(name) ?? "").join(" ");
  for (const found of text.match(/https?:\/\/[^\s<>"]+/gi) ?? []) {
    const link = found.replace(/[.,;:!?'’”»)\]}*_]+$/, ""); // of the sentence around it
    if (!URL.canParse(link)) continue;
    const url = new URL(link);
    const path = url.pathname;
    if (url.host !== new URL(origin).host || !path.startsWith(`${root}/`)) continue;
    return path.slice(root.length) + url.search + url.hash;
  }
  return null;
}
