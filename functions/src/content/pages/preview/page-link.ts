import { normalizeAdvisorCode } from '@wbd/domain/advisors';
import { idSchema } from '@wbd/domain/fields';

const KINDS = ['testimonial', 'video', 'seminar', 'schnellvideo'] as const;

/** What an advisor's page has below its code, besides its items. */
const PARTS = ['termine', 'impressum'] as const;

/** What an address leads to: an advisor's page, or something on it. */
export interface PageLink {
  code: string;
  /** null: the page itself */
  item: { kind: (typeof KINDS)[number]; id: string } | null;
  /** the list of all dates, or the imprint; null for neither */
  part: (typeof PARTS)[number] | null;
  /** whether the address is one that shows a trailer first */
  teaser: boolean;
  /** the path after the code, without the sharer's mark, as URL-safe text */
  rest: string;
}

const PART = new RegExp(`^/([^/]+)/(${PARTS.join('|')})/?$`);
const ROUTE =
  /^\/([^/]+)(?:\/(shared\/(?:testimonial|video|seminar|schnellvideo)|(?:video|seminar)(?:-teaser)?)\/([^/]+))?\/?$/;

/** Reads a path that hosting hands to the function; null for a foreign one. */
export function parsePageLink(pathname: string): PageLink | null {
  const ofPage = PART.exec(pathname);
  const parts = ofPage ?? ROUTE.exec(pathname);
  const code = decoded(parts?.[1]);
  if (!parts || code === null) return null;
  const kept = { code: normalizeAdvisorCode(code), item: null, part: null, teaser: false };
  if (ofPage) {
    const part = PARTS.find((one) => one === ofPage[2]) ?? null;
    return { ...kept, part, rest: `/${part}` };
  }
  const link = { ...kept, rest: '' };
  const [, , place] = parts;
  if (place === undefined) return link;
  const id = decoded(parts[3]);
  const kind = KINDS.find((one) => place.replace(/^shared\/|-teaser$/g, '') === one);
  if (id === null || kind === undefined) return null;
  const teaser = place !== kind;
  return { ...link, item: { kind, id }, teaser, rest: `/${place}/${encodeURIComponent(id)}` };
}

/** Where a person registers, or asks for an appointment. */
export interface ActionLink {
  /** uid or code of the advisor whom the preview names */
  advisor: string;
  /** null: an appointment with that advisor */
  seminar: string | null;
}

const SEMINAR_ACTION = /^\/action\/([^/]+)\/seminar\/([^/]+)\/?$/;
const APPOINTMENT_ACTION = /^\/action\/[^/]+\/appointment\/([^/]+)(?:\/[^/]+)?\/?$/;

/** Reads a path below `/action`; null for a foreign one. */
export function parseActionLink(pathname: string): ActionLink | null {
  const registration = SEMINAR_ACTION.exec(pathname);
  const advisor = decoded((registration ?? APPOINTMENT_ACTION.exec(pathname))?.[1]);
  if (advisor === null) return null;
  if (!registration) return { advisor, seminar: null };
  const seminar = decoded(registration[2]);
  return seminar === null ? null : { advisor, seminar };
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
