import { registrationPath } from '@wbd/domain/seats';
import { DEFAULT_ADVISOR_CODE, RESERVED_CODES } from '@wbd/domain/advisors';
import { mayPassOn } from '@wbd/domain/content';
import { withTimeLimit } from '@wbd/domain/errors';
import { pictureUrls } from '@wbd/domain/files';
import type { PageContent, PublicPage } from '@wbd/domain/pages';
import { parseSignUp, SIGN_UP_PATH, signUpAddress } from '@wbd/domain/plans';
import { log } from '../../../core/log/log.ts';
import type { LiveFirstView } from '../first-view/first-view-files.ts';
import { withFirstView } from '../first-view/fill-first-view.ts';
import { shownAddress, shownAppointment, shownContent, shownPage } from '../first-view/shown.ts';
import { actionPreview, partPreview, itemPreview, type Preview } from './preview.ts';
import type { PreviewRepository } from './preview.repository.ts';
import { parseActionLink, parsePageLink, type ActionLink, type PageLink } from './page-link.ts';
import { seminarEvents, type EventSession } from './seminar-events.ts';
import { withData, withoutPreview, withPreview, type PageHead } from './served-page.ts';
import {
  findSitePage,
  isSilentPage,
  START_PAGE,
  withoutEndSlash,
  type SitePage,
} from './site-pages.de.ts';

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
  /**
   * said: whether it says what the link leads to; otherwise it is the page every address begins with.
   * status: 404 for an unknown address; the page explains it
   */
  | { found: true; html: string; said: boolean; status: 200 | 404 }
  /** the address looks like a file's, and no code is like that */
  | { found: false };

/** A visitor waits for the page: after this time it is served without a preview. */
const PREVIEW_LIMIT_MS = 3_000;

/** The first view is there to be quick: after this time the page is served without it. */
const FIRST_VIEW_LIMIT_MS = 1_000;
const LIKE_A_FILE = /\.[a-z0-9]{1,8}$/i;
/** The picture of pages that have none of their own, as the shell's build names it. */
const SITE_PICTURE = '/assets/share-picture.png';

/**
 * The address as far as the page depends on it: one page of a query that the function does not know is like another.
 * @param query without the question mark
 */
export function distinctAddress(pathname: string, query: string): string {
  const path = withoutEndSlash(pathname);
  return path === SIGN_UP_PATH ? signUpAddress(parseSignUp(new URLSearchParams(query))) : pathname;
}

/**
 * The portal's page for an address, with what a messenger shows of a link to it. When something is unknown or fails, the page
 * itself is served: the portal explains it to people better than a preview could.
 * @param address as `distinctAddress` says
 * @throws Error when the page itself cannot be had
 */
export async function servePage(ports: ServePagePorts, address: string): Promise<ServedPage> {
  const [pathname = ''] = address.split('?', 1);
  const [html, head] = await Promise.all([ports.shell(), findHead(ports, pathname, address)]);
  if (head === 'failed') {
    const plain = withoutPreview(html, { isListed: true });
    return { found: true, html: plain, said: false, status: 200 };
  }
  if (head) {
    const whole = await withPage(ports, withPreview(html, head), head);
    return { found: true, html: whole, said: true, status: head.isMissing ? 404 : 200 };
  }
  // a script that is gone must not be answered with a page
  if (LIKE_A_FILE.test(pathname)) return { found: false };
  const plain = withoutPreview(html, { isListed: false });
  if (!isSilentPage(pathname)) return { found: true, html: plain, said: false, status: 404 };
  const shown = shownAddress(withoutEndSlash(pathname));
  const whole = await withPage(ports, plain, { data: null, content: null, shown });
  return { found: true, html: whole, said: false, status: 200 };
}

/** The page with its data and, where it is known what it begins with, with its first view. */
async function withPage(
  ports: ServePagePorts,
  html: string,
  { shown, ...data }: Pick<PageHead, 'shown' | 'data' | 'content'>,
): Promise<string> {
  const complete = withData(html, data);
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
  address: string,
): Promise<PageHead | 'failed' | null> {
  const site = findSitePage(pathname);
  if (site) return siteHead(ports, site, shownAddress(withoutEndSlash(address)));
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
  const head = siteHead(ports, START_PAGE, page && shownPage(page));
  return { ...head, data: page && { readAt, page } };
}

function siteHead(
  ports: ServePagePorts,
  { title, description, path, isListed }: SitePage,
  shown: PageHead['shown'],
): PageHead {
  const origin = ports.origin();
  const image = origin + SITE_PICTURE;
  const about = { title, description, url: origin + path, image, isListed };
  return { ...about, isMissing: false, structured: [], data: null, content: null, shown };
}

async function pageHead(ports: ServePagePorts, link: PageLink): Promise<PageHead | null> {
  const { item, part, rest, teaser } = link;
  const now = ports.now();
  const readAt = now.getTime();
  const [page, found] = await Promise.all([
    ports.previews.page(link.code),
    item?.kind === 'schnellvideo' ? ports.previews.content(item) : null,
  ]);
  if (!page) return null;
  const quickVideo = await passedOn(ports, page, found);
  const around = item ? await ports.previews.withCard(page, item) : page;
  const preview = itemPreview(link, around, quickVideo);
  const url = addressOf(ports, page, rest);
  const isSeminar = preview !== null && item?.kind === 'seminar';
  const [content, sessions] = await Promise.all([
    preview !== null && item ? (quickVideo ?? ports.previews.content(item)) : null,
    isSeminar ? ports.previews.sessions(item.id, now) : [],
  ]);
  // under a code that was given up the browser goes on to the present one
  const isFinal = page.code === link.code && !RESERVED_CODES.has(link.code);
  return {
    ...headOf(ports, preview ?? partPreview(part, page), url),
    isMissing: item !== null && preview === null,
    // a shared video is not a public page, and a removed one is not a page
    isListed:
      page.hasOwnPage && (item === null || preview !== null) && item?.kind !== 'schnellvideo',
    structured:
      content?.kind === 'seminar' ? eventsOf(ports, { page: around, content, sessions, url }) : [],
    data: { readAt, page },
    content: content && { readAt, content },
    shown:
      isFinal && part === null ? shownOn(page, item, content && { content, teaser, now }) : null,
  };
}

/** The quick video, if it is the page's advisor's own or one that they took over: it speaks in their name. */
async function passedOn({ previews }: ServePagePorts, page: PublicPage, found: PageContent | null) {
  if (found?.kind !== 'schnellvideo') return null;
  const { item } = found;
  const isOwn = item.advisor === page.uid;
  const isTaken = !isOwn && item.network && (await previews.isTaken(page.uid, item.id));
  return mayPassOn(item, page.uid, isTaken) ? found : null;
}

/** @param found what the address leads to, when that is known */
function shownOn(
  page: PublicPage,
  item: PageLink['item'],
  found: { content: PageContent; teaser: boolean; now: Date } | null,
): PageHead['shown'] {
  if (item === null) return shownPage(page);
  // what its template says of the owner belongs to the page's advisor here
  const isTaken = item.kind === 'schnellvideo' && found?.content.item.advisor !== page.uid;
  if (isTaken) return null;
  return found && shownContent(found.content, { ...found, page });
}

async function actionHead(
  ports: ServePagePorts,
  link: ActionLink,
  pathname: string,
): Promise<PageHead | null> {
  const readAt = ports.now().getTime();
  // a link names an advisor by uid, or by code
  const owner = await ports.previews.advisor(link.advisor);
  const page = await ports.previews.page(owner?.code ?? link.advisor);
  if (!page) return null;
  const { seminar } = link;
  const item = seminar === null ? null : ({ kind: 'seminar', id: seminar } as const);
  const about = item ? await ports.previews.withCard(page, item) : page;
  const head = headOf(ports, actionPreview(link, about), new URL(pathname, ports.origin()).href);
  if (item || !owner) return head;
  return {
    ...head,
    content: { readAt, content: { kind: 'appointment', owner } },
    shown: shownAppointment(owner, pathname),
  };
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
  return {
    ...preview,
    url,
    image,
    isMissing: false,
    isListed: false,
    structured: [],
    data: null,
    content: null,
    shown: null,
  };
}

interface Happening {
  /** the page on which it is shown, with its card */
  page: PublicPage;
  content: Extract<PageContent, { kind: 'seminar' }>;
  sessions: readonly EventSession[];
  url: string;
}

function eventsOf(
  ports: ServePagePorts,
  { page, content: { item }, sessions, url }: Happening,
): object[] {
  const card = page.seminars.find(({ id }) => id === item.id);
  if (!card) return [];
  return seminarEvents(
    card,
    { seminar: item, sessions },
    {
      page: url,
      registration: `${ports.origin()}${registrationPath(page.uid, item.id)}`,
      image:
        card.thumb === null
          ? null
          : pictureUrls(card.thumb, card.thumbWidths ?? [], ports.fileUrl).src,
    },
  );
}
