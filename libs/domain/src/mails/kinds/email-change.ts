import { defineMailKind } from '../define-mail-kind.ts';
import { addressChangeFacts } from '../shared-facts.ts';

/** Asks a new address of an advisor to confirm it. */
export const emailChange = defineMailKind('email-change', {
  name: 'Bestätigung der neuen E-Mail-Adresse',
  to: 'address',
  budget: 'account',
  keptFor: 'emailChangeMails',
  atClosing: 'removed',
  notifies: false,
  facts: addressChangeFacts,
});
