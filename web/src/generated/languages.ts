// Written by tools/web_types.py from the Python definitions (`make types`): not by hand.

export const LANGUAGES = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
  pl: "Polski",
} as const;
export type Language = keyof typeof LANGUAGES;
export const LANGUAGE_CODES: readonly Language[] = ["en", "it", "de", "pl"];
export const CAPITAL_NOUNS: readonly Language[] = ["de"];
