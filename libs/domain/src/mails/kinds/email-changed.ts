import { defineMailKind } from '../define-mail-kind.ts';
import { addressChangeFacts } from '../shared-facts.ts';

/** Tells the previous address of an advisor of the change. */
export const emailChanged = defineMailKind('email-changed', {
  name: 'Nachricht über die neue E-Mail-Adresse',
  to: 'address',
  budget: 'account',
  keptFor: 'emailChangeMails',
  atClosing: 'removed',
  notifies: false,
  facts: addressChangeFacts,
});
