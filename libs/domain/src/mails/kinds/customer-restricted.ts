import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that a customer restricted the use of their own data, or lifted the restriction. The reason is in the portal. */
export const customerRestricted = defineMailKind('customer-restricted', {
  name: 'Nachricht über eingeschränkte Daten',
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
    customer: idSchema,
    /** first name and the initial of the last name */
    name: z.string(),
    restricted: z.boolean(),
  },
});
