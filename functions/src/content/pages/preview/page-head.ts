import type { LiveFirstView } from '../first-view/first-view-files.ts';
import type { PreviewRepository } from './preview.repository.ts';
import type { Preview } from './preview.ts';
import type { PageHead } from './served-page.ts';

export interface ServePagePorts {
  /** the shell's page as it is served now */
  shell: () => Promise<string>;
  /** the templates of the first view, for a page of the shell; null when there are none */
  firstViews: (shell: string) => Promise<LiveFirstView | null>;
  previews: PreviewRepository;
  /** the address of a public file */
  fileUrl: (path: string) => string;
  /** where the portal is served, without a slash at the end */
  origin: () => string;
  now: () => Date;
}

/** The picture of pages that have none of their own, as the shell's build names it. */
const SITE_PICTURE = '/assets/share-picture.png';

export const sitePicture = (ports: ServePagePorts) => ports.origin() + SITE_PICTURE;

/** What a link says of a page that search engines do not list, and of which nothing else is known. */
export function headOf(ports: ServePagePorts, preview: Preview, url: string): PageHead {
  return {
    ...preview,
    url,
    image: preview.image === null ? sitePicture(ports) : ports.fileUrl(preview.image),
    isMissing: false,
    isListed: false,
    structured: [],
    data: null,
    content: null,
    shown: null,
  };
}
