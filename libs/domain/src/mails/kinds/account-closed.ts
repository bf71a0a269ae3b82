import { defineMailKind } from '../define-mail-kind.ts';
import { closureFacts } from '../shared-facts.ts';

/** Tells a former advisor that their account is gone. */
export const accountClosed = defineMailKind('account-closed', {
  name: 'Konto ist geschlossen',
  to: 'address',
  budget: 'account',
  keptFor: 'closureMails',
  atClosing: 'kept',
  notifies: false,
  facts: closureFacts,
});
