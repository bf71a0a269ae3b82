import { planPrice, PRICE_RULES, type PlanPrice, type PriceRule } from '@wbd/domain/plans';
import type Stripe from 'stripe';
import { isMissing } from './stripe-missing.ts';
import { idOf, PRICE_KEY } from './stripe-names.ts';

/** Finds the plan that a price of Stripe's pays for. */
export interface PriceCatalogue {
  /** null for a price of none of our plans */
  planOf(price: Stripe.Price): Promise<PlanPrice | null>;
  /** the same by the price's id */
  planOfId(id: string): Promise<PlanPrice | null>;
}

/** The plan of a price, and what told it. */
export interface PlanMatch {
  plan: PlanPrice;
  rule: PriceRule;
}

/**
 * The mapping from prices to plans. The first of these that is one of our keys counts: the price's metadata `wbd_price`, its lookup key, its
 * product's id, its product's metadata `wbd_price`. So the operator can sell a plan at another price in the dashboard,
 * and a price whose lookup key has moved on keeps its plan. Products are read once, and only where nothing else says it.
 */
export function priceCatalogue(stripe: Pick<Stripe, 'prices' | 'products'>): PriceCatalogue {
  const products = new Map<string, Promise<Stripe.Product | null>>();
  const productOf = (id: string) => {
    const known = products.get(id) ?? readProduct(stripe, id);
    products.set(id, known);
    return known;
  };
  const planOf = async (price: Stripe.Price) => {
    const match = matchOf(price, null) ?? matchOf(price, await productOf(productIdOf(price)));
    return match?.plan ?? null;
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

/** @returns null when neither the price nor its product belongs to a plan */
export function matchOf(
  price: Stripe.Price,
  product: Pick<Stripe.Product, 'metadata'> | null,
): PlanMatch | null {
  const keys: Record<PriceRule, string | null | undefined> = {
    'price-metadata': price.metadata[PRICE_KEY],
    'lookup-key': price.lookup_key,
    'product-id': productIdOf(price),
    'product-metadata': product?.metadata[PRICE_KEY],
  };
  for (const rule of PRICE_RULES) {
    const plan = planPrice(keys[rule] ?? '');
    if (plan) return { plan, rule };
  }
  return null;
}

export const productIdOf = ({ product }: Stripe.Price) => idOf(product);

export async function readProduct(
  stripe: Pick<Stripe, 'products'>,
  id: string,
): Promise<Stripe.Product | null> {
  try {
    return await stripe.products.retrieve(id);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
