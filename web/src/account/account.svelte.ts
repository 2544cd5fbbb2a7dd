// One's own account as the server knows it, and what follows from signing in.

import type { AccountJson, ChannelJson, SignedInJson, WaysToSignIn } from "../generated/types";
import { ownChannel } from "../calls/device";
import { get, post } from "../lib/api";
import { inWords, say, session } from "../lib/session.svelte";
import { isLanguage } from "../lib/settings";
import { NoPasskey } from "./passkeys";

class Account {
  found = $state.raw<AccountJson | null>(null);
  problem = $state("");
  /** What has been done, in words. */
  done = $state("");
  /** Tables where the guest's seat stayed behind. */
  left = $state.raw<string[]>([]);

  /** Ways of being called that came along from the guest `joined`. */
  channels = $state.raw<ChannelJson[]>([]);
  joined = $state("");
  /** Whether what this browser's guest has comes along when somebody signs in. */
  join = $state(true);
  /** How people can sign in here. */
  ways = $state.raw<WaysToSignIn | null>(null);

  async load(): Promise<void> {
    this.found = session.name ? await get<AccountJson>("/api/account") : null;
    this.ways = this.found ?? (await get<WaysToSignIn>("/api/sign-in"));
  }

  /** Reads something when a page opens; what was done before stays said. */
  async read(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  /** Does something with the account, and shows it as it is then; a text says what was done. */
  async attempt(work: () => Promise<unknown>): Promise<void> {
    this.problem = this.done = "";
    try {
      const done = await work();
      await this.load();
      this.done = typeof done === "string" ? done : "";
    } catch (error) {
      this.problem = error instanceof NoPasskey ? say("account-passkey-none") : inWords(error);
    }
  }

  /** This browser is somebody now, who speaks the language they chose elsewhere. */
  async signedIn({ me, joined, left, channels }: SignedInJson): Promise<string> {
    session.me = me;
    this.left = left;
    await this.cameAlong(joined ?? "", channels);
    await this.load();
    const language = this.found?.language;
    if (isLanguage(language)) await session.setLanguage(language);
    const name = session.name;
    return joined
      ? say("account-joined", { name, guest: joined })
      : say("account-welcome", { name });
  }

  /** This browser is called as before; about other ways somebody decides. */
  async cameAlong(joined: string, channels: ChannelJson[]): Promise<void> {
    this.joined = joined;
    this.channels = channels;
    const own = await ownChannel();
    const here = channels.find(({ id, off }) => off && id === own);
    if (!here) return;
    await post(`/api/me/calls/channels/${here.id}/on`);
    this.decided(here.id);
  }

  decided(channel: string): void {
    this.channels = this.channels.filter(({ id }) => id !== channel);
  }
}

export const account = new Account();

/** A day, as the language of this browser writes it. */
export function dayOf(moment: string | null): string {
  if (!moment) return say("account-never");
  const wholeDay = moment.length === "2026-01-01".length ? { timeZone: "UTC" } : {};
  return session.dates({ dateStyle: "medium", ...wholeDay }).format(new Date(moment));
}
