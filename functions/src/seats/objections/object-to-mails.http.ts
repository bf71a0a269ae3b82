import { DEFAULT_CHOICES } from '@wbd/domain/notifications';
import * as z from 'zod/mini';
import { defineHttpPart } from '../../core/http-service.ts';
import { objectionsByNetwork } from '../../core/limits.ts';
import { log } from '../../core/log/log.ts';
import { expectWriting } from '../../core/maintenance.ts';
import { networkOf } from '../../core/network.ts';
import { addressSecrets, linkSecrets } from '../../core/settings.ts';
import {
  objectionPage,
  readObjection,
  type Objection,
} from '../../mail/objections/objection-link.ts';
import { saveChoices } from '../../mail/notifications/settings.repository.ts';
import { readTurnOff, turnOffPage, type TurnOff } from '../../mail/notifications/turn-off-link.ts';
import { objections } from '../../mail/objections/objections.repository.ts';
import { isAddressInSeat, removeAddress } from './unwanted-address.repository.ts';

/** What a link in a mail holds after the `?`. */
const querySchema = z.object({
  t: z.string().check(z.maxLength(1000)),
  /** the person wants mails again */
  allow: z.optional(z.literal('1')),
  /** the person wants their address out of the registration that the mail was about */
  remove: z.optional(z.literal('1')),
});
type Query = z.infer<typeof querySchema>;

const RETRY_AFTER_SECONDS = '600';

/**
 * `/action/objection?t=`: the one click of RFC 8058. Only POST changes anything, because programs that look for dangerous links
 * open every address of a mail; a browser that opens it is led to the page that asks. The signature in the link is the
 * right: its bearer may object for the address that it was mailed to, or turn off the news that it was in, and nothing else.
 * A forged link costs no read.
 */
export const objectToMails = defineHttpPart(
  {
    name: 'objectToMails',
    path: /\/action\/objection$/,
    secrets: [...linkSecrets, ...addressSecrets],
    timeoutSeconds: 15,
  },
  async (request, response) => {
    response.set('Cache-Control', 'no-store');
    const query = querySchema.safeParse(request.query);
    if (request.method === 'GET' || request.method === 'HEAD') {
      response.redirect(303, pageOf(query.success ? query.data.t : ''));
      return;
    }
    if (request.method !== 'POST') {
      response.set('Allow', 'GET, HEAD, POST').sendStatus(405);
      return;
    }
    try {
      const objection = query.success ? readObjection(query.data.t) : null;
      const turnOff = query.success && objection === null ? readTurnOff(query.data.t) : null;
      if (!query.success || (objection === null && turnOff === null)) {
        response.sendStatus(400);
        return;
      }
      await expectWriting();
      if (!(await objectionsByNetwork.take(networkOf(request), new Date()))) {
        response.set('Retry-After', RETRY_AFTER_SECONDS).sendStatus(429);
        return;
      }
      if (turnOff) await choose(turnOff, query.data);
      if (objection) await carryOut(query.data, objection);
      response.json({ isAddressInSeat: objection !== null && (await isAddressInSeat(objection)) });
    } catch (error) {
      log('objection.failed', {}, error);
      response.set('Retry-After', '5').sendStatus(503);
    }
  },
);

function pageOf(token: string): string {
  const turnOff = readTurnOff(token);
  return turnOff ? turnOffPage(turnOff) : objectionPage(token);
}

async function carryOut({ allow, remove }: Query, objection: Objection): Promise<void> {
  if (allow) return objections.remove(objection.hashes);
  await objections.keep(objection.hashes, new Date());
  if (remove) await removeAddress(objection);
}

/** News of some kinds to one advisor, off or as it was before anyone chose. An advisor who is gone gets none anyway. */
async function choose({ uid, kinds }: TurnOff, { allow }: Query): Promise<void> {
  const choices = kinds.map((kind) => [kind, allow ? DEFAULT_CHOICES[kind] : 'off'] as const);
  await saveChoices(uid, Object.fromEntries(choices));
}
