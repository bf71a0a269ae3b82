import * as z from 'zod/mini';
import { appointmentFacts } from '../shared-facts.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Confirms that an appointment was booked or moved. Rendered from the appointment. */
export const appointmentConfirmation = defineMailKind('appointment-confirmation', {
  name: 'Bestätigung eines Gesprächs',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'confirmations',
  atClosing: 'removed',
  notifies: false,
  facts: {
    ...appointmentFacts,
    /** the previous start of a moved appointment; null for a new one */
    movedFrom: z.nullable(z.date()),
  },
});
