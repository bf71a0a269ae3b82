import { defineMailKind } from '../define-mail-kind.ts';
import { closureFacts } from '../shared-facts.ts';

/** Tells an advisor that their account is being closed. */
export const accountClosing = defineMailKind('account-closing', {
  name: 'Konto wird geschlossen',
  to: 'address',
  budget: 'account',
  keptFor: 'closureMails',
  atClosing: 'awaited',
  notifies: false,
  facts: closureFacts,
});
