import type { ErrorCode } from '@wbd/domain/errors';
import { digitsAsLetters } from '@wbd/domain/fields';
import { foldedText } from '@wbd/domain/fields';

export type PasswordProblem = Extract<
  ErrorCode,
  'password/simple' | 'password/common' | 'password/personal'
>;

/** What an attacker knows about the owner of a password. */
export interface PasswordOwner {
  firstName: string;
  lastName: string;
  email: string;
  code: string;
}

/** Fewer different characters than this are a pattern. */
const LEAST_DISTINCT = 3;
/** Digits and signs around a common word; more of them are a secret of their own. */
const MOST_DECORATION = 5;
/** Letters that have to be left when everything personal is taken out. */
const LEAST_OWN_LETTERS = 4;
/** Below this a word is too short to be the whole idea of a password. */
const SHORTEST_WORD = 3;

const KEY_ROWS = [
  '01234567890',
  'qwertzuiopu',
  'qwertyuiop',
  'asdfghjkloa',
  'yxcvbnm',
  'zxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
];
const KEY_RUNS = KEY_ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);

/** Signs that are read as letters, besides digits. */
const SIGNS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '!': 'i' };

/**
 * Why a password of sufficient length is too easy to guess. The one check for every place where a password is chosen.
 * @returns null when nothing speaks against it
 */
export async function passwordProblem(
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | null> {
  const folded = foldedText(password);
  if (isPattern(visible(folded))) return 'password/simple';
  if (isPersonal(folded, owner)) return 'password/personal';
  return (await isCommon(folded)) ? 'password/common' : null;
}

/** Repetitions, rows of keys, and hardly any different characters. */
function isPattern(text: string): boolean {
  return (
    new Set(text).size < LEAST_DISTINCT ||
    KEY_RUNS.some((run) => run.includes(text)) ||
    isRepeated(text)
  );
}

/** A repeated text is found in its double before the second half begins; a pattern with a backreference would be slow. */
function isRepeated(text: string): boolean {
  return `${text}${text}`.indexOf(text, 1) < text.length;
}

async function isCommon(folded: string): Promise<boolean> {
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  const { word, decoration } = undecorated(folded);
  const isWordTheIdea =
    word.length >= SHORTEST_WORD && (decoration.length <= MOST_DECORATION || isPattern(decoration));
  if (isWordTheIdea && isPattern(word)) return true;
  const tried = isWordTheIdea ? [folded, word] : [folded];
  return tried.flatMap(readings).some((reading) => COMMON_PASSWORDS.has(reading));
}

/** Whether hardly a letter is left without the names, the address, the code and the name of the portal. */
function isPersonal(folded: string, owner: PasswordOwner): boolean {
  const terms = personalTerms(owner);
  return readings(folded).some((reading) => {
    const plain = lettersAndDigits(reading);
    const rest = terms.reduce((left, term) => left.replaceAll(term, ''), plain);
    return rest !== plain && rest.replaceAll(/[^\p{L}]/gu, '').length < LEAST_OWN_LETTERS;
  });
}

/** Longest first, so that no short name tears a longer one apart. */
function personalTerms({ firstName, lastName, email, code }: PasswordOwner): string[] {
  // the end of an address, such as `.de`, is in many words
  const mailbox = email.replace(/\.[^.]*$/, '');
  const parts = [firstName, lastName, mailbox, code].flatMap((text) => {
    const folded = foldedText(text);
    return [folded, ...folded.split(/[^\p{L}\p{N}]+/u)].map(lettersAndDigits);
  });
  return [...new Set([...parts, 'wbd'])]
    .filter((term) => term.length > 1)
    .toSorted((one, other) => other.length - one.length);
}

/** The letters in the middle, and what stands around them. */
function undecorated(text: string): { word: string; decoration: string } {
  const first = text.search(/\p{L}/u);
  if (first < 0) return { word: '', decoration: text };
  const end = text.length - Array.from(text).toReversed().join('').search(/\p{L}/u);
  return { word: text.slice(first, end), decoration: text.slice(0, first) + text.slice(end) };
}

/** The text as it is, and with the letters that its digits and signs stand for. */
function readings(text: string): string[] {
  const spelled = text.replaceAll(/[@$!]/g, (sign) => SIGNS[sign] ?? sign);
  return [text, ...digitsAsLetters(spelled)];
}

const visible = (text: string) => text.replaceAll(/[\s\p{C}]/gu, '');
const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
