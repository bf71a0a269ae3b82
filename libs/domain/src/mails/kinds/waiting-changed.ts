import { defineMailKind } from '../define-mail-kind.ts';
import { waitingFacts } from '../shared-facts.ts';

/** Tells a person on a waiting list what changed. Written from the entry. */
export const waitingChanged = defineMailKind('waiting-changed', {
  name: 'Änderung eines Termins auf der Warteliste',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: waitingFacts,
});
