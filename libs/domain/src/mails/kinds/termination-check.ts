import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Asks the owner of an account whether a declaration is theirs. */
export const terminationCheck = defineMailKind('termination-check', {
  name: 'Frage nach einer Kündigung',
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
