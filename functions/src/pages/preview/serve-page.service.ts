import { logger } from 'firebase-functions';
import type { PreviewRepository } from './preview.repository.ts';
import { previewOf } from './preview.ts';
import { withPreview } from './served-page.ts';
import { parsePageLink } from './page-link.ts';

export interface ServePagePorts {
  /** the shell's index.html as it is served now */
  shell: () => Promise<string>;
  previews: PreviewRepository;
  /** the address of a public file */
  fileUrl: (path: string) => string;
  /** where the portal is served, without a slash at the end */
  origin: () => string;
}

export type ServedPage =
  /** said: whether it says what the link leads to; otherwise it is the page every address begins with */
  | { found: true; html: string; said: boolean }
  /** the address looks like a file's, and nobody's code is like that */
  | { found: false };

const LIKE_A_FILE = /\.[^/]*$/;

/**
 * The portal's page for an address, with what a messenger shows of a link to it. Whatever is unknown or fails, the page
 * itself is served: the portal explains it to people better than a preview could.
 * @throws Error when the page itself cannot be had
 */
export async function servePage(ports: ServePagePorts, pathname: string): Promise<ServedPage> {
  const [html, head] = await Promise.all([ports.shell(), findHead(ports, pathname)]);
  if (head) return { found: true, html: withPreview(html, head), said: true };
  // a script that is gone must not be answered with a page
  return LIKE_A_FILE.test(pathname) ? { found: false } : { found: true, html, said: false };
}

async function findHead(ports: ServePagePorts, pathname: string) {
  const link = parsePageLink(pathname);
  if (!link) return null;
  try {
    const [page, quickVideo] = await Promise.all([
      ports.previews.page(link.code),
      link.item?.kind === 'schnellvideo' ? ports.previews.quickVideo(link.item.id) : null,
    ]);
    if (!page) return null;
    const shown = link.item ? await ports.previews.withCard(page, link.item) : page;
    const preview = previewOf(link, shown, quickVideo);
    return {
      ...preview,
      // under a code that was given up: where the page is now
      url: `${ports.origin()}/${encodeURIComponent(page.code)}${link.rest}`,
      image: preview.image === null ? null : ports.fileUrl(preview.image),
    };
  } catch (error) {
    logger.error('page: no preview', { pathname, error: String(error) });
    return null;
  }
}
