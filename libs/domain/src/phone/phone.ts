import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { INVISIBLE } from '../fields/invisible.ts';
import { plainDigits } from '../fields/plain-digits.ts';

/** Why a text is not a phone number that can be called. */
export type PhoneProblem = 'scientific' | 'several' | 'extension' | 'characters' | 'length';

/** How spreadsheets mark a number as a text: `'0151…`, `="0151…"`. */
const TEXT_MARK = /^(?:=?"|=|')|"$/g;
/** "Tel. 0151…", "mobil: 0151…", "tel:+49…" */
const LABEL_BEFORE = /^\p{L}{1,20}\.?\s?:?\s*(?=[+(\d])/u;
/** "0151… (privat)" */
const LABEL_IN_BRACKETS = /[([]\s*\p{L}[^)\]]*[)\]]/gu;
const SCIENTIFIC = /^\d+(?:[.,]\d+)?\s*e\s*\+?\d+$/i;
const EXTENSION = /;\s*ext=|\bext\b|durchwahl|\bdw\b|\bapp(?:arat)?\b|\d\s*x\s*\d/i;
/** Separators between two numbers, which never occur within one. */
const BETWEEN = /[;,|\n]|\s(?:oder|und|or|and|o\.|u\.)\s/;
// dashes of every length: a number is often pasted as it was printed
const SEPARATORS = /[\s\p{Dash_Punctuation}()[\]{}/.·•]/gu;
const NUMBER = /^\+?\d+$/;
const VALID = /^\+?\d{6,15}$/;
const MOST_CHARACTERS = 200;

type Read = { phone: string } | { problem: PhoneProblem };

/**
 * Turns a phone number as people type it into E.164: separators, labels and invisible characters are dropped, `00` becomes
 * `+`, a national `0` or a bare `49` becomes `+49`, anything else is taken as German; a national zero after the country's
 * code goes. Unreadable text is returned unchanged and is not valid.
 */
export function normalizePhone(typed: string): string {
  const read = readPhone(typed);
  return 'phone' in read ? read.phone : typed.trim();
}

/**
 * A stored number as a spreadsheet keeps it: without a plus sign, which begins a formula, and with spaces, without which the
 * zero in front is dropped. `normalizePhone` reads the same number from it.
 */
export function spreadsheetPhone(stored: string): string {
  const read = parsePhoneNumberFromString(stored);
  const isGerman = read?.countryCallingCode === '49';
  const written = isGerman ? read.formatNational() : read?.formatInternational().replace('+', '00');
  const plain = stored.replace(/^\+(\d\d)/, '00$1 ');
  const isKept = (text: string) => text.includes(' ') && normalizePhone(text) === stored;
  return [written ?? plain, plain].find(isKept) ?? stored;
}

/**
 * A stored number as people read it, in the groups of its country: `+49 1512 3450191`. Text that is not an international
 * number, such as the end of one, stays as it is. Links, fields and exports keep the stored number.
 */
export function formatPhone(stored: string): string {
  const shown = parsePhoneNumberFromString(stored)?.formatInternational() ?? stored;
  // formatting may drop a zero of a number that no country issues
  return shown.replace(/[^+\d]/g, '') === stored ? shown : stored;
}

/** True for a normalized number of 6 to 15 digits. */
export function isValidPhone(normalized: string): boolean {
  return VALID.test(normalized);
}

/** @returns null for a number that can be read, and for an empty text */
export function phoneProblem(typed: string): PhoneProblem | null {
  const read = readPhone(typed);
  return typed.trim() === '' || 'phone' in read ? null : read.problem;
}

function readPhone(typed: string): Read {
  if (typed.length > MOST_CHARACTERS) return { problem: 'length' };
  const text = plainDigits(typed).replace(INVISIBLE, '').trim().replace(TEXT_MARK, '').trim();
  if (SCIENTIFIC.test(text)) return { problem: 'scientific' };
  if (EXTENSION.test(text)) return { problem: 'extension' };
  if (isSeveral(text, BETWEEN)) return { problem: 'several' };
  const bare = text
    .replace(LABEL_BEFORE, '')
    .replace(LABEL_IN_BRACKETS, '')
    .replace(SEPARATORS, '');
  if (!NUMBER.test(bare)) return { problem: bare === '' ? 'length' : 'characters' };
  const international = withCountry(bare);
  const phone = withoutNationalZero(international);
  if (VALID.test(phone)) return { phone };
  // a slash also stands within a number, wherever the person likes
  return { problem: isSeveral(text, '/') ? 'several' : 'length' };
}

function isSeveral(text: string, between: RegExp | string): boolean {
  const isLongEnough = (part: string) => part.replace(/\D/g, '').length >= 6;
  return text.split(between).filter(isLongEnough).length > 1;
}

function withCountry(bare: string): string {
  if (bare.startsWith('+')) return bare;
  if (bare.startsWith('00')) return `+${bare.slice(2)}`;
  if (bare.startsWith('0')) return `+49${bare.slice(1)}`;
  if (bare.startsWith('49')) return `+${bare}`;
  return `+49${bare}`;
}

/** "+49 (0) 151 …" is written for two kinds of callers; in Italy the zero belongs to the number. */
function withoutNationalZero(international: string): string {
  return parsePhoneNumberFromString(international)?.number ?? international;
}
