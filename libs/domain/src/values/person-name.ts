import { characterClass, NAME_LETTERS } from './characters.ts';

/** The most characters that a first or a last name has. */
export const LONGEST_NAME = 100;

const only = new RegExp(`^[${characterClass(NAME_LETTERS)}0-9 .'’ʼ‐-]+$`, 'u');
const beginsWithLetter = /^['’]?[^0-9 .'’ʼ‐-]/u;
const endsInJoint = /[ '’ʼ‐-]$/u;
/** `J.R.`: behind a dot without a space stands one letter, or the name would be an address on the web. */
const domain = /[.](?:[.0-9]|[^ .'’ʼ‐-]{2})/u;
/** Six digits are a phone number, in whatever way it is spaced. */
const number = /^(?:[^0-9]*[0-9]){6}/u;
const address = /http|www/iu;
const joints = /[ '’ʼ‐-]{4}/u;

/**
 * True for what can be a first or a last name: letters of any living script, digits behind the first letter, spaces,
 * apostrophes, hyphens, and dots of abbreviations. Addresses of mail and web, phone numbers, codes such as `%0a`, control
 * characters and characters that cannot be seen are none: mails carry names to people who never heard of their bearer.
 * `firestore.rules` accept the same.
 */
export function isPersonName(text: string): boolean {
  return (
    text.length <= LONGEST_NAME &&
    only.test(text) &&
    beginsWithLetter.test(text) &&
    !endsInJoint.test(text) &&
    !domain.test(text) &&
    !number.test(text) &&
    !address.test(text) &&
    !joints.test(text)
  );
}
