// The bookmark in the log of a table.

import type { Bookmark } from "../generated/types";
import { get, put, remove } from "../lib/api";

export class TableBookmark {
  /** The number of the entry where it lies; null: there is none. */
  at = $state<number | null>(null);

  constructor(
    private readonly table: string,
    /** Does what may be refused, and tells it. */
    private readonly attempt: (what: () => Promise<unknown>) => Promise<boolean>,
  ) {}

  private get path(): string {
    return `/api/tables/${this.table}/bookmark`;
  }

  async load(): Promise<void> {
    await this.attempt(async () => {
      this.at = (await get<Bookmark>(this.path)).after;
    });
  }

  /** Puts it somewhere, or takes it away. */
  async put(at: number | null): Promise<void> {
    const done = await this.attempt(() =>
      at === null ? remove(this.path) : put(this.path, { after: at }),
    );
    if (done) this.at = at;
  }
}
