import type { PageContent } from './page-content.ts';

/* The names of templates of the first view. Pages that look the same for everyone have their address as a name. */

export const ADVISOR_PAGE = 'advisor';
export const APPOINTMENT_PAGE = 'appointment';

const WITH_TRAILERS: ReadonlySet<PageContent['kind']> = new Set(['seminar', 'video']);

/** @param teaser whether the address is the one that shows the trailer first */
export const contentPage = (kind: PageContent['kind'], teaser: boolean) =>
  teaser && WITH_TRAILERS.has(kind) ? `${kind} teaser` : kind;
