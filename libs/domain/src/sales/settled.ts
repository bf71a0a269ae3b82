import type { FilmEntitlement, FilmSale } from './sale.ts';

type Standing = Pick<FilmSale, 'id' | 'total' | 'returned' | 'dispute' | 'paidAt' | 'isDuplicate'>;

/** Whether a payment stands: not returned as a whole, and not disputed. A part that is returned is a discount. */
export const stands = ({ total, returned, dispute, isDuplicate }: Standing) =>
  !isDuplicate && returned < total && dispute !== 'open' && dispute !== 'lost';

const isEarlier = (one: Standing, other: Standing) =>
  one.paidAt.getTime() === other.paidAt.getTime()
    ? one.id < other.id
    : one.paidAt.getTime() < other.paidAt.getTime();

/** Whether a payment is for what another one of the same buyer and film pays for: the one that is recorded first stays. */
export const isSecond = (sale: Standing, recorded: readonly Standing[]) =>
  stands(sale) && recorded.some(stands);

/** What the payments of one buyer for one film open. */
export function accessBy<Sale extends Standing>(
  sales: readonly Sale[],
): { state: FilmEntitlement['state']; sale: Sale } | null {
  const byTime = sales.toSorted((one, other) => (isEarlier(one, other) ? -1 : 1));
  const standing = byTime.find(stands);
  if (standing) return { state: 'open', sale: standing };
  const last = byTime.findLast(({ isDuplicate }) => !isDuplicate) ?? byTime.at(-1);
  if (!last) return null;
  const isDisputed = last.dispute === 'open' || last.dispute === 'lost';
  return { state: isDisputed ? 'disputed' : 'refunded', sale: last };
}

/** What the papers of a sale have to add up to, in cents. An open dispute changes nothing yet. */
export const bookedOf = ({ isDuplicate, total, returned }: Standing) =>
  isDuplicate ? 0 : total - returned;

/** The VAT in a part of a sum; the parts of a sale add up to its VAT. */
export const vatIn = (part: number, { vat, total }: Pick<FilmSale, 'vat' | 'total'>) =>
  total === 0 ? 0 : Math.round((part * vat) / total);
