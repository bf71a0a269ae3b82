import { type BookedEntry, type CommissionTerms, type Entry } from '@wbd/domain/commission';
import { dayAfter } from '@wbd/domain/time';

/** An entry as it is stored, with what computed it. */
export function booked(
  entry: Entry,
  { payer, rate, holdingDays }: Pick<CommissionTerms, 'payer' | 'rate' | 'holdingDays'>,
  at: Date,
): BookedEntry {
  const isEarned = entry.kind === 'earned';
  return {
    ...entry,
    payer,
    rate: isEarned ? rate : null,
    dueOn: isEarned ? dayAfter(entry.on, holdingDays) : null,
    at,
  };
}
