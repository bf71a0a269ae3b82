/**
 * The link a booking opens: without a scheme it gets https://, and only http(s) ever leaves this function.
 * @returns null for an empty link and for every other scheme
 */
export function safeHttpLink(link: string): string | null {
  const trimmed = link.trim();
  if (trimmed === '') return null;
  const withScheme = /^[a-z][a-z0-9+.-]*:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
}
