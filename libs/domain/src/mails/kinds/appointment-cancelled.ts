import { defineMailKind } from '../define-mail-kind.ts';
import { appointmentFacts } from '../shared-facts.ts';

/** Tells the person that an appointment is cancelled. Rendered from the appointment. */
export const appointmentCancelled = defineMailKind('appointment-cancelled', {
  name: 'Absage eines Gesprächs',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'awaited',
  notifies: false,
  facts: appointmentFacts,
});
