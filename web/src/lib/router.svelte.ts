// Which page is shown. Links are plain `<a href>`; a click on one of ours does not reload.
//
// Paths are written as if Farshore had the site for itself. Where it lives under the path of another
// site, a link gets that path before it the moment that it is touched: so it can also be opened in
// another tab, copied or downloaded.

import { ROOT } from "./root";

class Router {
  path = $state(inside(location.pathname));
  search = $state.raw(new URLSearchParams(location.search));

  start(): void {
    addEventListener("popstate", () => this.read());
    if (ROOT) {
      for (const touch of ["pointerdown", "focusin", "click"])
        document.addEventListener(touch, complete, true);
    }
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", ROOT + path);
    else history.pushState(null, "", ROOT + path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = inside(location.pathname);
    this.search = new URLSearchParams(location.search);
  }

  private follow(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin)
      return;
    const path = inside(link.pathname);
    if (path.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  }
}

/** A path of the site as Farshore's own. */
function inside(path: string): string {
  return path.startsWith(`${ROOT}/`) ? path.slice(ROOT.length) : path === ROOT ? "/" : path;
}

/** Puts the root before the address of a link that is touched. */
function complete(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const address = link?.getAttribute("href");
  if (!link || !address?.startsWith("/") || link.dataset["complete"] === address) return;
  link.dataset["complete"] = ROOT + address;
  link.setAttribute("href", ROOT + address);
}

export const router = new Router();
