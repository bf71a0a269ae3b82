import { idSchema, normalizeAdvisorCode } from '@wbd/domain';

const KINDS = ['testimonial', 'video', 'seminar', 'schnellvideo'] as const;

/** What an address leads to: an advisor's page, or something on it. */
export interface PageLink {
  code: string;
  /** null: the page itself */
  item: { kind: (typeof KINDS)[number]; id: string } | null;
  /** what stands behind the code, without what tells who passed the link on, as text that is safe in a URL */
  rest: string;
}

const ROUTE =
  /^\/([^/]+)(?:\/(?:shared\/(testimonial|video|seminar|schnellvideo)|(video|seminar)-teaser)\/([^/]+))?\/?$/;

/** Reads a path that hosting hands to the function; null when it is none of ours. */
export function parsePageLink(pathname: string): PageLink | null {
  const parts = ROUTE.exec(pathname);
  const code = decoded(parts?.[1]);
  if (!parts || code === null) return null;
  const link = { code: normalizeAdvisorCode(code), item: null, rest: '' };
  if (parts[4] === undefined) return link;
  const id = decoded(parts[4]);
  const kind = KINDS.find((one) => one === (parts[2] ?? parts[3]));
  if (id === null || kind === undefined) return null;
  const place = parts[2] === undefined ? `${kind}-teaser` : `shared/${kind}`;
  return { ...link, item: { kind, id }, rest: `/${place}/${encodeURIComponent(id)}` };
}

/** A segment that can be a document's name; null otherwise. */
function decoded(segment: string | undefined): string | null {
  try {
    const parsed = idSchema.safeParse(decodeURIComponent(segment ?? ''));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
