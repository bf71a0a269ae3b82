import { resolveTxt } from 'node:dns/promises';
import { signInToMailbox } from '../../../../functions/src/gateways/pop3.ts';
import { signInToMail } from '../../../../functions/src/gateways/smtp.ts';
import { createStripe } from '../../../../functions/src/gateways/stripe.ts';
import { gitHub } from '../ci/github.ts';
import type { Outside } from './examined.ts';

/** DNS error codes for a name without such a record. */
const ABSENT = ['ENOTFOUND', 'ENODATA'];

/** The gateway to everything outside Google's APIs. */
export const realOutside: Outside = {
  signInToMail,
  signInToMailbox: (url) => signInToMailbox({ url }),
  async textsOf(name) {
    try {
      return (await resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && ABSENT.includes(String(error.code))) {
        return [];
      }
      throw error;
    }
  },
  async download(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const body: unknown = await answer.json();
    return body;
  },
  stripe: (secretKey) => createStripe({ secretKey, origin: null }),
  github: gitHub(),
};
