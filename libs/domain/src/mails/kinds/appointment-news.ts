import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { appointmentFacts } from '../shared-facts.ts';

/** Tells an advisor that a person booked, moved or cancelled an appointment. Written from the appointment. */
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
    /** when it is, or was before it was cancelled */
    start: z.date(),
    /** when it was before it was moved; null otherwise */
    movedFrom: z.nullable(z.date()),
  },
});
