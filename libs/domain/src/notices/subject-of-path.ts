import { RESERVED_CODES } from '../advisors/advisor-code.ts';
import { PORTAL_ITEM, type NoticeKind } from './notice.ts';

/** What a page of the portal shows. An advisor's page is named by its code. */
export type ShownSubject =
  { kind: Exclude<NoticeKind, 'page'>; item: string } | { kind: 'page'; code: string };

const CONTENT =
  /^\/[^/]+\/(?:shared\/)?(?:(?<seminar>seminar(?:-teaser)?)|(?<video>video(?:-teaser)?)|(?<testimonial>testimonial)|(?<quick>schnellvideo))\/(?<item>[^/]+)\/?$/;
const LIBRARY_VIDEO = /^\/intern\/wissensbibliothek\/video\/(?<item>[^/]+)\/?$/;
const CODE = /^\/(?<code>[^/]+)(?:\/|$)/;
const ACTION_CODE = /^\/action\/(?<code>[^/]+)\/(?:seminar\/(?<item>[^/]+)|appointment\/)/;

/** Where an advisor of the organisation watches a video of its library. */
export function libraryVideoPath(id: string): string {
  return `/intern/wissensbibliothek/video/${encodeURIComponent(id)}`;
}

/** What is reported when someone reports the page at a path: the content it shows, or the page itself. */
export function subjectOfPath(path: string): ShownSubject {
  const action = ACTION_CODE.exec(path)?.groups;
  if (action?.['item'] !== undefined) return { kind: 'seminar', item: decoded(action['item']) };
  const known = LIBRARY_VIDEO.exec(path)?.groups?.['item'];
  if (known !== undefined) return { kind: 'knowledge', item: decoded(known) };
  const code = decoded(CODE.exec(path)?.groups?.['code'] ?? '');
  if (code === '' || RESERVED_CODES.has(code)) return { kind: 'portal', item: PORTAL_ITEM };
  const content = CONTENT.exec(path)?.groups;
  const item = decoded(content?.['item'] ?? '');
  if (item === '') return { kind: 'page', code };
  if (content?.['seminar'] !== undefined) return { kind: 'seminar', item };
  if (content?.['video'] !== undefined) return { kind: 'video', item };
  return { kind: content?.['testimonial'] === undefined ? 'schnellvideo' : 'testimonial', item };
}

/** The path of an address of this portal, as people copy it; null for anything else. */
export function pathOfAddress(typed: string, origin: string): string | null {
  const address = typed.trim();
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null;
  const isHere = url?.origin === origin && /^(https?:\/\/|\/)/i.test(address);
  return url && isHere ? url.pathname : null;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
