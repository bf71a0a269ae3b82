import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { mailKindSchema } from './mail.ts';
import { heldBackSchema } from './outbox.ts';

/** Where a page of failed mails ended: the last mail on it. */
export const failedMailsEndSchema = z.object({
  /** milliseconds since 1970 */
  leaseUntil: z.int(),
  id: idSchema,
});
export type FailedMailsEnd = z.infer<typeof failedMailsEndSchema>;

/** failedMails: mails that were given up, of all advisors or of some, page by page; for admins. */
export const failedMailsInput = z.object({
  /** null for the first page */
  after: z.nullable(failedMailsEndSchema),
  /** what the advisor's address begins with; empty for all advisors */
  advisorEmail: z._default(z.string().check(z.maxLength(254)), ''),
});
export type FailedMailsInput = z.infer<typeof failedMailsInput>;

/** What an admin may know of a mail: neither its content nor whom else it concerns. */
export const failedMailSchema = z.object({
  id: idSchema,
  kind: mailKindSchema,
  advisor: idSchema,
  /** the advisor's e-mail address; null without an account */
  advisorEmail: z.nullable(z.string()),
  /** what the mail server said, without addresses */
  error: z.nullable(z.string()),
  heldBack: z._default(z.nullable(heldBackSchema), null),
  attempts: z.int(),
  /** when the last attempt ended at the latest; milliseconds since 1970 */
  triedAt: z.int(),
});
export type FailedMail = z.infer<typeof failedMailSchema>;

export const failedMailsOutput = z.object({
  mails: z.array(failedMailSchema),
  /** null on the last page */
  end: z.nullable(failedMailsEndSchema),
  /** more advisors have such an address than are looked through, so there are no mails */
  isTooBroad: z._default(z.boolean(), false),
});
export type FailedMailsOutput = z.infer<typeof failedMailsOutput>;
