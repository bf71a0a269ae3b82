import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Brings the link that confirms the address of an account. */
export const emailVerification = defineMailKind('email-verification', {
  name: 'Bestätigung der E-Mail-Adresse',
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
