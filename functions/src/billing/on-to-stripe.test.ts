import { AppError } from '@wbd/domain';
import { logger } from 'firebase-functions';
import { expect, test, vi } from 'vitest';
import { InvalidInput } from '../shared/refusal.ts';
import { onToStripe } from './on-to-stripe.ts';

test('PAY-02 what breaks on the way to Stripe is logged and told as a failed checkout', async () => {
  const log = vi.spyOn(logger, 'error').mockReturnValue();
  const away = () => Promise.reject(new Error('connect ECONNREFUSED'));
  await expect(onToStripe(away)).rejects.toMatchObject({ code: 'checkout/failed' });
  expect(JSON.stringify(log.mock.calls)).toContain('ECONNREFUSED');
});

test.each([new AppError('billing/downgrade'), new InvalidInput(['price'])])(
  'PAY-02 a refusal stays what it is: %s',
  async (refusal) => {
    await expect(onToStripe(() => Promise.reject(refusal))).rejects.toBe(refusal);
  },
);
