// Whether this browser can be called, and letting it be.

import type { ChannelJson, PushKey } from "../generated/types";
import { get, post } from "../lib/api";
import { ROOT } from "../lib/root";

export type DeviceState = "cannot" | "blocked" | "off" | "on";

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.ready;
  return registration.pushManager.getSubscription();
}

export async function deviceState(channels: ChannelJson[]): Promise<DeviceState> {
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return "cannot";
  if (!(await navigator.serviceWorker.getRegistration())) return "cannot";
  if (Notification.permission === "denied") return "blocked";
  const [found, own] = [await subscription(), await ownChannel()];
  const known = found && channels.some(({ kind, id }) => kind === "push" && id === own);
  return known ? "on" : "off";
}

// Where the service worker looks, too, when the browser renews the subscription.
const CACHE = "farshore-device";
const KEPT = `${ROOT}/device`;

/** Which of the channels is this browser. */
export async function ownChannel(): Promise<string | null> {
  if (!("caches" in window)) return null;
  const kept = await (await caches.open(CACHE)).match(KEPT);
  return kept ? ((await kept.json()) as ChannelJson).id : null;
}

/** Asks the browser for a subscription and tells the server. */
export async function callHere(label: string): Promise<void> {
  const { key } = await get<PushKey>("/api/calls/key");
  const registration = await navigator.serviceWorker.ready;
  const old = await registration.pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for the key of another server
  const made = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = made.toJSON();
  const channel = await post<ChannelJson>("/api/me/calls/devices", { endpoint, keys, label });
  await (await caches.open(CACHE)).put(KEPT, Response.json(channel));
}

export async function stopHere(): Promise<void> {
  await (await subscription())?.unsubscribe();
  await (await caches.open(CACHE)).delete(KEPT);
}

/** What this browser is called in the list. */
export function deviceLabel(agent: string): string {
  const system = /Android|iPhone|iPad|Windows|Mac OS X|CrOS|Linux/.exec(agent)?.[0] ?? "";
  const browser = /Edg|OPR|Firefox|SamsungBrowser|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const name = { Edg: "Edge", OPR: "Opera", SamsungBrowser: "Samsung" }[browser] ?? browser;
  return [name, system.replace("Mac OS X", "Mac")].filter(Boolean).join(", ");
}
