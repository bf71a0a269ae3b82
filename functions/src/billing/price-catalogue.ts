import { planPrice, type PlanPrice } from '@wbd/domain';
import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';
import { PRICE_KEY } from './stripe-names.ts';

/** Finds the plan that a price of Stripe's pays for. */
export interface PriceCatalogue {
  /** null for a price of none of our plans */
  planOf(price: Stripe.Price): Promise<PlanPrice | null>;
  /** the same by the price's id */
  planOfId(id: string): Promise<PlanPrice | null>;
}

/**
 * The mapping from prices to plans. The first of these that is one of our keys counts: the price's metadata `wbd_price`, its lookup key, its
 * product's id, its product's metadata `wbd_price`. So the operator can sell a plan at another price in the dashboard,
 * and a price whose lookup key has moved on keeps its plan. Products are read once, and only where nothing else says it.
 */
export function priceCatalogue(stripe: Pick<Stripe, 'prices' | 'products'>): PriceCatalogue {
  const products = new Map<string, Promise<PlanPrice | null>>();
  const planOfProduct = (id: string) => {
    const known = products.get(id) ?? readProduct(stripe, id);
    products.set(id, known);
    return known;
  };
  const planOf = async (price: Stripe.Price) => {
    const product = typeof price.product === 'string' ? price.product : price.product.id;
    const own = firstPlan(price.metadata[PRICE_KEY], price.lookup_key, product);
    return own ?? planOfProduct(product);
  };
  return {
    planOf,
    async planOfId(id) {
      try {
        return await planOf(await stripe.prices.retrieve(id));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}

async function readProduct(
  stripe: Pick<Stripe, 'products'>,
  id: string,
): Promise<PlanPrice | null> {
  try {
    return firstPlan((await stripe.products.retrieve(id)).metadata[PRICE_KEY]);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function firstPlan(...keys: readonly (string | null | undefined)[]): PlanPrice | null {
  for (const key of keys) {
    const plan = planPrice(key ?? '');
    if (plan) return plan;
  }
  return null;
}
