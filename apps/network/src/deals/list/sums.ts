import type { Deal } from '@wbd/domain/commission';
import type { JudgedRow } from './verdicts.ts';

/** What rows that decide do, in all. */
export interface Sums {
  confirmed: number;
  /** cents of the confirmed deals, and of the commission for them */
  net: number;
  cost: number;
  refused: number;
  cancelled: number;
}

export function sumsOf(rows: readonly JudgedRow[]): Sums {
  const sums: Sums = { confirmed: 0, net: 0, cost: 0, refused: 0, cancelled: 0 };
  for (const { verdict } of rows) {
    if (verdict.kind !== 'decides') continue;
    if (verdict.decision === 'refuse') sums.refused++;
    if (verdict.decision === 'cancel') sums.cancelled++;
    if (verdict.decision !== 'confirm') continue;
    sums.confirmed++;
    sums.net += verdict.deal.netCents;
    sums.cost += verdict.cost;
  }
  return sums;
}

/** How many deals wait for a decision without being in the list. */
export function unlistedIn(deals: readonly Deal[], rows: readonly JudgedRow[]): number {
  const listed = new Set(rows.flatMap(({ verdict }) => verdict.deal?.id ?? []));
  return deals.filter(({ id, state }) => state === 'reported' && !listed.has(id)).length;
}
