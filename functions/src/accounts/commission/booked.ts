import { type BookedEntry, type CommissionTerms, type Entry } from '@wbd/domain/commission';
import { dayAfter } from '@wbd/domain/time';

/** An entry as it is stored, with what computed it. */
export function booked(
  entry: Entry,
  {
    payer,
    source,
    rate,
    holdingDays,
  }: Pick<CommissionTerms, 'payer' | 'source' | 'rate' | 'holdingDays'>,
  at: Date,
): BookedEntry {
  if (entry.kind !== 'earned') return { ...bookedOf(entry, payer, at), source };
  return { ...entry, payer, source, rate, dueOn: dayAfter(entry.on, holdingDays), at };
}

/** The same of an entry that follows from earlier ones. */
export function bookedOf(entry: Entry, payer: string, at: Date): BookedEntry {
  return { ...entry, payer, source: 'deals', rate: null, dueOn: null, at };
}
