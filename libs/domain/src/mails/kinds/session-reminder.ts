import { defineMailKind } from '../define-mail-kind.ts';
import { registrationFacts } from '../shared-facts.ts';

/** Reminds a participant. Written from the registration. */
export const sessionReminder = defineMailKind('session-reminder', {
  name: 'Erinnerung an den Termin',
  to: 'customer',
  ifRestricted: 'withheld',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: registrationFacts,
});
