/** Letters that Unicode does not take apart into a plain one and an accent, as people write them without their keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ĸ: 'k',
  ſ: 's',
};
const CAPITALS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({ ...PLAIN, ẞ: 'ss' }).flatMap(([letter, plain]) => {
    const capital = letter === 'ẞ' ? letter : letter.toUpperCase();
    // some letters have a plain capital: ı, ſ
    return capital.length > 1 || capital < '\u0080'
      ? []
      : [[capital, plain.charAt(0).toUpperCase() + plain.slice(1)]];
  }),
);
const BOTH_CASES = { ...PLAIN, ...CAPITALS };
const special = new RegExp(`[${Object.keys(BOTH_CASES).join('')}]`, 'gu');

/** Replaces letters that have no accent to strip, and keeps their case: `Łódź Æsa` becomes `Lódź Aesa`. */
export const withoutSpecialLetters = (text: string): string =>
  text.replaceAll(special, (letter) => BOTH_CASES[letter] ?? letter);

/** Ignores case, width and accents: `Größe`, `GRÖSSE` and `Grosse` are equal, and so are `Łukasz` and `lukasz`. */
export function plainLetters(text: string): string {
  const folded = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '');
  return withoutSpecialLetters(folded);
}

/** Takes plain letters and ignores transliterated umlauts, too: `mueller` and `muller` are equal. */
export function withoutUmlauts(plain: string): string {
  return plain.replaceAll(/([aou])e/g, '$1');
}

/** Ignores case, width, accents and transliterated umlauts: `Größe`, `GROESSE` and `grosse` are equal. */
export const foldedText = (text: string) => withoutUmlauts(plainLetters(text));
