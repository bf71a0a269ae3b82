import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that a customer is erased. Names them as a referral does, because nothing else is left. */
export const customerErased = defineMailKind('customer-erased', {
  name: 'Nachricht über gelöschte Daten',
  to: 'advisor',
  chosenAs: 'erasure',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    uid: idSchema,
    /** first name and the initial of the last name */
    name: z.string(),
    /** who erased the customer; mails of earlier releases are about the person */
    by: z._default(z.enum(['person', 'operator']), 'person'),
  },
});
