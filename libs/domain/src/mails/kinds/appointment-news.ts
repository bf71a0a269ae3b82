import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { appointmentFacts } from '../shared-facts.ts';

/** Tells an advisor that a person booked, moved or cancelled an appointment. Rendered from the appointment. */
export const appointmentNews = defineMailKind('appointment-news', {
  name: 'Nachricht über ein Gespräch',
  to: 'advisor',
  chosenAs: 'appointment',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    ...appointmentFacts,
    uid: idSchema,
    news: z.enum(['booked', 'moved', 'cancelled']),
    /** the start; of a cancelled appointment, the former one */
    start: z.date(),
    /** the previous start of a moved appointment; null otherwise */
    movedFrom: z.nullable(z.date()),
  },
});
