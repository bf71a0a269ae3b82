import * as z from 'zod/mini';
import { defineMailKind } from '../define-mail-kind.ts';
import { appointmentFacts } from '../shared-facts.ts';

/** Reminds the person of an appointment. Rendered from the appointment. */
export const appointmentReminder = defineMailKind('appointment-reminder', {
  name: 'Erinnerung an ein Gespräch',
  to: 'customer',
  ifRestricted: 'withheld',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    ...appointmentFacts,
    /** how long before the appointment the mail is sent */
    ahead: z.enum(['day', 'hour']),
  },
});
