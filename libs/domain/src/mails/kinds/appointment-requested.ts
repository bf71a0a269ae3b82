import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that a person wants to talk to them. Written from the request. */
export const appointmentRequested = defineMailKind('appointment-requested', {
  name: 'Nachricht über einen Terminwunsch',
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
    request: idSchema,
  },
});
