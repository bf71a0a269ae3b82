import { defineMailKind } from '../define-mail-kind.ts';
import { waitingFacts } from '../shared-facts.ts';

/** Confirms a place on a waiting list. Written from the entry. */
export const waitingJoined = defineMailKind('waiting-joined', {
  name: 'Bestätigung der Warteliste',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: waitingFacts,
});
