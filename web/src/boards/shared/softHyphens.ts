// Where long words may be broken. Browsers know it for few languages and not on every machine; a word
// that is broken anywhere, without a hyphen, is hard to read.

const LONG = 7;
/** Letters that stay together at the beginning and at the end of a word. */
const FIRST = 3;
const LAST = 2;
const VOWELS = "aeiouyàèéìòóùäöüąę";
const BETWEEN_VOWELS = new RegExp(`(?<=[${VOWELS}])[^${VOWELS}]+(?=[${VOWELS}])`, "giu");
/** What may begin a syllable: one consonant, or several that are spoken together. */
const ONSET =
  /^(?:sch[lmnrw]?|s?ch[lr]?|sc[lr]?|s[pt][lr]?|szcz|[bdgkpt]?rz|[csd]z|d[źż]|ck|gh|gn|p[fh][lr]?|thr?|[bcfgkpv][lłr]|[dt]r|.)$/iu;
/** What is spoken together in one language and apart in another: Leis-te, Sprung-haft, Schwar-zer. */
const APART = /^(?:st\|(?:e(?!rn)[mnrs]?|in(?:nen)?)(?![aeiouyäöü])|gh\|[^ei]|rz\|e[nrs]$)/iu;
/** Parts of German compounds whose first letters would otherwise go to the part before. */
const JOINTS =
  /(?<=\p{L}{3})(?=anpassung|antenne|aufwertung|ausbau|ähnlich|hort|lich|meister|palast|reserve|team|turm)/iu;

/** How many of the consonants belong to the syllable before; `rest` begins with the next vowel. */
function closing(consonants: string, rest: string): number {
  return Array.from(consonants).findIndex((_, at) => {
    const onset = consonants.slice(at);
    return ONSET.test(onset) && !APART.test(`${onset}|${rest}`);
  });
}

function broken(part: string): string {
  return part.replace(BETWEEN_VOWELS, (consonants: string, at: number) => {
    const split = closing(consonants, part.slice(at + consonants.length));
    const before = at + split;
    if (before < FIRST || part.length - before < LAST) return consonants;
    return `${consonants.slice(0, split)}\u00ad${consonants.slice(split)}`;
  });
}

/** A long word, and the parts of a compound if they are long themselves. */
function hyphenated(word: string, whole: number): string {
  if (word.length <= whole) return word;
  const parts = word.split(JOINTS);
  if (parts.length === 1) return broken(word);
  return parts.map((part) => (part.length > LONG ? broken(part) : part)).join("\u00ad");
}

/** The text with soft hyphens in its long words. `whole`: words of so many letters have room on a line
 *  of their own and stay whole. */
export function softened(text: string, whole = LONG): string {
  return text.replace(/\p{L}+/gu, (word) => hyphenated(word, whole));
}
