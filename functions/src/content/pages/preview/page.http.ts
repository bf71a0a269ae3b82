import { mendedPath, mendedQuery } from '@wbd/domain/fields';
import { onRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { publicFileUrl } from '../../../gateways/public-file-url.ts';
import { keptFor } from '../../../core/kept-for.ts';
import { log } from '../../../core/log/log.ts';
import {
  ACCOUNTS,
  inEmulator,
  portalOrigin,
  REGION,
  WARM_INSTANCES,
} from '../../../core/settings.ts';
import { firstViewFiles } from '../first-view/first-view-files.ts';
import { sitemapFile } from '../sitemap/sitemap-file.ts';
import { readSitemapPart } from '../sitemap/sitemap.repository.ts';
import { previewRepository } from './preview.repository.ts';
import { distinctAddress, servePage, type ServedPage } from './serve-page.service.ts';
import { shellPage } from './shell-page.ts';
import { previewTexts } from './texts.de.ts';

// in the local portal a change shows at once
const freshMs = inEmulator ? 0 : 30_000;

const ports = {
  shell: shellPage({ origin: portalOrigin, freshMs }),
  firstViews: firstViewFiles({ origin: portalOrigin, freshMs }),
  previews: previewRepository,
  fileUrl: publicFileUrl,
  origin: portalOrigin,
  now: () => new Date(),
};

/** A query after the address gets past hosting's network, and not past this: it would read the same page again. */
const served = keptFor({ freshMs, most: 300 }, (address) => servePage(ports, address));
const sitemapPart = keptFor({ freshMs, most: 20 }, (part) => readSitemapPart(Number(part)));

/**
 * Hosting's network keeps a page for half a minute, and so does this function: content whose consent is withdrawn is gone within a
 * minute. A browser asks again each time. firebase.json sets no Cache-Control for
 * these addresses, because it would replace the function's own on every status.
 */
const SHARED = 'public, max-age=0, s-maxage=30';
/** Long enough for a flood of requests for one missing address, short enough for a page that is published next. */
const SHARED_MISSING = 'public, max-age=0, s-maxage=10';
/** Folders of built files: what hosting has no file for is missing, without a look at the database. */
const FILE_FOLDERS = /^\/(?:assets|chunks|remotes)\//;

const leadsToPage = (answer: ServedPage) => answer.found && answer.status === 200;

/**
 * The address without the characters that a messenger or mail program has added to the end of the link.
 * @param isPage whether its path leads to a page as it is
 * @returns null when there is nothing to mend, or the mended address leads nowhere
 */
async function mendedAddress(path: string, query: string, isPage: boolean) {
  const wholeQuery = mendedQuery(query);
  if (isPage) return wholeQuery === null ? null : `${path}?${wholeQuery}`;
  const wholePath = mendedPath(path);
  if (wholePath === null || !leadsToPage(await served(wholePath))) return null;
  const search = wholeQuery ?? query;
  return search === '' ? wholePath : `${wholePath}?${search}`;
}

const partSchema = z.string().check(z.regex(/^\d{1,4}$/));

const sitemapPorts = {
  part: (number: number) => sitemapPart(String(number)),
  origin: portalOrigin,
};

/** @param part `?part=` as it came */
function sitemap(part: unknown): Promise<string | null> {
  const parsed = partSchema.safeParse(part);
  return sitemapFile(sitemapPorts, parsed.success ? Number(parsed.data) : null);
}

/**
 * The HTML of public addresses: the shell's page, with title, text and picture for messengers and search engines, and the
 * sitemap. Hosting sends the addresses here (firebase.json); the browser then runs the portal
 * as on any other address.
 */
export const page = onRequest(
  {
    region: REGION,
    minInstances: WARM_INSTANCES,
    concurrency: 80,
    memory: '256MiB',
    serviceAccount: ACCOUNTS.pages,
    timeoutSeconds: 15,
  },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set({ Allow: 'GET, HEAD', 'Cache-Control': 'no-store' }).sendStatus(405);
      return;
    }
    const [, query = ''] = request.originalUrl.split('?', 2);
    try {
      if (request.path === '/sitemap.xml') {
        const xml = await sitemap(request.query['part']);
        if (xml === null) response.set('Cache-Control', SHARED_MISSING).sendStatus(404);
        else response.set('Cache-Control', SHARED).type('application/xml').send(xml);
        return;
      }
      if (FILE_FOLDERS.test(request.path)) {
        response.set('Cache-Control', SHARED_MISSING).sendStatus(404);
        return;
      }
      const answer = await served(distinctAddress(request.path, query));
      const meant = await mendedAddress(request.path, query, leadsToPage(answer));
      if (meant !== null) {
        response.set('Cache-Control', SHARED_MISSING).redirect(302, meant);
        return;
      }
      if (!answer.found) {
        response.set('Cache-Control', SHARED_MISSING).sendStatus(404);
        return;
      }
      if (answer.status === 404) response.status(404).set('Cache-Control', SHARED_MISSING);
      // without a preview the cause may be gone in a moment
      else response.set('Cache-Control', answer.said ? SHARED : 'no-cache');
      response.set('Content-Type', 'text/html; charset=utf-8').send(answer.html);
    } catch (error) {
      log('page.failed', {}, error);
      response
        .status(503)
        .set('Content-Type', 'text/plain; charset=utf-8')
        .set('Cache-Control', 'no-store')
        .set('Retry-After', '5')
        .send(previewTexts.unreachable);
    }
  },
);
