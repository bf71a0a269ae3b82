import { ACCENTS, characterClass, NAME_LETTERS } from './characters.ts';

/** The most characters that a first or a last name has. */
export const LONGEST_NAME = 100;

const letter = `[${characterClass(NAME_LETTERS)}]`;
const accents = `[${characterClass(ACCENTS)}]{0,2}`;
const word = `(?:${letter}${accents}|[0-9])+`;
/** `J.R.`: behind a dot without a space stands one letter, or a name would be an address on the web. */
const initials = `(?:[.]${letter}${accents})*[.]?`;
const joint = "[ '’ʼ‐-]{1,3}";
const pattern = new RegExp(
  `^['’]?${letter}${accents}(?:${word})?${initials}(?:${joint}${word}${initials})*$`,
  'u',
);

/**
 * True for what can be a first or a last name: letters of any living script, digits behind the first letter, spaces,
 * apostrophes, hyphens, and dots of abbreviations. Addresses of mail and web, codes such as `%0a`, control characters
 * and characters that cannot be seen are none. `firestore.rules` accept the same.
 */
export function isPersonName(text: string): boolean {
  return text.length <= LONGEST_NAME && pattern.test(text);
}
