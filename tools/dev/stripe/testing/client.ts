import type Stripe from 'stripe';
import { createStripe } from '../../../../functions/src/gateways/stripe.ts';
import { resolvePorts } from '../../../base/ports.ts';

/** The dashboard of the running portal's stand-in, as far as tests need it. */
export function localStripe(env: NodeJS.ProcessEnv): Stripe {
  const origin = `http://127.0.0.1:${resolvePorts(env).stripe}`;
  return createStripe({ secretKey: 'sk_test_e2e', origin });
}
