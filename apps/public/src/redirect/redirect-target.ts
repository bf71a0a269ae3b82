import { readHttpLink } from '@wbd/domain/pages';

export type RedirectTarget =
  /** our own pages and files: the browser goes on at once */
  | { kind: 'own'; href: string }
  /** another site: only the person's own click leads there */
  | { kind: 'foreign'; href: string; host: string }
  | { kind: 'none' };

export interface OwnPlaces {
  /** where the portal is served */
  origin: string;
  /** what the address of each of the portal's public files begins with */
  files: string;
}

const NONE: RedirectTarget = { kind: 'none' };

const ON_THIS_SITE = /^\/(?![/\\])[^\p{Cc}\p{Cf}\\]*$/u;

/** Where `/redirect?url=` leads. */
export function redirectTarget(link: string | null, own: OwnPlaces): RedirectTarget {
  const text = link?.trim() ?? '';
  const url = ON_THIS_SITE.test(text) ? onThisSite(text, own.origin) : readHttpLink(text);
  if (!url) return NONE;

  const href = withOnepager(url.href, own.files);
  if (href.startsWith(own.files)) return { kind: 'own', href };
  if (url.origin === own.origin) {
    // back to here would go on for ever
    return /^\/redirect(?:\/|$)/.test(url.pathname) ? NONE : { kind: 'own', href };
  }
  return url.hostname.includes('.') ? { kind: 'foreign', href, host: url.host } : NONE;
}

/**
 * Earlier links to a seminar's one-pager name the file directly below `seminars`; it is stored in the folder
 * `onepager`.
 * @param files prefix of a public file's URL; the encoded path follows
 */
function withOnepager(href: string, files: string): string {
  const folder = `${files}seminars%2F`;
  if (!href.startsWith(folder)) return href;
  const rest = href.slice(folder.length);
  const [name = ''] = rest.split('?');
  return name === '' || /%2F/i.test(name) ? href : `${folder}onepager%2F${rest}`;
}

function onThisSite(path: string, origin: string): URL | null {
  return URL.canParse(path, origin) ? new URL(path, origin) : null;
}
