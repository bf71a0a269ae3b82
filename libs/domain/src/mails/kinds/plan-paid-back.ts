import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that a second subscription, bought at the same moment, was ended and paid back. */
export const planPaidBack = defineMailKind('plan-paid-back', {
  name: 'Rückzahlung eines doppelten Abos',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema, plan: z.string() },
});
