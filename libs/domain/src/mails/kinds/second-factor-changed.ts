import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor that the second factor of the sign-in was added or removed. */
export const secondFactorChanged = defineMailKind('second-factor-changed', {
  name: 'Zweiter Faktor hinzugefügt oder entfernt',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    uid: idSchema,
    /** `reset`: an admin removed it */
    change: z.enum(['added', 'removed', 'reset']),
    at: z.date(),
  },
});
