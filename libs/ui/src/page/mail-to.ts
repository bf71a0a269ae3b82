/** The link that writes to an address; nothing in the address can add a subject or another recipient. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
