import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { publicFileUrl } from '../../gateways/storage.ts';
import { portalOrigin, REGION, WARM_INSTANCES } from '../../shared/settings.ts';
import { previewRepository } from './preview.repository.ts';
import { servePage } from './serve-page.service.ts';
import { shellPage } from './shell-page.ts';
import { previewTexts } from './texts.de.ts';

const ports = {
  shell: shellPage({ origin: portalOrigin }),
  previews: previewRepository,
  fileUrl: publicFileUrl,
  origin: portalOrigin,
};

/** Hosting's network keeps a page for this long, a browser asks again each time. */
const SHARED = 'public, max-age=0, s-maxage=300';

/**
 * The HTML of addresses that are passed on: the shell's page, with title, text and picture for messengers. Hosting sends
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
      const { html, hasPreview } = await servePage(ports, request.path);
      response
        .set('Content-Type', 'text/html; charset=utf-8')
        // without a preview the cause may be gone in a moment
        .set('Cache-Control', hasPreview ? SHARED : 'no-cache')
        .send(html);
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
