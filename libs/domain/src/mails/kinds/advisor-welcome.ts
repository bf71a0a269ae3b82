import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Welcomes a new advisor, with the link that confirms the address. */
export const advisorWelcome = defineMailKind('advisor-welcome', {
  name: 'Willkommen bei WBD',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'dropped',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema },
});
