/** Code of the page that visitors without an advisor see. */
export const DEFAULT_ADVISOR_CODE = 'wbd';
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
  'index.html',
  'intern',
  'legal',
  'partner',
  'redirect',
  'remotes',
  'remotes.json',
  'robots.txt',
  'sitemap.xml',
  'smoleuro',
  'smoleuro-graciously-given',
]);

/** Codes of the operator's own pages: they exist, and nobody can take them. */
const OPERATOR_CODES: ReadonlySet<string> = new Set([DEFAULT_ADVISOR_CODE, INTERNAL_TESTING_CODE]);

const SHORTEST_CODE = 2;
const LONGEST_CODE = 60;
// Latin letters only: two codes that look the same would be two advisors
const shape = /^[\p{Script=Latin}\d](?:[\p{Script=Latin}\d._-]*[\p{Script=Latin}\d])?$/u;
const notInCodes = /[^\p{Script=Latin}\d._-]/gu;
const atTheEnds = /^[._-]+|[._-]+$/g;

/** Codes are matched without regard to case and to how a letter was typed; they are stored in this form. */
export function normalizeAdvisorCode(code: string): string {
  return code.trim().normalize('NFKC').toLowerCase();
}

/**
 * True for what an advisor may choose as a code: 2 to 60 lower-case Latin letters (umlauts too), digits, dots, hyphens
 * and underscores, with a letter or digit at both ends, that neither the portal nor the operator uses itself.
 */
export function isAdvisorCode(code: string): boolean {
  return (
    code.length >= SHORTEST_CODE &&
    code.length <= LONGEST_CODE &&
    code === normalizeAdvisorCode(code) &&
    shape.test(code) &&
    !RESERVED_CODES.has(code) &&
    !OPERATOR_CODES.has(code)
  );
}

/**
 * The code that a new advisor is offered: first and last name in lower case without spaces, and without what cannot
 * stand in an address (the apostrophe of O'Neill). Too short or not usable when the name has no Latin letters, which
 * `isAdvisorCode` tells.
 */
export function advisorCodeOf(firstName: string, lastName: string): string {
  return (
    normalizeAdvisorCode(`${firstName}${lastName}`)
      .replace(notInCodes, '')
      // the second attempt has to fit, too
      .slice(0, LONGEST_CODE - 1)
      .replace(atTheEnds, '')
  );
}

/** What is tried when a new advisor's code is taken; the only other attempt. */
export function secondAdvisorCode(code: string): string {
  return `${code}2`;
}
