import { defineMailKind } from '../define-mail-kind.ts';
import { blockFacts } from '../shared-facts.ts';

/** Tells an advisor that an admin has blocked the account. */
export const accountBlocked = defineMailKind('account-blocked', {
  name: 'Zugang ist gesperrt',
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
