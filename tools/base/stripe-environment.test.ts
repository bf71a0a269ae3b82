import { expect, test } from 'vitest';
import { resolvePorts } from './ports.ts';
import { LOCAL_STRIPE_KEY, stripeEnvironment, stripeOrigin } from './stripe-environment.ts';

const ports = resolvePorts({});
const of = (key: string) =>
  stripeEnvironment(ports, { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_mine' });

test('without a key, or with its own, payments go to the stand-in', () => {
  const local = { STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY, STRIPE_API_ORIGIN: stripeOrigin(ports) };
  expect(stripeEnvironment(ports, {})).toMatchObject(local);
  expect(of(LOCAL_STRIPE_KEY)).toMatchObject(local);
});

test.each(['sk_test_abc', 'rk_test_abc'])(
  '%s of a test account at Stripe is paid at Stripe',
  (key) => {
    expect(of(key)).toEqual({
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: 'whsec_mine',
      STRIPE_CONNECT_WEBHOOK_SECRET: '',
      STRIPE_API_ORIGIN: '',
    });
  },
);

test.each(['sk_live_abc', 'rk_live_abc', 'abc'])(
  '%s is refused: tests and demo data are no customers',
  (key) => {
    expect(() => of(key)).toThrow('test account');
  },
);
