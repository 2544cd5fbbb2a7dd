// An edition that is being entered: the document, what is wrong with it, and how it is saved.

import type {
  OwnEditionDocument,
  OwnEditionJson,
  ReasonJson,
  SavedEdition,
} from "../generated/types";
import { get, post, put, Refusal } from "../lib/api";
import { Clash, merge } from "./merge";
import {
  isObject,
  kindOf,
  membersOf,
  pathText,
  resolve,
  same,
  valueAt,
  type Json,
  type JsonObject,
  type Path,
  type Schema,
} from "./schema";

/** The source of a value that somebody has read off the box. */
export const OWN_COPY = "own copy";
const PAUSE = 600;
const RETRY = 4000;
/** Of the name of a copy, so that its number fits behind it. */
const LONGEST_NAME = 50;

export interface Progress {
  entered: number;
  all: number;
}

export class EditionEditor {
  document = $state<JsonObject>({});
  edition = $state.raw<OwnEditionJson>() as OwnEditionJson;
  faults = $state.raw<ReasonJson[]>([]);
  status = $state<"saved" | "changed" | "saving" | "failed">("saved");
  /** What became of it because it was changed in another window, too. */
  elsewhere = $state<"merged" | "copied" | null>(null);
  problem = $state.raw<unknown>(null);
  /** Faults by the place where they are shown. */
  readonly byPlace = $derived(placed(this.faults));
  /** The components of the built-in edition that this one is compared with. */
  base = $state.raw<unknown>();
  /** The document as the server had it when this window last looked. */
  private stored: JsonObject;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    loaded: OwnEditionDocument,
    readonly schema: Schema,
    base: unknown,
  ) {
    this.base = base;
    this.stored = documentOf(loaded);
    this.document = structuredClone(this.stored);
    this.edition = loaded.edition;
    this.faults = loaded.faults;
  }

  get(path: Path): unknown {
    return valueAt(this.document, path);
  }

  /** Whether a value is another one than in the edition it is compared with. */
  differs(path: Path): boolean {
    return !same(this.get(path), valueAt(this.base, path));
  }

  /** Enters a value; `undefined` leaves the place empty. */
  set(path: Path, value: Json | undefined): void {
    const holder = this.holder(path);
    const key = path[path.length - 1] ?? "";
    if (Array.isArray(holder)) holder[Number(key)] = value ?? null;
    else if (value === undefined) Reflect.deleteProperty(holder, key);
    else holder[key] = value;
    this.mark(path);
    this.changed();
  }

  add(path: Path, value: Json): void {
    const list = this.get(path);
    if (Array.isArray(list)) list.push(value);
    else this.set(path, [value]);
    this.mark(path);
    this.changed();
  }

  take(path: Path, at: number): void {
    const list = this.get(path);
    if (Array.isArray(list)) list.splice(at, 1);
    this.mark(path);
    this.changed();
  }

  /** Says of a whole component that it is as in the box, or takes it back. */
  enter(path: Path, entered: boolean): void {
    const entry = this.get(path);
    if (!isObject(entry)) return;
    if (entered) entry["source"] = OWN_COPY;
    else delete entry["source"];
    this.changed();
  }

  /** Whether everything of a component was read off the box. */
  entered(path: Path, schema: Schema): boolean {
    const source = valueAt(this.document, [...path, "source"]);
    if (source === OWN_COPY) return true;
    const keys = membersOf(schema, this.schema).map(([key]) => key);
    return isObject(source) && keys.length > 0 && keys.every((key) => source[key] === OWN_COPY);
  }

  /** How many of the components in a part have been entered. */
  progress(path: Path, schema: Schema): Progress {
    const found = resolve(schema, this.schema);
    const sum = { entered: 0, all: 0 };
    const add = (part: Progress): void => {
      sum.entered += part.entered;
      sum.all += part.all;
    };
    if (kindOf(schema, this.schema) === "entries") {
      const list = this.get(path);
      for (const at of (Array.isArray(list) ? list : []).keys())
        add({ all: 1, entered: this.entered([...path, at], found.items ?? {}) ? 1 : 0 });
    } else if (found.properties) {
      for (const [key, member] of membersOf(found, this.schema))
        add(this.progress([...path, key], member));
    }
    return sum;
  }

  faultsUnder(path: Path): number {
    const start = pathText(path);
    return this.faults.filter((fault) => {
      const at = placeOf(fault);
      return at === start || at.startsWith(`${start}.`) || at.startsWith(`${start}[`);
    }).length;
  }

  get unsaved(): boolean {
    return this.status !== "saved";
  }

  async save(): Promise<void> {
    clearTimeout(this.timer);
    if (this.status === "saving") return;
    this.status = "saving";
    try {
      await this.send();
      if (this.later) this.later = false;
      else {
        this.status = "saved";
        return;
      }
      this.status = "changed";
      await this.save();
    } catch (error) {
      this.later = false;
      this.problem = error;
      this.status = "failed";
      this.timer = setTimeout(() => void this.save(), RETRY);
    }
  }

  private async send(): Promise<void> {
    const document = this.entries();
    const asked = { revision: this.edition.revision, document };
    try {
      this.keep(document, await put<SavedEdition>(`/api/editions/${this.edition.id}`, asked));
    } catch (error) {
      if (!(error instanceof Refusal && error.error.key === "stale-edition")) throw error;
      await this.reconcile();
    }
  }

  /** The document as it is now, without the proxy that watches it. */
  private entries(): JsonObject {
    return $state.snapshot<unknown>(this.document) as JsonObject;
  }

  private keep(document: JsonObject, saved: SavedEdition): void {
    this.stored = document;
    this.edition = saved.edition;
    this.faults = saved.faults;
  }

  /** Another window has saved this edition: put both together, or go on with a copy. */
  private async reconcile(): Promise<void> {
    const theirs = await get<OwnEditionDocument>(`/api/editions/${this.edition.id}`);
    const mine = this.entries();
    const found = documentOf(theirs);
    try {
      this.document = merge(this.stored, mine, found) as JsonObject;
      this.keep(found, theirs);
      this.elsewhere = "merged";
      this.later = true; // what was put together has to be saved
    } catch (error) {
      if (!(error instanceof Clash)) throw error;
      await this.copy(mine);
    }
  }

  private async copy(document: JsonObject): Promise<void> {
    const { game, name } = this.edition;
    const asked = { game, name: `${name.slice(0, LONGEST_NAME)} (2)`, document };
    this.keep(document, await post<SavedEdition>("/api/editions", asked));
    this.elsewhere = "copied";
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.status === "changed" || this.status === "failed") void this.save();
  }

  /** Something was entered while it was being saved. */
  private later = false;

  private changed(): void {
    if (this.status === "saving") {
      this.later = true;
      return;
    }
    this.status = "changed";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** The object or list that a value stands in; made if it is not there. */
  private holder(path: Path): JsonObject | Json[] {
    let found: JsonObject | Json[] = this.document;
    path.slice(0, -1).forEach((part, at) => {
      const inner = valueAt(found, [part]);
      if (isObject(inner) || Array.isArray(inner)) found = inner;
      else {
        const made: Json = typeof path[at + 1] === "number" ? [] : {};
        (found as JsonObject)[part] = made;
        found = valueAt(found, [part]) as JsonObject | Json[];
      }
    });
    return found;
  }

  /** Notes that a value comes from the box, at the component or the part it belongs to. */
  private mark(path: Path): void {
    let owner: Path | null =
      path.length > 1 && typeof path[1] === "string" ? [path[0] ?? ""] : null;
    for (let length = 2; length < path.length; length++) {
      const here = path.slice(0, length);
      if (typeof here[length - 1] === "number" && isObject(this.get(here)) && this.has(here, "id"))
        owner = here;
    }
    const part = owner && this.get(owner);
    const field = owner && path[owner.length];
    if (!isObject(part) || field === undefined || field === null || field === "source") return;
    const source = part["source"];
    if (source === OWN_COPY) return;
    if (isObject(source)) source[field] = OWN_COPY;
    else part["source"] = { ...(source ? { "*": source } : {}), [field]: OWN_COPY };
  }

  private has(path: Path, key: string): boolean {
    const value = this.get(path);
    return isObject(value) && key in value;
  }
}

function documentOf({ document }: OwnEditionDocument): JsonObject {
  return isObject(document) ? document : {};
}

/** Where a fault is shown: a missing key belongs to its own field. */
function placeOf({ key, params }: ReasonJson): string {
  const path = String(params["path"] ?? "");
  if (key !== "missing-key") return path;
  const missing = String(params["key"]);
  return path === "." || path === "" ? missing : `${path}.${missing}`;
}

function placed(faults: ReasonJson[]): Map<string, ReasonJson[]> {
  const found = new Map<string, ReasonJson[]>();
  for (const fault of faults) {
    const place = placeOf(fault);
    found.set(place, [...(found.get(place) ?? []), fault]);
  }
  return found;
}

export { placeOf };
