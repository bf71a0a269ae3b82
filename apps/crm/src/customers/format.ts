/** 1990-12-24 as people write it: 24.12.1990 */
export function formatDay(isoDay: string): string {
  return isoDay.split('-').toReversed().join('.');
}

/** The link that writes to an address; nothing in the address can add a subject or another recipient. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
