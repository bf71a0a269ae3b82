import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Confirms to a person that an advisor will call them. Rendered from the request. */
export const appointmentReceived = defineMailKind('appointment-received', {
  name: 'Bestätigung eines Terminwunsches',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    customer: idSchema,
    request: idSchema,
    requestedAt: z.date(),
  },
});
