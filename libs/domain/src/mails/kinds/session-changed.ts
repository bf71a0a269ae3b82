import { defineMailKind } from '../define-mail-kind.ts';
import { registrationFacts } from '../shared-facts.ts';

/** Tells a participant what changed. Written from the registration. */
export const sessionChanged = defineMailKind('session-changed', {
  name: 'Änderung des Termins',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: registrationFacts,
});
