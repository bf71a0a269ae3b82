import { domainToASCII } from 'node:url';

/** Gmail delivers `a.nna@` and `anna@`, at both of its domains, to one inbox. */
const GMAIL = new Set(['gmail.com', 'googlemail.com']);

/**
 * The inbox that an address leads to, the same for its usual spellings: upper case, composed letters, `+tags`, an
 * internationalised domain, and Gmail's dots. For counting and for objections only; mail goes to the address as it was
 * typed.
 */
export function mailboxOf(address: string): string {
  const text = address.trim().normalize('NFC').toLowerCase();
  const at = text.lastIndexOf('@');
  const typed = text.slice(at + 1);
  const domain = domainToASCII(typed) || typed;
  const [untagged = ''] = text.slice(0, at).split('+', 1);
  const local = untagged === '' ? text.slice(0, at) : untagged;
  return GMAIL.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}
