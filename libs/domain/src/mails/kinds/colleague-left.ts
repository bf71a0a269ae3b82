import * as z from 'zod/mini';
import { idSchema, nullableText } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/**
 * Tells an advisor what a colleague who closed the account leaves behind in a session, or that a colleague called it off.
 * Names neither the colleague nor the customers, because those of a closed account are erased, or about to be.
 */
export const colleagueLeft = defineMailKind('colleague-left', {
  name: 'Nachricht über einen Kollegen, der absagt oder geht',
  to: 'advisor',
  chosenAs: 'colleague',
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: true,
  facts: {
    uid: idSchema,
    /**
     * The session, which customers of this advisor had joined, is cancelled, because the account is closed or because its
     * host called it off; or seats in a session of theirs are free again.
     */
    effect: z.enum(['session-cancelled', 'session-called-off', 'seats-freed']),
    /** as in a cancellation */
    note: z._default(nullableText, null),
    session: idSchema,
    title: z.string(),
    time: z.date(),
    /** minutes */
    duration: z.int(),
    location: z.string(),
  },
});
