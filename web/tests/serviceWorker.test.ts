import { beforeAll, expect, it, vi } from "vitest";

const HOME = "https://play.example.org/";
const heard = new Map<string, (event: object) => void>();
const kept = new Map<string, Response>();
const asked: { url: string; body: unknown }[] = [];

/** The parts of a browser that the service worker uses when its subscription is renewed. */
function standIn(): void {
  vi.stubGlobal("self", {
    addEventListener: (kind: string, listener: (event: object) => void) =>
      heard.set(kind, listener),
    registration: {
      scope: HOME,
      pushManager: {
        subscribe: () => ({ toJSON: () => ({ endpoint: "https://push.example/2", keys: {} }) }),
      },
    },
  });
  vi.stubGlobal("caches", {
    open: (name: string) => ({
      match: (at: string) => kept.get(`${name} ${at}`)?.clone(),
      put: (at: string, answer: Response) => kept.set(`${name} ${at}`, answer),
    }),
  });
  vi.stubGlobal("fetch", (url: string, options?: { body: string }) => {
    if (!options) return Response.json({ key: "key" });
    asked.push({ url, body: JSON.parse(options.body) });
    return Response.json({ id: "again", label: "Phone" });
  });
}

async function happens(kind: string): Promise<void> {
  const waits: Promise<unknown>[] = [];
  heard.get(kind)?.({ waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

beforeAll(async () => {
  standIn();
  const worker = new URL("../src/worker/serviceWorker.ts", import.meta.url).href;
  await import(/* @vite-ignore */ worker); // its types are those of a worker, not of a page
});

it("renews the channel that this browser is, and tells the page if it is another", async () => {
  const place = `farshore-device ${HOME}device`;
  kept.set(place, Response.json({ id: "mine", label: "Phone" }));
  await happens("pushsubscriptionchange");
  expect(asked).toEqual([
    {
      url: `${HOME}api/me/calls/devices`,
      body: { endpoint: "https://push.example/2", keys: {}, label: "Phone", renews: "mine" },
    },
  ]);
  expect(await kept.get(place)?.json()).toMatchObject({ id: "again" });
});
