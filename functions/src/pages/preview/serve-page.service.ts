import { logger } from 'firebase-functions';
import type { PreviewRepository } from './preview.repository.ts';
import { previewOf } from './preview.ts';
import { withPreview } from './served-page.ts';
import { parseSharedLink } from './shared-link.ts';

export interface ServePagePorts {
  /** the shell's index.html as it is served now */
  shell: () => Promise<string>;
  previews: PreviewRepository;
  /** the address of a public file */
  fileUrl: (path: string) => string;
  /** where the portal is served, without a slash at the end */
  origin: () => string;
}

export interface ServedPage {
  html: string;
  /** whether it says what the link leads to; otherwise it is the page every address begins with */
  hasPreview: boolean;
}

/**
 * The portal's page for an address, with what a messenger shows of a link to it. Whatever is unknown or fails, the page
 * itself is served: the portal explains it to people better than a preview could.
 * @throws Error when the page itself cannot be had
 */
export async function servePage(ports: ServePagePorts, pathname: string): Promise<ServedPage> {
  const [html, filled] = await Promise.all([ports.shell(), findHead(ports, pathname)]);
  if (!filled) return { html, hasPreview: false };
  const withHead = withPreview(html, filled);
  return { html: withHead, hasPreview: withHead !== html };
}

async function findHead(ports: ServePagePorts, pathname: string) {
  const link = parseSharedLink(pathname);
  if (!link) return null;
  try {
    const [page, quickVideo] = await Promise.all([
      ports.previews.page(link.code),
      link.kind === 'schnellvideo' ? ports.previews.quickVideo(link.id) : null,
    ]);
    if (!page) return null;
    const preview = previewOf(link, page, quickVideo);
    return {
      ...preview,
      url: `${ports.origin()}${link.path}`,
      image: preview.image === null ? null : ports.fileUrl(preview.image),
    };
  } catch (error) {
    logger.error('page: no preview', { pathname, error: String(error) });
    return null;
  }
}
