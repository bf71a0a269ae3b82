import * as z from 'zod/mini';
import { defineMailKind } from '../define-mail-kind.ts';
import { noticeFacts } from '../shared-facts.ts';

/** The receipt for a report of content, to the address that its sender typed. Repeats nothing of what they wrote. */
export const noticeReceived = defineMailKind('notice-received', {
  name: 'Eingang einer Meldung',
  to: 'address',
  budget: 'notices',
  keptFor: 'mails',
  atClosing: 'removed',
  notifies: false,
  facts: { email: z.string(), ...noticeFacts },
});
