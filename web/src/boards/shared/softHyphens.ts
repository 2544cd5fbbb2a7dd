// Where long words may be broken. Browsers know it for few languages and not on every machine; a word
// that is broken anywhere, without a hyphen, is hard to read.

const LONG = 8;
/** Letters that stay together at the beginning and at the end of a word. */
const FIRST = 3;
const LAST = 2;
const VOWEL = /[aeiouyàèéìòóùäöüąę]/i;
/** Consonants that sound as one. */
const TOGETHER = /^(?:sch|ch|ck|cz|dz|dź|dż|gh|gn|pf|ph|rz|sz|th|tz)/i;

/** The parts of a word between vowels: each vowel, each consonant, each group that sounds as one. */
function sounds(word: string): string[] {
  const found: string[] = [];
  for (let rest = word; rest;) {
    const [together] = TOGETHER.exec(rest) ?? [];
    const sound = together ?? rest.slice(0, 1);
    found.push(sound);
    rest = rest.slice(sound.length);
  }
  return found;
}

/** A syllable begins with the last consonant before its vowel. */
function broken(word: string): string {
  const parts = sounds(word);
  const isVowel = (at: number): boolean => VOWEL.test(parts[at] ?? "") && parts[at]?.length === 1;
  let letters = 0;
  return parts
    .map((part, at) => {
      const left = word.length - letters;
      const begins =
        !isVowel(at) && isVowel(at + 1) && parts.slice(0, at).some((_, i) => isVowel(i));
      const breaks = begins && letters >= FIRST && left >= LAST;
      letters += part.length;
      return breaks ? `\u00ad${part}` : part;
    })
    .join("");
}

/** The text with soft hyphens in its long words. */
export function softened(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length > LONG ? broken(word) : word));
}
