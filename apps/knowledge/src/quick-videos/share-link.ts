export interface SharedQuickVideo {
  origin: string;
  /** the advisor's code */
  code: string;
  id: string;
  /** uid of the person who shares */
  sharer: string;
}

/** The public page of a quick video, with the name of the person who passes it on. */
export function shareLink({ origin, code, id, sharer }: SharedQuickVideo): string {
  const path = ['', code, 'shared', 'schnellvideo', id].map(encodeURIComponent).join('/');
  const url = new URL(path, origin);
  url.searchParams.set('ref', sharer);
  return url.href;
}
