import { defineMailKind } from '../define-mail-kind.ts';
import { registrationFacts } from '../shared-facts.ts';

/** Confirms a registration, or invites in the name of the advisor who made it. Written from the registration. */
export const registrationConfirmation = defineMailKind('registration-confirmation', {
  name: 'Bestätigung der Anmeldung',
  to: 'customer',
  ifRestricted: 'withheld unless own seat',
  budget: 'seats',
  keptFor: 'confirmations',
  atClosing: 'removed',
  notifies: true,
  facts: registrationFacts,
});
