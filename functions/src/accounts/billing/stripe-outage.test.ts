import { createServer } from 'node:http';
import { AppError } from '@wbd/domain/errors';
import { logger } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { createStripe } from '../../gateways/stripe.ts';
import { translateStripeOutage } from './stripe-outage.ts';

test('an outage of Stripe is logged and reported as a failed checkout', async () => {
  const log = vi.spyOn(logger, 'write').mockReturnValue();
  // no program listens on port 1
  const stripe = createStripe({ secretKey: 'sk_test_away', origin: 'http://127.0.0.1:1' });
  const away = () => stripe.prices.list({}, { maxNetworkRetries: 0 });
  await expect(translateStripeOutage(away)).rejects.toMatchObject({ code: 'checkout/failed' });
  expect(JSON.stringify(log.mock.calls)).toContain('connection to Stripe');
});

test('a Stripe that does not answer is an outage, too', async () => {
  vi.spyOn(logger, 'write').mockReturnValue();
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : '';
  try {
    const stripe = createStripe({ secretKey: 'sk_test_slow', origin: `http://127.0.0.1:${port}` });
    const slow = () => stripe.prices.list({}, { maxNetworkRetries: 0, timeout: 50 });
    await expect(translateStripeOutage(slow)).rejects.toMatchObject({ code: 'checkout/failed' });
  } finally {
    silent.closeAllConnections();
    silent.close();
  }
});

test.each([new AppError('billing/downgrade'), new TypeError('a mistake of ours')])(
  'everything else stays what it is: %s',
  async (error) => {
    await expect(translateStripeOutage(() => Promise.reject(error))).rejects.toBe(error);
  },
);
