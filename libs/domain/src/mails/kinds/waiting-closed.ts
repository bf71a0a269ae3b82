import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { sessionFacts, waitingFacts } from '../shared-facts.ts';

/** The entry is gone by the time this is sent, and no seat will be offered, so the row contains the facts. */
export const waitingClosed = defineMailKind('waiting-closed', {
  name: 'Ende der Warteliste',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'awaited',
  notifies: false,
  facts: {
    ...waitingFacts,
    /** as in a cancellation */
    reason: z.enum(['session-cancelled', 'advisor-left']),
    /** the advisor's page that the waiting person came from; the replacement's registration form opens there */
    page: z._default(z.nullable(idSchema), null),
    email: z.string(),
    ...sessionFacts,
  },
});
