import { expect, test } from "vitest";
import { softened } from "../src/boards/shared/softHyphens";

const shown = (text: string): string => softened(text).replaceAll("\u00ad", "-");

test("long words are broken where syllables begin", () => {
  expect(shown("Statek kolonizacyjny")).toBe("Statek kolo-ni-za-cyj-ny");
  expect(shown("Projekt energetyczny")).toBe("Projekt ener-ge-tycz-ny");
  expect(shown("Przystosowanie")).toBe("Przy-sto-so-wa-nie");
  expect(shown("Ricercatrice trasparente")).toBe("Ricer-ca-tri-ce tra-spa-ren-te");
  expect(shown("Conchiglia Prestigio")).toBe("Con-chi-glia Pre-sti-gio");
  expect(shown("Küstenleiste Geisterschiff")).toBe("Küs-ten-leis-te Geis-ter-schiff");
  expect(shown("Schwarzer einsetzen")).toBe("Schwar-zer ein-set-zen");
});

test("German compounds are broken between their parts", () => {
  expect(shown("Seepferdchen")).toBe("See-pferd-chen");
  expect(shown("Raumkolonisation")).toBe("Raum-ko-lo-ni-sa-tion");
  expect(shown("Wertungsstation Rohstoffvolk")).toBe("Wer-tungs-sta-tion Roh-stoff-volk");
  expect(shown("Edelsteinaufwertung")).toBe("Edel-stein-auf-wer-tung");
  expect(shown("Energieprojekt Tiefschlaf")).toBe("Ener-gie-pro-jekt Tief-schlaf");
  expect(shown("Wüstenanpassung Himmelsturm")).toBe("Wüsten-anpas-sung Himmels-turm");
  expect(shown("KI-Netzwerk")).toBe("KI-Netz-werk");
  expect(shown("Energiereserve Baumeister")).toBe("Energie-reserve Bau-meister");
  expect(shown("Sprunghafter Fortschritt")).toBe("Sprung-haf-ter Fort-schritt");
});

test("short words and signs stay as they are", () => {
  expect(shown("Settle <i>Mine</i> 2")).toBe("Settle <i>Mine</i> 2");
});

test("words that have room on a line of their own stay whole", () => {
  const roomy = (text: string): string => softened(text, 11).replaceAll("\u00ad", "-");
  expect(roomy("Edelstein aufwerten")).toBe("Edelstein aufwerten");
  expect(roomy("Statek kolonizacyjny")).toBe("Statek kolo-ni-za-cyj-ny");
});
