import type { Price } from '../records.ts';
import type { StandIn } from '../stand-in.ts';
import { missing } from '../failure.ts';

const VAT = 0.19;

/** What is added to an amount, and what is in it, depending on how the price counts VAT. */
export function withTax(
  amount: number,
  price: Pick<Price, 'tax_behavior'>,
  taxed: boolean,
): { tax: number; total: number } {
  if (!taxed) return { tax: 0, total: amount };
  if (price.tax_behavior === 'inclusive') {
    return { tax: amount - Math.round(amount / (1 + VAT)), total: amount };
  }
  const tax = Math.round(amount * VAT);
  return { tax, total: amount + tax };
}

export function priceOf(standIn: StandIn, id: string): Price {
  const price = standIn.store.state.prices[id];
  if (!price) throw missing('price', id);
  return price;
}
