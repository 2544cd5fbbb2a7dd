// What Svelte has written, as a tree, and back to text as SVG.

export interface Node {
  name: string;
  /** What it is called in SVG. */
  as: string;
  attributes: Map<string, string>;
  classes: Set<string>;
  parent: Node | null;
  /** The element before it, beside it. */
  before: Node | null;
  /** Text is kept as it was written, with its escapes. */
  children: (Node | string)[];
}

const TOKEN = /<!--[\s\S]*?-->|<\/[a-zA-Z][^>]*>|<[a-zA-Z](?:[^>"]|"[^"]*")*>|[^<]+/g;
const ATTRIBUTE = /([^\s"=/]+)(?:="([^"]*)")?/g;

export function node(
  name: string,
  parent: Node | null = null,
  attributes: [string, string][] = [],
): Node {
  const map = new Map(attributes);
  const classes = new Set((map.get("class") ?? "").split(/\s+/).filter(Boolean));
  const before = parent?.children.findLast((child) => typeof child !== "string") ?? null;
  const made: Node = { name, as: name, attributes: map, classes, parent, before, children: [] };
  parent?.children.push(made);
  return made;
}

/** Hangs everything that is written under a node. */
export function parse(text: string, into: Node): void {
  let at = into;
  for (const [token] of text.matchAll(TOKEN)) {
    if (token.startsWith("<!--")) continue;
    if (!token.startsWith("<")) at.children.push(token);
    else if (token.startsWith("</")) at = at.parent ?? into;
    else {
      const closed = token.endsWith("/>");
      const inside = token.slice(1, closed ? -2 : -1);
      const name = /^\S+/.exec(inside)?.[0] ?? "";
      const found = [...inside.slice(name.length).matchAll(ATTRIBUTE)];
      const made = node(
        name,
        at,
        found.map(([, key = "", value = ""]) => [key, value]),
      );
      if (!closed) at = made;
    }
  }
}

const NOT_DRAWN = /^(class|role|tabindex|vector-effect|aria-.*|data-.*)$/;

/** The node as SVG, of what is in it only what is kept. */
export function write(
  { as: name, attributes, children }: Node,
  kept: (child: Node) => boolean = () => true,
): string {
  const written = [...attributes]
    .filter(([key, value]) => !NOT_DRAWN.test(key) && value !== "")
    .map(([key, value]) => ` ${key}="${value}"`)
    .join("");
  const inner = children
    .map((child) => (typeof child === "string" ? child : kept(child) ? write(child, kept) : ""))
    .join("");
  return inner ? `<${name}${written}>${inner}</${name}>` : `<${name}${written}/>`;
}
