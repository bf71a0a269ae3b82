import { served } from '../first-view/served.ts';
import { looksOfficial } from '../fields/official-name.ts';

/** Code of the page that visitors without an advisor see. */
export const DEFAULT_ADVISOR_CODE = 'wbd';
/** Whether this is the code of the default page for visitors without an advisor. */
export const isDefaultCode = served(
  'isDefaultCode',
  (code: string) => code === DEFAULT_ADVISOR_CODE,
  true,
);

/** Code of the advisor for whom hidden seminars and expert videos stay visible. */
export const INTERNAL_TESTING_CODE = 'internaltesting';

/** First path segments that belong to the portal itself and can never be an advisor's code. */
export const RESERVED_CODES: ReadonlySet<string> = new Set([
  'action',
  'admin',
  'advisor-signup',
  'assets',
  'auth',
  'chunks',
  'favicon.ico',
  'file-preview',
  'files.json',
  'intern',
  'kuendigen',
  'legal',
  'offer.json',
  'partner',
  'redirect',
  'remotes',
  'remotes.json',
  'robots.txt',
  'shell.html',
  'sitemap.xml',
  'smoleuro',
  'smoleuro-graciously-given',
  'vorschau',
]);

/** Codes of the operator's own pages: they exist, and cannot be taken. */
const OPERATOR_CODES: ReadonlySet<string> = new Set([DEFAULT_ADVISOR_CODE, INTERNAL_TESTING_CODE]);

/** Whether it is one of the operator's own pages, which the portal cannot do without. */
export function isOperatorPage(code: string): boolean {
  return OPERATOR_CODES.has(code);
}

const SHORTEST_CODE = 2;
const LONGEST_CODE = 60;
/**
 * Letters that names in Latin script have, composed and in lower case. Those that look like another letter, or like two,
 * are left out: long s, kra, the ligatures, and those of `LOOKALIKES`.
 */
const LETTERS = 'a-zß-öø-ÿāăąćĉċčďđēėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőŕŗřśŝşšťŧũūŭůűųŵŷźżžơưțạ-ỹ';
/** Letters that only look like another one (UTS 39), each with its representative: a caron looks like a breve. */
const LOOKALIKES: readonly (readonly [letter: string, shown: string])[] = [
  ['ı', 'i'],
  ['ǎ', 'ă'],
  ['ĕ', 'ě'],
  ['ǧ', 'ğ'],
  ['ǐ', 'ĭ'],
  ['ǒ', 'ŏ'],
  ['ǔ', 'ŭ'],
  ['ș', 'ş'],
  ['ţ', 'ț'],
];
const shape = new RegExp(`^[${LETTERS}0-9]+(?:-[${LETTERS}0-9]+)*$`);
const notInCodes = new RegExp(`[^${LETTERS}0-9-]`, 'g');

/** Codes are matched without regard to case and to how a letter was typed; they are stored in this form. */
export function normalizeAdvisorCode(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase();
}

/**
 * True for what an advisor may choose as a code: 2 to 60 lower-case Latin letters (umlauts and accents, too), digits, and
 * hyphens between them, that neither the portal nor the operator uses itself and that does not look official. Codes from
 * before may hold a dot or an underscore and keep working: reading asks for `normalizeAdvisorCode` alone.
 */
export function isAdvisorCode(code: string): boolean {
  return (
    code.length >= SHORTEST_CODE &&
    code.length <= LONGEST_CODE &&
    code === normalizeAdvisorCode(code) &&
    shape.test(code) &&
    !RESERVED_CODES.has(code) &&
    !OPERATOR_CODES.has(code) &&
    !looksOfficial(code)
  );
}

/**
 * The code that a new advisor is offered: first and last name in lower case without spaces, and without what cannot
 * stand in an address (the apostrophe of O'Neill). Too short or not usable when the name has no Latin letters, which
 * `isAdvisorCode` tells.
 */
export function advisorCodeOf(firstName: string, lastName: string): string {
  const name = normalizeAdvisorCode(`${firstName}${lastName}`);
  return (
    LOOKALIKES.reduce((code, [letter, shown]) => code.replaceAll(letter, shown), name)
      .replace(notInCodes, '')
      .replace(/-+/g, '-')
      // the second attempt has to fit, too
      .slice(0, LONGEST_CODE - 1)
      .replace(/^-|-$/g, '')
  );
}

/** What is tried when a new advisor's code is taken; the only other attempt. */
export function secondAdvisorCode(code: string): string {
  return `${code}2`;
}

/** Letters of Latin script that do not come apart into a letter and its mark, or are spelled in another way in German. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  þ: 'th',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
};

/**
 * The code as it is written on a keyboard without umlauts and accents: `joerggross` for `jörggroß`. It leads to the same
 * page unless another advisor has it. Null when the code is spelled in this way already, or the spelling cannot be a code.
 */
export function plainSpelling(code: string): string | null {
  const plain = code
    .replaceAll(/[^a-z\d-]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');
  return plain !== code && /^[a-z\d-]+$/.test(plain) && isAdvisorCode(plain) ? plain : null;
}
