import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor what a participant did on their own. The row contains the facts, because the seat is gone. */
export const participantLeft = defineMailKind('participant-left', {
  name: 'Nachricht über eine Absage oder Umbuchung',
  to: 'advisor',
  chosenAs: 'cancellation',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    /** the participant's advisor, or the seminar's owner */
    uid: idSchema,
    session: idSchema,
    customer: idSchema,
    firstName: z.string(),
    lastName: z.string(),
    title: z.string(),
    time: z.date(),
    location: z.string(),
    /** the time of the new session; null when they cancelled */
    movedTo: z.nullable(z.date()),
  },
});
