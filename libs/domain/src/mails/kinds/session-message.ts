import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { registrationFacts } from '../shared-facts.ts';

/** What the seminar's owner wrote to a participant. The text is in the message, which all its mails share. */
export const sessionMessage = defineMailKind('session-message', {
  name: 'Nachricht an die Teilnehmer',
  to: 'customer',
  ifRestricted: 'withheld',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    ...registrationFacts,
    /** id of the message */
    message: idSchema,
    writtenAt: z.date(),
  },
});
