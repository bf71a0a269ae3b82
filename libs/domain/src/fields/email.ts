import { INVISIBLE } from './invisible.ts';

export const LONGEST_EMAIL = 254;
const LONGEST_LOCAL = 64;

const atom = "[a-z0-9ß-öø-ÿ!#$%&'*+/=?^_`{|}~-]+";
const label = '[a-z0-9ß-öø-ÿ](?:[a-z0-9ß-öø-ÿ-]{0,61}[a-z0-9ß-öø-ÿ])?';
const pattern = new RegExp(`^${atom}(?:[.]${atom})*@(?:${label}[.])+(?![0-9]+$)${label}$`);
const topLabel = /[.][^.]{2,}$/;

/** "Anna Prell <anna@example.org>", as mail programs copy an address */
const WITH_NAME = /^[^<>]*<([^<>]+)>$/;
const SCHEME = /^mailto:/;
const QUERY = /[?].*$/;
/** Punctuation after an address in a sentence or a list. */
const LEFT_BEHIND = /[.,;]+$/;

/**
 * Extracts the e-mail address from typed or pasted text, in lower case as it is stored. Text without an address is returned
 * unchanged.
 */
export function normalizeEmail(typed: string): string {
  const text = typed.replace(INVISIBLE, '').trim().toLowerCase();
  const address = WITH_NAME.exec(text)?.[1]?.trim() ?? text;
  const bare = SCHEME.test(address) ? address.replace(SCHEME, '').replace(QUERY, '') : address;
  return bare.replace(LEFT_BEHIND, '');
}

/**
 * True for an e-mail address in the form in which it is stored: the dot-atoms and host names that mail servers accept (RFC 5321,
 * 4.1.2), with umlauts in both parts.
 */
export function isEmail(text: string): boolean {
  return (
    text.length <= LONGEST_EMAIL &&
    text.indexOf('@') <= LONGEST_LOCAL &&
    pattern.test(text) &&
    topLabel.test(text)
  );
}
