// Time zones as this browser knows them.

export function zoneOfBrowser(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** The server may know zones that this browser does not. */
export function isZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}

/** As people read it: `Europe/Isle of Man`. */
export function zoneInWords(name: string): string {
  return name.replaceAll("_", " ");
}
