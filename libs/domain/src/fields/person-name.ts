import { characterClass, NAME_LETTERS } from './characters.ts';
import { INVISIBLE } from './invisible.ts';

/** The most characters that a first or a last name has. */
export const LONGEST_NAME = 100;

const allowed = `${characterClass(NAME_LETTERS)}0-9 .'’ʼ‐-`;
const notAllowed = new RegExp(`[^${allowed}]`, 'u');
const beginsWithLetter = /^['’]?[^0-9 .'’ʼ‐-]/u;
const endsInJoint = /[ '’ʼ‐-]$/u;
/** `J.R.`: behind a dot without a space stands one letter, or the name would be an address on the web. */
const domain = /[.](?:[.0-9]|[^ .'’ʼ‐-]{2})/u;
/** Six digits are a phone number, in whatever way it is spaced. */
const number = /^(?:[^0-9]*[0-9]){6}/u;
const address = /http|www/iu;
const joints = /[ '’ʼ‐-]{4}/u;

/** Keyboards and programs write apostrophes and hyphens in many ways. */
const APOSTROPHES = /[’‘ʼʻʹʽ´`′＇]/gu;
const DASHES = /\s*[–—‒―−‑‐⁃]\s*/gu;
/** "Prell," from a list of "last name, first name" */
const LEFT_BEHIND = /[\s,;]+$/;
/** A title that is written close to what follows, which would read as an address on the web. */
const TITLE = /(?<!\p{L})(dr|prof|dipl|ing|mag|med|jur|phil|rer|nat|pol|habil|st)[.](?=\p{L})/giu;
/** Longer text is returned unchanged, and then refused. */
const LONGEST_TYPED = 500;

/**
 * Brings a name as it was typed or pasted into the form in which it is stored: one kind of apostrophe and of hyphen, one space
 * between words, no invisible characters.
 */
export function normalizeName(typed: string): string {
  if (typed.length > LONGEST_TYPED) return typed;
  return typed
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(DASHES, '-')
    .replace(TITLE, '$1. ')
    .replace(LEFT_BEHIND, '')
    .trim();
}

/** Why a text cannot be a first or a last name. */
export type NameProblem =
  | { kind: 'empty' | 'too-long' | 'address' | 'dot' | 'number' | 'beginning' | 'end' | 'joints' }
  | { kind: 'character'; character: string };

/**
 * Why a text cannot be a first or a last name; null when it can. Names hold letters of any living script, digits behind
 * the first letter, spaces, apostrophes, hyphens, and dots of abbreviations. They hold no addresses of mail and web, phone
 * numbers, codes such as `%0a`, control characters or invisible characters: mails carry names to people who never heard of
 * their bearer. `firestore.rules` accept the same.
 */
export function nameProblem(text: string): NameProblem | null {
  if (text === '') return { kind: 'empty' };
  if (text.length > LONGEST_NAME) return { kind: 'too-long' };
  if (address.test(text)) return { kind: 'address' };
  const [character] = notAllowed.exec(text) ?? [];
  if (character !== undefined) return { kind: 'character', character };
  if (!beginsWithLetter.test(text)) return { kind: 'beginning' };
  if (number.test(text)) return { kind: 'number' };
  if (domain.test(text)) return { kind: 'dot' };
  if (endsInJoint.test(text)) return { kind: 'end' };
  return joints.test(text) ? { kind: 'joints' } : null;
}

/** Whether a text can be a first or a last name. */
export function isPersonName(text: string): boolean {
  return nameProblem(text) === null;
}
