import { AppError } from '@wbd/domain/errors';
import { keptMs } from '@wbd/domain/retention';
import {
  filmPrice,
  type BuyFilmInput,
  type FilmCheckout,
  type FilmOffer,
  type FilmPrice,
} from '@wbd/domain/sales';
import { hasDeclaredBusiness } from '@wbd/domain/contracts';
import type Stripe from 'stripe';
import type { AccountCaller } from '../../core/caller.ts';
import type { OwnState } from '../../core/own-state.repository.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { checkedOrigin, type BillingPorts } from '../billing/billing-caller.ts';
import { createOnce } from '../billing/create-once.ts';
import { toSeconds } from '../billing/stripe-names.ts';
import { toleratesClosed } from '../billing/undo-duplicate.service.ts';
import type { OffersRepository } from './offers.repository.ts';
import type { SalesRepository } from './sales.repository.ts';
import { expectPlayable } from './playable-film.ts';
import { expectReady, maySell, type ReadySeller } from './seller-rights.ts';
import type { SellersRepository } from './sellers.repository.ts';

export interface BuyFilmPorts {
  stripe: Stripe;
  offers: Pick<OffersRepository, 'read'>;
  sellers: Pick<SellersRepository, 'record'>;
  sales: Pick<SalesRepository, 'entitlement' | 'openCheckouts' | 'storeCheckout'>;
  /** null for an advisor who no longer exists */
  ownState(uid: string): Promise<OwnState | null>;
  billing: Pick<BillingPorts, 'portalOrigins' | 'refused'>;
  /** payment pages that one advisor opens */
  limit: Pick<RateLimit, 'take'>;
  now: () => Date;
}

/** A page that is about to close is not handed out again; seconds. */
const TIME_TO_PAY = 60 * 60;

/**
 * Opens a checkout for an offer on the seller's Stripe account, or returns the open one. Access is granted only after payment.
 * @throws AppError rate/limited, contract/not-accepted, sale/…, video/not-ready, video/failed; InvalidInput
 */
export async function buyFilm(
  ports: BuyFilmPorts,
  input: BuyFilmInput,
  caller: AccountCaller,
): Promise<{ url: string }> {
  const { offers, sales, limit, now } = ports;
  if (!(await limit.take(caller.uid, now()))) throw new AppError('rate/limited');
  // films are sold to businesses: consumers could withdraw
  if (!hasDeclaredBusiness(caller.account)) throw new AppError('contract/not-accepted');
  const origin = checkedOrigin(ports.billing, input.domain, caller);
  const { offer, file } = await offers.read(input.offer);
  if (!offer || !file) throw new AppError('sale/not-found');
  if (offer.advisor === caller.uid) throw new AppError('sale/own');
  if (offer.state !== 'sale' || offer.endsAt !== null) throw new AppError('sale/not-offered');
  expectPlayable(file);
  const known = await sales.entitlement(caller.uid, offer.id);
  if (known?.state === 'open') throw new AppError('sale/bought-already');
  const seller = await readySeller(ports, offer.advisor);
  const price = filmPrice({ ...offer, vatPercent: seller.vatPercent });
  if (price.total !== input.total) throw new AppError('sale/price-changed');
  const before = await sales.openCheckouts(caller.uid, offer.id, now());
  return openPage(
    ports,
    { offer, seller, price, origin, buyer: caller.uid, email: caller.account.email },
    before,
  );
}

/** What a seller lacks is none of the buyer's business. */
async function readySeller(
  { sellers, ownState }: Pick<BuyFilmPorts, 'sellers' | 'ownState'>,
  uid: string,
): Promise<ReadySeller> {
  const [state, record] = await Promise.all([ownState(uid), sellers.record(uid)]);
  if (!maySell(state)) throw new AppError('sale/not-offered');
  try {
    return expectReady(record);
  } catch (error) {
    if (error instanceof AppError && error.code !== 'sale/switched-off') {
      throw new AppError('sale/not-offered', { cause: error });
    }
    throw error;
  }
}

interface Purchase {
  offer: FilmOffer;
  seller: ReadySeller;
  price: FilmPrice;
  origin: string;
  buyer: string;
  email: string;
}

async function openPage(
  { stripe, sales, now }: BuyFilmPorts,
  purchase: Purchase,
  before: readonly FilmCheckout[],
): Promise<{ url: string }> {
  const { offer, seller, price, buyer } = purchase;
  const { account } = seller;
  const there = { stripeAccount: account };
  const [last] = before;
  if (last && last.account === account) {
    const session = await stripe.checkout.sessions.retrieve(last.id, {}, there);
    const isOpen = session.status === 'open' && session.expires_at - toSeconds(now()) > TIME_TO_PAY;
    if (isOpen && last.total === price.total && session.url) return { url: session.url };
    if (session.status === 'open') {
      await stripe.checkout.sessions.expire(last.id, {}, there).catch(toleratesClosed);
    }
  }
  const params = sessionParams(purchase);
  // two clicks at once see the same last page and get the same new one
  const session = await createOnce(
    ['film', buyer, offer.id, last?.id ?? '', account, JSON.stringify(params)],
    (key) => stripe.checkout.sessions.create(params, { ...key, ...there }),
  );
  if (!session.url) throw new AppError('checkout/failed');
  const { name, street, postalCode, city, country, taxId, kind } = seller.taxProfile;
  // the address is handed out only once the price of this moment is stored
  await sales.storeCheckout({
    id: session.id,
    offer: offer.id,
    title: offer.title,
    seller: offer.advisor,
    buyer,
    account,
    issuer: { name, street, postalCode, city, country, taxId, kind },
    net: price.net,
    vat: price.vat,
    total: price.total,
    createdAt: now(),
    expiresAt: new Date(now().getTime() + keptMs('filmCheckouts')),
  });
  return { url: session.url };
}

const share = (cents: number, basisPoints: number) => Math.round((cents * basisPoints) / 10_000);

function sessionParams({
  offer,
  seller,
  price,
  origin,
  email,
}: Purchase): Stripe.Checkout.SessionCreateParams {
  const fee = share(price.net, seller.feeBasisPoints);
  return {
    mode: 'payment',
    line_items: [
      {
        price_data: {
          currency: 'eur',
          unit_amount: price.total,
          product_data: { name: offer.title },
        },
        quantity: 1,
      },
    ],
    customer_email: email,
    billing_address_collection: 'required',
    allowed_payment_method_types: ['card'],
    locale: 'de',
    // Stripe refuses a share of nothing
    ...(fee > 0 && { payment_intent_data: { application_fee_amount: fee } }),
    success_url: `${origin}/intern/angebote?tab=gekauft&bezahlt=${offer.id}`,
    cancel_url: `${origin}/intern/angebote/${offer.id}`,
  };
}
