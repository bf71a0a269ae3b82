import { domainToASCII } from 'node:url';

/** Gmail delivers `a.nna@` and `anna@`, at both of its domains, to one inbox. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/** The address as mail headers and calendars hold it: an internationalised domain in its ASCII form (RFC 5890). */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  return address.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/**
 * The inbox that an address leads to, the same for its usual spellings: upper case, composed letters, `+tags`, an
 * internationalised domain, and Gmail's dots. For counting and for objections only; mail goes to the address as it was
 * typed.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const ascii = withAsciiDomain(text);
  const at = ascii.lastIndexOf('@');
  const domain = ascii.slice(at + 1);
  const [untagged = ''] = ascii.slice(0, at).split('+', 1);
  const local = untagged === '' ? ascii.slice(0, at) : untagged;
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
