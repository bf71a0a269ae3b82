import type { Ports } from './ports.ts';
import { ToolError } from './tool-error.ts';
import { HOST } from './workspace.ts';

/** Secrets of the stand-in for Stripe alone; nothing they open is outside this machine. */
export const LOCAL_STRIPE_KEY = 'sk_test_local';
export const LOCAL_WEBHOOK_SECRET = 'whsec_local';
export const LOCAL_CONNECT_SECRET = 'whsec_connect_local';

/**
 * What functions and tests need to pay. A developer who sets a STRIPE_SECRET_KEY of a test account at Stripe, and the secret
 * under which its events are passed on, pays there instead of at the stand-in.
 */
export function stripeEnvironment(
  ports: Ports,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  const {
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret,
  } = env;
  if (key && !/^[rs]k_test_/.test(key)) {
    throw new ToolError(
      'STRIPE_SECRET_KEY is not the key of a test account: nothing here may touch real money. Unset it.',
    );
  }
  return key && key !== LOCAL_STRIPE_KEY
    ? {
        STRIPE_SECRET_KEY: key,
        STRIPE_WEBHOOK_SECRET: secret ?? '',
        STRIPE_CONNECT_WEBHOOK_SECRET: connectSecret ?? '',
        STRIPE_API_ORIGIN: '',
      }
    : {
        STRIPE_SECRET_KEY: LOCAL_STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET: LOCAL_WEBHOOK_SECRET,
        STRIPE_CONNECT_WEBHOOK_SECRET: LOCAL_CONNECT_SECRET,
        STRIPE_API_ORIGIN: stripeOrigin(ports),
      };
}

export function stripeOrigin(ports: Ports): string {
  return `http://${HOST}:${ports.stripe}`;
}
