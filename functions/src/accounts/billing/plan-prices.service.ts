import type { Account } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import { CURRENCY, PLAN_PRICES, type PlanPrices } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { matchOf, productIdOf, readProduct } from './price-catalogue.ts';
import { isMissing } from './stripe-missing.ts';

/** The most prices and products to read: more than our account has, in five requests each. */
const MOST_PRICES = 500;
/** Advisors with unknown prices that are listed; each such price also needs two requests. */
const MOST_ADVISORS = 50;
const INTERVALS = ['month', 'year'] as const;

export interface PlanPricesPorts {
  stripe: Stripe;
  /** accounts whose running subscriptions have unknown prices */
  readUnknownPrices(most: number): Promise<Account[]>;
  looks: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * The plan and level of each active price at Stripe, by the rules that apply events, and the advisors with a price of
 * no plan.
 * @throws AppError `rate/limited`
 */
export async function planPrices(
  ports: PlanPricesPorts,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<PlanPrices> {
  if (!(await ports.looks.take(admin.id, ports.now()))) throw new AppError('rate/limited');
  const { stripe } = ports;
  const most = { limit: MOST_PRICES + 1 };
  const [prices, products, accounts] = await Promise.all([
    stripe.prices.list({ active: true, limit: 100 }).autoPagingToArray(most),
    stripe.products.list({ limit: 100 }).autoPagingToArray(most),
    ports.readUnknownPrices(MOST_ADVISORS + 1),
  ]);
  const productById = new Map(products.map((product) => [product.id, product]));
  const matches = prices.slice(0, MOST_PRICES).flatMap((price) => {
    const product = productById.get(productIdOf(price)) ?? null;
    const match = matchOf(price, product);
    return match ? [{ price, product, ...match }] : [];
  });
  return {
    plans: PLAN_PRICES.map(({ key, level, cents, interval }) => ({
      key,
      level,
      prices: matches
        .filter(({ plan }) => plan.key === key)
        .map(({ price, product, rule }) => {
          const facts = factsOf(price, product);
          const isListPrice = facts.cents === cents && facts.interval === interval;
          return { ...facts, rule, isSold: price.lookup_key === key, isListPrice };
        }),
    })),
    hasMorePrices: prices.length > MOST_PRICES,
    unknownPrices: await unknownPrices(stripe, accounts.slice(0, MOST_ADVISORS)),
    hasMoreAdvisors: accounts.length > MOST_ADVISORS,
  };
}

async function unknownPrices(
  stripe: Stripe,
  accounts: readonly Account[],
): Promise<PlanPrices['unknownPrices']> {
  const ids = new Set(accounts.flatMap(({ billing }) => billing?.unknownPrices ?? []));
  return Promise.all(
    [...ids].toSorted().map(async (id) => {
      const price = await existingPrice(stripe, id);
      const product = price && (await readProduct(stripe, productIdOf(price)));
      return {
        ...(price ? factsOf(price, product) : { id, name: null, cents: null, interval: null }),
        product: product?.id ?? null,
        assigned: (price && matchOf(price, product)?.plan.key) ?? null,
        advisors: accounts
          .filter(({ billing }) => billing?.unknownPrices.includes(id))
          .map(({ id: uid, email }) => ({ uid, email })),
      };
    }),
  );
}

async function existingPrice(stripe: Stripe, id: string): Promise<Stripe.Price | null> {
  try {
    return await stripe.prices.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function factsOf(price: Stripe.Price, product: Stripe.Product | null) {
  const { id, unit_amount, currency, recurring } = price;
  const isPlain = recurring?.interval_count === 1;
  return {
    id,
    name: product?.name ?? null,
    cents: currency === CURRENCY ? unit_amount : null,
    interval: (isPlain && INTERVALS.find((one) => one === recurring.interval)) || null,
  };
}
