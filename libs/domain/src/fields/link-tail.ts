/** Characters that messengers and mail programs wrongly add to a link: punctuation and brackets of the sentence, or `.html`. */
const LAST = /(?:\.html?|(?![-_/])[\p{P}\p{S}\p{Z}\p{Cf}])$/iu;
/** Longer ends are left alone. */
const LONGEST_TAIL = 20;

/** The end of a link without such characters. */
export function withoutLinkTail(text: string): string {
  let kept = text;
  for (let count = 0; count < LONGEST_TAIL; count += 1) {
    const shorter = kept.slice(0, -10) + kept.slice(-10).replace(LAST, '');
    if (shorter === kept) break;
    kept = shorter;
  }
  return kept;
}

/**
 * The path without such characters at its end.
 * @param pathname percent-encoded
 * @returns null when there is nothing to mend
 */
export function mendedPath(pathname: string): string | null {
  const segments = pathname.replace(/\/$/, '').split('/');
  const last = decoded(segments.pop() ?? '');
  const kept = last === null ? null : withoutLinkTail(last);
  if (kept === null || kept === last) return null;
  const path = kept === '' ? segments.join('/') : [...segments, encodeURIComponent(kept)].join('/');
  return path === '' ? '/' : path;
}

/** Parameters at the end of shared and mailed links. */
const CARRIED = ['ref', 't'];

/**
 * The query without such characters at its end.
 * @param query without the question mark
 * @returns null when there is nothing to mend
 */
export function mendedQuery(query: string): string | null {
  const parameters = new URLSearchParams(query);
  const last = [...parameters.keys()].at(-1);
  const value = last === undefined ? null : parameters.get(last);
  if (last === undefined || value === null || !CARRIED.includes(last)) return null;
  const kept = withoutLinkTail(value);
  if (kept === value) return null;
  parameters.set(last, kept);
  return parameters.toString();
}

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
