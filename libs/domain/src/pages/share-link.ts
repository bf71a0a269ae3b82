export type SharedKind = 'testimonial' | 'video' | 'seminar' | 'schnellvideo';

export interface SharedThing {
  origin: string;
  code: string;
  kind: SharedKind;
  id: string;
  /** uid of the person who shares, when signed in */
  sharer: string | null;
}

/** Where something on an advisor's page opens that someone passed on. */
export function sharedPath({ code, kind, id }: Pick<SharedThing, 'code' | 'kind' | 'id'>): string {
  return ['', code, 'shared', kind, id].map(encodeURIComponent).join('/');
}

/** The link to something on an advisor's page that tells who passed it on. */
export function sharedLink({ origin, sharer, ...thing }: SharedThing): string {
  return withSharer(new URL(sharedPath(thing), origin), sharer);
}

/** The link to an advisor's page itself. */
export function advisorLink(origin: string, code: string, sharer: string | null): string {
  return withSharer(new URL(`/${encodeURIComponent(code)}`, origin), sharer);
}

function withSharer(url: URL, sharer: string | null): string {
  if (sharer !== null) url.searchParams.set('ref', sharer);
  return url.href;
}
