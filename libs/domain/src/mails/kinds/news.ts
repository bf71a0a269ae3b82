import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { defineMailKind } from '../define-mail-kind.ts';

/** Tells an advisor what happened within a span, or a day. Written from the notifications and settings at the time of sending. */
export const news = defineMailKind('news', {
  name: 'Neuigkeiten für dich',
  to: 'advisor',
  chosenAs: null,
  ifBlocked: 'dropped',
  ifUnconfirmed: 'dropped',
  budget: 'news',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: {
    uid: idSchema,
    /** which of the kinds it tells of: those that the advisor gets at once, or in the morning */
    pace: z.enum(['now', 'daily']),
    /** from then on, and before `until` */
    from: z.date(),
    until: z.date(),
  },
});
