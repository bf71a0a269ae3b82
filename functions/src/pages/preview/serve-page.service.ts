import { DEFAULT_ADVISOR_CODE, RESERVED_CODES, withTimeLimit, type PublicPage } from '@wbd/domain';
import { log } from '../../shared/log/log.ts';
import type { LiveFirstView } from '../first-view/first-view-files.ts';
import { withFirstView } from '../first-view/fill-first-view.ts';
import { actionPreview, advisorPreview, itemPreview, type Preview } from './preview.ts';
import type { PreviewRepository } from './preview.repository.ts';
import { parseActionLink, parsePageLink, type ActionLink, type PageLink } from './page-link.ts';
import { seminarEvents } from './seminar-events.ts';
import { withoutPreview, withPageData, withPreview, type PageHead } from './served-page.ts';
import { findSitePage, START_PAGE, withoutEndSlash, type SitePage } from './site-pages.de.ts';

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

export type ServedPage =
  /** said: whether it says what the link leads to; otherwise it is the page every address begins with */
  | { found: true; html: string; said: boolean }
  /** the address looks like a file's, and no code is like that */
  | { found: false };

/** A visitor waits for the page: after this time it is served without a preview. */
const PREVIEW_LIMIT_MS = 3_000;

/** The first view is there to be quick: after this time the page is served without it. */
const FIRST_VIEW_LIMIT_MS = 1_000;
const LIKE_A_FILE = /\.[^/]*$/;
/** The picture of pages that have none of their own, as the shell's build names it. */
const SITE_PICTURE = '/assets/share-picture.png';

/**
 * The portal's page for an address, with what a messenger shows of a link to it. When something is unknown or fails, the page
 * itself is served: the portal explains it to people better than a preview could.
 * @throws Error when the page itself cannot be had
 */
export async function servePage(ports: ServePagePorts, pathname: string): Promise<ServedPage> {
  const [html, head] = await Promise.all([ports.shell(), findHead(ports, pathname)]);
  if (head === 'failed') {
    return { found: true, html: withoutPreview(html, { isListed: true }), said: false };
  }
  if (head) {
    return { found: true, html: await withPage(ports, withPreview(html, head), head), said: true };
  }
  // a script that is gone must not be answered with a page
  if (LIKE_A_FILE.test(pathname)) return { found: false };
  return { found: true, html: withoutPreview(html, { isListed: false }), said: false };
}

/** The page with its data and, where it is known what it begins with, with its first view. */
async function withPage(
  ports: ServePagePorts,
  html: string,
  { data, shown }: PageHead,
): Promise<string> {
  const complete = data ? withPageData(html, data) : html;
  if (shown === null) return complete;
  try {
    const live = await withTimeLimit(FIRST_VIEW_LIMIT_MS, () => ports.firstViews(html));
    return live ? withFirstView(complete, shown, live, ports.fileUrl) : complete;
  } catch (error) {
    log('page.plain', { missing: 'first-view' }, error);
    return complete;
  }
}

/** @returns null when the address leads nowhere */
async function findHead(
  ports: ServePagePorts,
  pathname: string,
): Promise<PageHead | 'failed' | null> {
  const site = findSitePage(pathname);
  if (site) return siteHead(ports, site, withoutEndSlash(pathname));
  try {
    return await withTimeLimit(PREVIEW_LIMIT_MS, () =>
      pathname === '/' ? startHead(ports) : linkHead(ports, pathname),
    );
  } catch (error) {
    log('page.plain', { missing: 'preview' }, error);
    return 'failed';
  }
}

async function linkHead(ports: ServePagePorts, pathname: string): Promise<PageHead | null> {
  const action = parseActionLink(pathname);
  if (action) return actionHead(ports, action, pathname);
  const link = parsePageLink(pathname);
  return link && pageHead(ports, link);
}

/** Where the portal begins: the words of the whole site, and the default page as data. */
async function startHead(ports: ServePagePorts): Promise<PageHead> {
  const readAt = ports.now().getTime();
  const page = await ports.previews.page(DEFAULT_ADVISOR_CODE);
  return { ...siteHead(ports, START_PAGE, page), data: page && { readAt, page } };
}

function siteHead(
  ports: ServePagePorts,
  { title, description, path, isListed }: SitePage,
  shown: PageHead['shown'],
): PageHead {
  const origin = ports.origin();
  const image = origin + SITE_PICTURE;
  const about = { title, description, url: origin + path, image, isListed };
  return { ...about, structured: [], data: null, shown };
}

async function pageHead(ports: ServePagePorts, link: PageLink): Promise<PageHead | null> {
  const { item, rest } = link;
  const readAt = ports.now().getTime();
  const [page, quickVideo] = await Promise.all([
    ports.previews.page(link.code),
    item?.kind === 'schnellvideo' ? ports.previews.quickVideo(item.id) : null,
  ]);
  if (!page) return null;
  const shown = item ? await ports.previews.withCard(page, item) : page;
  const preview = itemPreview(link, shown, quickVideo);
  const url = addressOf(ports, page, rest);
  const isSeminar = preview !== null && item?.kind === 'seminar';
  return {
    ...headOf(ports, preview ?? advisorPreview(page), url),
    // a video that one person passes on is no page for everyone, and what is gone is none at all
    isListed:
      page.hasOwnPage && (item === null || preview !== null) && item?.kind !== 'schnellvideo',
    structured: isSeminar ? await eventsOf(ports, shown, item.id, url) : [],
    data: { readAt, page },
    // under a code that was given up the browser goes on to the present one
    shown: item === null && page.code === link.code && !RESERVED_CODES.has(link.code) ? page : null,
  };
}

async function actionHead(
  ports: ServePagePorts,
  link: ActionLink,
  pathname: string,
): Promise<PageHead | null> {
  const page = await ports.previews.page(await ports.previews.codeOf(link.advisor));
  if (!page) return null;
  const { seminar } = link;
  const item = seminar === null ? null : ({ kind: 'seminar', id: seminar } as const);
  const shown = item ? await ports.previews.withCard(page, item) : page;
  const url = new URL(pathname, ports.origin()).href;
  return headOf(ports, actionPreview(link, shown), url);
}

/** Where a page is now, also for a link under a code that was given up. */
function addressOf(ports: ServePagePorts, { code }: PublicPage, rest: string): string {
  // the default page is what the portal begins with
  if (code === DEFAULT_ADVISOR_CODE && rest === '') return `${ports.origin()}/`;
  return `${ports.origin()}/${encodeURIComponent(code)}${rest}`;
}

function headOf(ports: ServePagePorts, preview: Preview, url: string): PageHead {
  const image =
    preview.image === null ? ports.origin() + SITE_PICTURE : ports.fileUrl(preview.image);
  return { ...preview, url, image, isListed: false, structured: [], data: null, shown: null };
}

async function eventsOf(
  ports: ServePagePorts,
  page: PublicPage,
  seminarId: string,
  url: string,
): Promise<object[]> {
  const card = page.seminars.find(({ id }) => id === seminarId);
  const dates = card && (await ports.previews.dates(seminarId, ports.now()));
  if (!card || !dates) return [];
  return seminarEvents(card, dates, {
    page: url,
    registration: `${ports.origin()}/action/${page.uid}/seminar/${encodeURIComponent(seminarId)}`,
    image: card.thumb === null ? null : ports.fileUrl(card.thumb),
  });
}
