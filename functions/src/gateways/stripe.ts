import Stripe from 'stripe';

export interface StripeAccess {
  secretKey: string;
  /** where the API is when it is not Stripe's own, e.g. `http://127.0.0.1:12111` */
  origin: string | null;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 2;

/** The one place that makes Stripe's client. It asks for the version of the API that the library is made for. */
export function createStripe({ secretKey, origin }: StripeAccess): Stripe {
  return new Stripe(secretKey, {
    ...(origin !== null && addressOf(new URL(origin))),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'WBD' },
  });
}

function addressOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port === '' ? (isPlain ? 80 : 443) : Number(port),
    protocol: isPlain ? ('http' as const) : ('https' as const),
  };
}
