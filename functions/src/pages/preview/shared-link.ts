import { idSchema, normalizeAdvisorCode } from '@wbd/domain';

const KINDS = ['testimonial', 'video', 'seminar', 'schnellvideo'] as const;
export type SharedKind = (typeof KINDS)[number];

/** What a link that is passed on leads to. */
export interface SharedLink {
  code: string;
  kind: SharedKind;
  id: string;
  /** the address without what tells who passed it on, as text that is safe in a URL */
  path: string;
}

const ROUTE =
  /^\/([^/]+)\/(?:shared\/(testimonial|video|seminar|schnellvideo)|(video|seminar)-teaser)\/([^/]+)\/?$/;

/** Reads a path that hosting hands to the function; null when it is none of ours. */
export function parseSharedLink(pathname: string): SharedLink | null {
  const parts = ROUTE.exec(pathname);
  if (!parts) return null;
  const code = decoded(parts[1]);
  const id = decoded(parts[4]);
  const kind = KINDS.find((one) => one === (parts[2] ?? parts[3]));
  if (code === null || id === null || kind === undefined) return null;
  const place = parts[2] === undefined ? `${kind}-teaser` : `shared/${kind}`;
  return {
    code: normalizeAdvisorCode(code),
    kind,
    id,
    path: `/${encodeURIComponent(normalizeAdvisorCode(code))}/${place}/${encodeURIComponent(id)}`,
  };
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
