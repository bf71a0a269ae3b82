/** Control characters, invisible ones, and the backslash, which browsers read as a slash. */
const TRICKS = /[\p{Cc}\p{Cf}\\]/u;
const ABSOLUTE = /^https?:\/\/(?=[^/])/i;
/** Letters of other scripts look like these: their hosts are not opened, so that none is mistaken for another. */
const PLAIN_HOST = /^[a-z0-9äöüß.-]+$/i;

/**
 * The gate for every link that another person has written: only what a person reads as an address on the web gets through.
 * @param link with its scheme
 * @returns null for another scheme, user info, characters that hide something, and hosts that look like other hosts
 */
export function readHttpLink(link: string): URL | null {
  if (TRICKS.test(link) || !ABSOLUTE.test(link) || !namesPlainHost(link)) return null;
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return url.username === '' && url.password === '' ? url : null;
}

/**
 * The link a booking opens: without a scheme it gets https://.
 * @returns null for an empty link, and for one that does not get through the gate
 */
export function safeHttpLink(link: string): string | null {
  const trimmed = link.trim();
  if (trimmed === '') return null;
  const url = readHttpLink(/^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`);
  return url?.hostname.includes('.') ? url.href : null;
}

function namesPlainHost(link: string): boolean {
  const host = link.replace(ABSOLUTE, '').split(/[/?#:]/)[0] ?? '';
  return PLAIN_HOST.test(host) && !/(?:^|\.)xn--/i.test(host);
}
