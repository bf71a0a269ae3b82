import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { publicFileUrl } from '../../gateways/storage.ts';
import { inEmulator, portalOrigin, REGION, WARM_INSTANCES } from '../../shared/settings.ts';
import { previewRepository } from './preview.repository.ts';
import { servePage } from './serve-page.service.ts';
import { shellPage } from './shell-page.ts';
import { previewTexts } from './texts.de.ts';

const ports = {
  // whoever works on the shell wants to see it at once
  shell: shellPage({ origin: portalOrigin, freshMs: inEmulator ? 0 : 60_000 }),
  previews: previewRepository,
  fileUrl: publicFileUrl,
  origin: portalOrigin,
};

/** Hosting's network keeps a page for five minutes, a browser asks again each time. firebase.json says the same. */
const SHARED = 'public, max-age=0, s-maxage=300';

/**
 * The HTML of an advisor's page and of what is shared from it: the shell's page, with title, text and picture for messengers. Hosting sends
 * the addresses here (firebase.json); the browser then runs the portal as on any other address.
 */
export const page = onRequest(
  {
    region: REGION,
    minInstances: WARM_INSTANCES,
    concurrency: 80,
    memory: '256MiB',
    timeoutSeconds: 15,
  },
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.set('Allow', 'GET, HEAD').sendStatus(405);
      return;
    }
    try {
      const served = await servePage(ports, request.path);
      if (!served.found) {
        response.set('Cache-Control', 'no-store').sendStatus(404);
        return;
      }
      response
        .set('Content-Type', 'text/html; charset=utf-8')
        // without a preview the cause may be gone in a moment
        .set('Cache-Control', served.said ? SHARED : 'no-cache')
        .send(served.html);
    } catch (error) {
      logger.error('page failed', { error: String(error) });
      response
        .status(503)
        .set('Content-Type', 'text/plain; charset=utf-8')
        .set('Cache-Control', 'no-store')
        .set('Retry-After', '5')
        .send(previewTexts.unreachable);
    }
  },
);
