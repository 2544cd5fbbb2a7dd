import { expect, test } from "vitest";
import { softened } from "../src/boards/shared/softHyphens";

const shown = (text: string): string => softened(text).replaceAll("\u00ad", "-");

test("long words are broken before the last consonant of a syllable", () => {
  expect(shown("Statek kolonizacyjny")).toBe("Statek kolo-ni-za-cyj-ny");
  expect(shown("Projekt energetyczny")).toBe("Projekt ener-ge-tycz-ny");
  expect(shown("Seepferdchen")).toBe("See-pferd-chen");
  expect(shown("Raumkolonisation")).toBe("Raum-ko-lo-ni-sa-tion");
});

test("short words and signs stay as they are", () => {
  expect(shown("Settle <i>Mine</i> 2")).toBe("Settle <i>Mine</i> 2");
});
