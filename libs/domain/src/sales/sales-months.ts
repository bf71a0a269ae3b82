import { berlinDay } from '../time/index.ts';
import type { FilmSale } from './sale.ts';

/** What a seller sold in a month, in cents. Everything counts in the month of the payment. */
export interface SalesMonth {
  /** yyyy-MM */
  month: string;
  count: number;
  sold: number;
  returned: number;
  fee: number;
  stripeFee: number;
  /** the remaining sum for the seller, VAT included */
  left: number;
}

type Counted = Pick<FilmSale, 'total' | 'returned' | 'fee' | 'stripeFee' | 'paidAt'>;

/** By month, newest first. */
export function salesMonths(sales: readonly Counted[]): SalesMonth[] {
  const months = new Map<string, SalesMonth>();
  for (const { total, returned, fee, stripeFee, paidAt } of sales) {
    const month = berlinDay(paidAt).slice(0, 7);
    const known = months.get(month);
    const sum = known ?? { month, count: 0, sold: 0, returned: 0, fee: 0, stripeFee: 0, left: 0 };
    months.set(month, {
      month,
      count: sum.count + 1,
      sold: sum.sold + total,
      returned: sum.returned + returned,
      fee: sum.fee + fee,
      stripeFee: sum.stripeFee + stripeFee,
      left: sum.left + total - returned - fee - stripeFee,
    });
  }
  return [...months.values()].toSorted((one, other) => (one.month < other.month ? 1 : -1));
}
