import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';
import { sessionFacts } from '../shared-facts.ts';

/** The registration is gone by the time this is sent, so the row contains the facts. */
export const registrationCancelled = defineMailKind('registration-cancelled', {
  name: 'Absage',
  to: 'customer',
  ifRestricted: 'sent',
  budget: 'seats',
  keptFor: 'mails',
  atClosing: 'awaited',
  notifies: false,
  facts: {
    session: idSchema,
    customer: idSchema,
    /** as in the registration */
    takenAs: z._default(z.nullable(idSchema), null),
    booking: z._default(z.nullable(idSchema), null),
    moves: z._default(z.int(), 0),
    /** as in the registration; reused for a seat in the replacement session */
    page: z._default(z.nullable(idSchema), null),
    /**
     * `session-cancelled`: the seminar's owner called the session off or closed the account; `advisor-left`: the person's
     * advisor closed theirs
     */
    reason: z._default(
      z.enum(['removed', 'cancelled', 'moved', 'session-cancelled', 'advisor-left']),
      'removed',
    ),
    cancelledAt: z.date(),
    /** distinguishes requests that freed the same seat, even in the same millisecond */
    attempt: idSchema,
    email: nullableText,
    ...sessionFacts,
  },
});
