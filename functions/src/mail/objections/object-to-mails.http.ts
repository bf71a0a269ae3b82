import { onRequest } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { log } from '../../shared/log/log.ts';
import { expectWriting } from '../../shared/maintenance.ts';
import { linkSecrets, REGION } from '../../shared/settings.ts';
import { objectionPage, readObjection } from './objection-link.ts';
import { objections } from './objections.repository.ts';

/** What a link in a mail holds after the `?`; `allow`: the person wants these mails again. */
const querySchema = z.object({
  t: z.string().check(z.maxLength(300)),
  allow: z.optional(z.literal('1')),
});

/**
 * `/action/objection?t=`: the one click of RFC 8058. Only POST changes anything, because programs that look for dangerous links
 * open every address of a mail; a browser that opens it is led to the page that asks. The signature in the link is the
 * right: its bearer may object for the address that it was mailed to, and for no other.
 */
export const objectToMails = onRequest(
  { region: REGION, secrets: linkSecrets, concurrency: 80, timeoutSeconds: 15 },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const query = querySchema.safeParse(request.query);
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.redirect(303, objectionPage(query.success ? query.data.t : ''));
      return;
    }
    if (request.method !== 'POST') {
      response.set('Allow', 'GET, HEAD, POST').sendStatus(405);
      return;
    }
    try {
      const hash = query.success ? readObjection(query.data.t) : null;
      if (!query.success || hash === null) {
        response.sendStatus(400);
        return;
      }
      await expectWriting();
      if (query.data.allow) await objections.remove(hash);
      else await objections.keep(hash, new Date());
      response.sendStatus(204);
    } catch (error) {
      log('objection.failed', {}, error);
      response.set('Retry-After', '5').sendStatus(503);
    }
  },
);
