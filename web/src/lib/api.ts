// Asking the server: typed answers, and refusals that can be put into words.

import type { ErrorJson } from "../generated/types";
import { ROOT } from "./root";

/** The server said no; nothing has changed. */
export class Refusal extends Error {
  constructor(
    readonly error: ErrorJson,
    readonly status: number,
  ) {
    super(error.key);
  }
}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Heard with the answers of the server: which pages it has. */
export const PAGES_EVENT = "farshore-pages";

function tellPages(answer: Response): void {
  const detail = answer.headers.get("x-farshore-pages");
  if (detail) dispatchEvent(new CustomEvent(PAGES_EVENT, { detail }));
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  const options: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer: Response;
  try {
    answer = await fetch(ROOT + path, options);
  } catch {
    throw new Unreachable();
  }
  tellPages(answer);
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
  if (!answer.ok) throw new Refusal((json as { error: ErrorJson }).error, answer.status);
  return json as T;
}

export const get = <T>(path: string): Promise<T> => call("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, body);
export const remove = (path: string): Promise<void> => call("DELETE", path);

/** A plain text, such as the words of a language. */
export async function getText(path: string): Promise<string> {
  const answer = await fetch(ROOT + path).catch(() => null);
  if (!answer?.ok) throw new Unreachable();
  return answer.text();
}
