import { defineMailKind } from '../define-mail-kind.ts';
import { plannedChangeFacts } from '../shared-facts.ts';

/** Tells an advisor that the plan will change. */
export const planChangePlanned = defineMailKind('plan-change-planned', {
  name: 'Geplanter Wechsel des Pakets',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'sent',
  ifUnconfirmed: 'sent',
  budget: 'account',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: plannedChangeFacts,
});
