import {
  correctedEntry,
  correctionOf,
  returnedEntry,
  settledEntry,
  type Objection,
} from '@wbd/domain/commission';
import { berlinDay } from '@wbd/domain/time';
import { notificationOf } from '../../../mail/notifications/told.ts';
import { bookedOf } from '../booked.ts';
import type { EndedStatement, ReadEnd } from './payouts.repository.ts';

/** The reason for cancelling a statement that was not paid. */
const REASONS = { returned: 'returned', corrected: 'objection' } as const;
const ENTRIES = { paid: settledEntry, returned: returnedEntry, corrected: correctedEntry };

/**
 * A statement that arrived, came back from the bank or is cancelled. Unless it arrived, its sum is due again: a correction with the
 * next number cancels it, because the next statement bills that sum once more.
 */
export function endedStatement(
  { statement, drafted, last }: ReadEnd,
  state: keyof typeof ENTRIES,
  now: Date,
  objection: Objection | null = statement.objection,
): EndedStatement {
  const today = berlinDay(now);
  const correction =
    state === 'paid' ? null : correctionOf(statement, last + 1, today, REASONS[state]);
  return {
    statement: {
      ...statement,
      state,
      endedOn: today,
      correctedBy: correction?.number ?? null,
      objection,
    },
    correction,
    entry: bookedOf(ENTRIES[state](drafted, today), statement.payer, now),
    notification: notificationOf(
      { event: `statement-${state}`, uid: statement.partner, key: statement.id, about: {} },
      null,
      now,
    ),
  };
}
