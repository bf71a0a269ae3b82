import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells the owner of an account when the contract ends. */
export const terminationDone = defineMailKind('termination-done', {
  name: 'Bestätigung einer Kündigung',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'terminations',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema, termination: idSchema },
});
