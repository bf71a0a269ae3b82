import { byPaidPlan, revenueSchema, type Revenue } from '@wbd/domain/plans';
import type { Month } from '@wbd/domain/time';
import { documentId, limit, readCollection, where } from '@wbd/firebase/firestore';

/** What was paid in one month for each plan, in euro cents with VAT. */
export interface MonthlyRevenue extends Omit<Revenue, 'id'> {
  month: Month;
}

/**
 * What was paid in each of these months, which follow one another; one document for each month that brought something. The
 * rules answer admins only.
 */
export async function readRevenue(months: readonly Month[]): Promise<MonthlyRevenue[]> {
  const stored = await readCollection(
    revenueSchema,
    'revenue',
    where(documentId(), '>=', months[0]?.id ?? ''),
    limit(months.length),
  );
  const byId = new Map(stored.map((revenue) => [revenue.id, revenue]));
  return months.map((month) => {
    const revenue = byId.get(month.id);
    return { month, ...byPaidPlan((plan) => revenue?.[plan] ?? 0) };
  });
}
