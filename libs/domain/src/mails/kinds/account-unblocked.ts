import { defineMailKind } from '../define-mail-kind.ts';
import { blockFacts } from '../shared-facts.ts';

/** Tells an advisor that the account is open again. */
export const accountUnblocked = defineMailKind('account-unblocked', {
  name: 'Zugang ist wieder offen',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: blockFacts,
});
