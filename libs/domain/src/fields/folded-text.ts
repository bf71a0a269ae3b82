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
const special = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');

/** Ignores case, width and accents: `Größe`, `GRÖSSE` and `Grosse` are equal, and so are `Łukasz` and `lukasz`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(special, (letter) => PLAIN[letter] ?? letter);
}

/** Takes plain letters and ignores transliterated umlauts, too: `mueller` and `muller` are equal. */
export function withoutUmlauts(plain: string): string {
  return plain.replaceAll(/([aou])e/g, '$1');
}

/** Ignores case, width, accents and transliterated umlauts: `Größe`, `GROESSE` and `grosse` are equal. */
export const foldedText = (text: string) => withoutUmlauts(plainLetters(text));
