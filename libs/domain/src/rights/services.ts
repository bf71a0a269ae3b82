import type { CallName } from '../calls/calls.ts';
import { RIGHTS } from './rights.ts';
import type { Right } from './subjects.ts';

/**
 * The deployed functions that serve calls, one for each trust boundary: `public` serves callers without a login and acts as
 * the portal's account; each other service acts as the account of its name.
 */
export const SERVICES = ['public', 'portal', 'payments', 'mail', 'pointer'] as const;
export type Service = (typeof SERVICES)[number];

/** Calls that need another account than the portal's. */
const ACCOUNTS: { readonly [Name in CallName]?: Service } = {
  buyFilm: 'payments',
  cancelSubscription: 'payments',
  changePlanFor: 'payments',
  connectFilmSeller: 'payments',
  createBillingPortal: 'payments',
  createCheckout: 'payments',
  invoicePdf: 'payments',
  planChange: 'payments',
  planPrices: 'payments',
  refundFilmSale: 'payments',
  reportFailure: 'pointer',
  resendMail: 'mail',
};

const PUBLIC: ReadonlySet<Right['who'][number]> = new Set(['anyone', 'link', 'visitor']);

/** The service of a call, derived from its right and its account. */
export function serviceOf(name: CallName): Service {
  const { who }: Right = RIGHTS[name];
  return ACCOUNTS[name] ?? (PUBLIC.has(who[0]) ? 'public' : 'portal');
}

/**
 * The path of a call below the functions' origin. Firebase's SDK builds its URL from this path; the platform and the
 * emulator pass on the part after the service's name (https://cloud.google.com/functions/docs/calling/http).
 */
export const callPath = (name: CallName): string => `${serviceOf(name)}/${name}`;
