// The operator's page as the server knows it.

import type { Access, OperatorPage } from "../generated/types";
import { get } from "../lib/api";
import { inWords } from "../lib/session.svelte";

class Operator {
  access = $state.raw<Access | null>(null);
  page = $state.raw<OperatorPage | null>(null);
  problem = $state("");
  /** What has been done, in words. */
  done = $state("");

  private async load(): Promise<void> {
    this.access = await get<Access>("/api/operator/access");
    this.page = this.access.operator ? await get<OperatorPage>("/api/operator") : null;
  }

  /** Does something, and shows everything as it is then; a text says what was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.problem = this.done = "";
    try {
      const done = await work();
      await this.load();
      this.done = typeof done === "string" ? done : "";
      return true;
    } catch (error) {
      this.problem = inWords(error);
      return false;
    }
  }
}

export const operator = new Operator();
