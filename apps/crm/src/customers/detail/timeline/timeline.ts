import { timeOfMail } from '@wbd/data/mails';
import type { CustomerMail } from '@wbd/domain/mails';
import type { Customer, CustomerNote, DatedNote } from '@wbd/domain/customers';
import type { Registration } from '@wbd/domain/seminars';

/** Something that happened with a customer. */
export type TimelineEntry =
  | { kind: 'note'; id: string; at: Date; note: DatedNote }
  /** of an earlier release, when notes had no date */
  | { kind: 'undated'; id: string; at: null; note: CustomerNote }
  | { kind: 'seat'; id: string; at: Date; seat: Registration }
  | { kind: 'mail'; id: string; at: Date; mail: CustomerMail }
  | { kind: 'entered'; id: string; at: Date };

export interface TimelineSources {
  customer: Pick<Customer, 'registered'>;
  notes: readonly DatedNote[];
  undated: CustomerNote | null;
  seats: readonly Registration[];
  mails: readonly CustomerMail[];
}

/** Everything that happened with a customer, the latest first; a note without a date is the last one. */
export function timelineOf(sources: TimelineSources): TimelineEntry[] {
  const { customer, notes, undated, seats, mails } = sources;
  const dated = [
    ...notes.map((note) => ({ kind: 'note', id: note.id, at: note.createdAt, note }) as const),
    ...seats.map(
      (seat) => ({ kind: 'seat', id: seat.session, at: seat.registeredAt, seat }) as const,
    ),
    ...mails.map((mail) => ({ kind: 'mail', id: mail.id, at: timeOfMail(mail), mail }) as const),
    { kind: 'entered', id: 'entered', at: customer.registered } as const,
  ].toSorted((one, other) => other.at.getTime() - one.at.getTime());
  if (undated === null || undated.text === '') return dated;
  return [...dated, { kind: 'undated', id: undated.id, at: null, note: undated }];
}
