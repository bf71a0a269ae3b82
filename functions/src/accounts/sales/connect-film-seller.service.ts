import { AppError } from '@wbd/domain/errors';
import type { ConnectFilmSellerInput } from '@wbd/domain/sales';
import type Stripe from 'stripe';
import type { AccountCaller } from '../../core/caller.ts';
import { checkedOrigin, type BillingPorts } from '../billing/billing-caller.ts';
import { createOnce } from '../billing/create-once.ts';
import { UID } from '../billing/stripe-names.ts';
import { expectFewChanges, moneyChange } from '../money-changes/money-change.ts';
import type { SellerPorts } from './set-film-seller.service.ts';

export interface ConnectPorts extends SellerPorts {
  stripe: Stripe;
  billing: Pick<BillingPorts, 'portalOrigins' | 'refused'>;
}

/** Where a seller sees payments and payouts once the account is open. */
const DASHBOARD = 'https://dashboard.stripe.com/';
const BACK = '/intern/angebote?tab=verkauf';

/**
 * Creates the seller's Stripe account once and notifies the people concerned.
 * @returns the onboarding URL, or the dashboard URL once the account accepts payments
 * @throws AppError rate/limited, sale/seller-incomplete; InvalidInput
 */
export async function connectFilmSeller(
  ports: ConnectPorts,
  { domain }: ConnectFilmSellerInput,
  caller: AccountCaller,
): Promise<{ url: string }> {
  const { stripe, sellers, changes, billing, now } = ports;
  const { uid, advisor } = caller;
  const record = await sellers.record(uid);
  if (!(await changes.take(uid, now()))) throw new AppError('rate/limited');
  const origin = checkedOrigin(billing, domain, caller);
  if (!record.seller) throw new AppError('sale/seller-incomplete');
  const account = record.seller.stripeAccount ?? (await openAccount(ports, uid, advisor.org));
  const { charges_enabled } = await stripe.accounts.retrieve(account);
  if (charges_enabled !== record.seller.canCharge) {
    await sellers.setCanCharge(uid, charges_enabled);
  }
  if (charges_enabled) return { url: DASHBOARD };
  const link = await stripe.accountLinks.create({
    account,
    type: 'account_onboarding',
    refresh_url: `${origin}${BACK}`,
    return_url: `${origin}${BACK}`,
  });
  return { url: link.url };
}

/** The seller owns the account: Stripe checks who it is, bears its losses and takes its own fees from it. */
async function openAccount(ports: ConnectPorts, uid: string, org: string): Promise<string> {
  const { stripe, sellers } = ports;
  const now = ports.now();
  await expectFewChanges(ports.moneyChanges, uid, now);
  const { id } = await createOnce(['film-seller', uid], (key) =>
    stripe.accounts.create(
      {
        country: 'DE',
        controller: {
          fees: { payer: 'account' },
          losses: { payments: 'stripe' },
          requirement_collection: 'stripe',
          stripe_dashboard: { type: 'full' },
        },
        capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
        metadata: { [UID]: uid },
      },
      key,
    ),
  );
  const deed = { kind: 'film-account', by: uid, person: uid, org } as const;
  return sellers.bindAccount(uid, id, moneyChange(deed, await ports.administrators(org), now), now);
}
