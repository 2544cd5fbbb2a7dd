// The page as an app: its service worker, the badge, and noticing that the server is newer.

import type { AppVersion } from "../generated/types";
import { get, PAGES_EVENT } from "../lib/api";
import { ROOT } from "../lib/root";

const MINUTES = 10;
const OWN = document.querySelector<HTMLMetaElement>('meta[name="farshore-pages"]')?.content ?? "";

class App {
  /** Whether the server has other pages than this one. */
  newer = $state(false);

  constructor() {
    addEventListener(PAGES_EVENT, (event) => {
      if (OWN && (event as CustomEvent<string>).detail !== OWN) this.newer = true;
    });
  }

  /** Begins when the page is shown: nothing of it may hold that up. */
  start(): void {
    if (!OWN) return; // pages that are being developed
    void this.check();
    setInterval(() => void this.check(), MINUTES * 60_000);
    for (const moment of ["online", "farshore-reconnected"])
      addEventListener(moment, () => void this.check());
    document.addEventListener("visibilitychange", () => void this.check());
    void this.register();
  }

  /** The badge of the installed app: how many tables wait. */
  badge(turns: number): void {
    if (!("setAppBadge" in navigator)) return;
    const shown = turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge();
    void shown.catch(() => undefined);
  }

  /** Loads the newer page: what was kept of this one must not come back. */
  async reload(): Promise<void> {
    if (navigator.onLine) await tell({ type: "drop" });
    location.reload();
  }

  private async check(): Promise<void> {
    if (document.hidden || this.newer) return;
    const found = await get<AppVersion>("/api/app").catch(() => null); // tells which pages it has
    if (found?.pages === OWN) await this.keep();
  }

  private async register(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    await navigator.serviceWorker
      .register(`${ROOT}/sw.js`, { scope: `${ROOT}/` })
      .catch(() => undefined);
    if (!this.newer) await this.keep();
  }

  /** Lets the service worker keep what this page is made of, for an instant start. */
  private async keep(): Promise<void> {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const assets = location.origin + ROOT + "/assets/";
    const files = [...new Set(loaded)].filter((name) => name.startsWith(assets));
    await tell({ type: "keep", version: OWN, files });
  }
}

/** Says something to the service worker, if there is one, and waits until it is done. */
async function tell(message: object): Promise<void> {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    setTimeout(resolve, 3000);
    worker.postMessage(message, [port2]);
  });
  port1.close();
}

export const app = new App();
