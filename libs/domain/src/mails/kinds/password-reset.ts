import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Brings the link to a new password. */
export const passwordReset = defineMailKind('password-reset', {
  name: 'Neues Passwort',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'dropped',
  ifUnconfirmed: 'sent',
  budget: 'password',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { uid: idSchema },
});
