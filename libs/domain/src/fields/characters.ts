/**
 * Sets of characters, as ranges of code points. They are spelled out instead of named (`\p{L}`), because the schemas and
 * `firestore.rules` have to accept the same texts, and the Unicode tables behind the names differ between the two.
 */
export type CharacterRange = readonly [first: number, last: number];

/** Letters of the scripts that people write their names in, with the vowel signs that belong to them. */
export const NAME_LETTERS: readonly CharacterRange[] = [
  [0x41, 0x5a],
  [0x61, 0x7a],
  // Latin
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x24f],
  // Greek, Cyrillic, Armenian, Hebrew, Arabic
  [0x386, 0x386],
  [0x388, 0x3ff],
  [0x400, 0x481],
  [0x48a, 0x52f],
  [0x531, 0x556],
  [0x561, 0x587],
  [0x5d0, 0x5ea],
  [0x620, 0x63f],
  [0x641, 0x65f],
  [0x66e, 0x6d3],
  // Indic scripts, Thai, Georgian, Ethiopic
  [0x901, 0xdf4],
  [0xe01, 0xe4e],
  [0x10a0, 0x10ff],
  [0x1200, 0x135a],
  // Latin as in Vietnamese, Greek with its old accents
  [0x1e00, 0x1fff],
  // kana, Han, Hangul
  [0x3041, 0x3096],
  [0x30a1, 0x30fc],
  [0x3400, 0x9fff],
  [0xac00, 0xd7a3],
];

/** What no text holds: control characters, and what turns the direction of the text around it. A line break is neither. */
export const FORBIDDEN: readonly CharacterRange[] = [
  [0x0, 0x9],
  [0xb, 0x1f],
  [0x7f, 0x9f],
  [0x61c, 0x61c],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2066, 0x2069],
  [0xfff9, 0xfffb],
];

/** Characters without anything to see. A text may hold them, as emoji do, but not consist of them. */
export const BLANK: readonly CharacterRange[] = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x2000, 0x200d],
  [0x202f, 0x202f],
  [0x205f, 0x2065],
  [0x206a, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe0fff],
];

/** The inside of a class in a regular expression of JavaScript with the flag `u`: `\u{41}-\u{5a}`. */
export function characterClass(ranges: readonly CharacterRange[]): string {
  return ranges.map(([first, last]) => `${escaped(first)}-${escaped(last)}`).join('');
}

function escaped(codePoint: number): string {
  return `\\u{${codePoint.toString(16)}}`;
}
