import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that a person withdrew a request. The row contains the facts, because the request is deleted. */
export const appointmentWithdrawn = defineMailKind('appointment-withdrawn', {
  name: 'Nachricht über einen zurückgezogenen Terminwunsch',
  to: 'advisor',
  chosenAs: 'appointment',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    uid: idSchema,
    customer: idSchema,
    isOwn: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
  },
});
