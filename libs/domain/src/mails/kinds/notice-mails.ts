import * as z from 'zod/mini';
import { idSchema } from '../../fields/fields.ts';
import { basisSchema, noticeKindSchema } from '../../notices/notice.ts';
import { outbox } from './outbox.ts';

/** To who reported content, at the address they typed: the receipt. Repeats nothing of what they wrote. */
export const noticeReceivedMailSchema = z.object({
  ...outbox,
  kind: z.literal('notice-received'),
  email: z.string(),
  /** of the notice */
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
});
export type NoticeReceivedMail = z.infer<typeof noticeReceivedMailSchema>;

/** To who reported content: the decision. */
export const noticeDecidedMailSchema = z.object({
  ...outbox,
  kind: z.literal('notice-decided'),
  email: z.string(),
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
  outcome: z.enum(['kept', 'restricted']),
  /** whether it decides what the owner objected to */
  isOnComplaint: z.boolean(),
  basis: basisSchema,
  ground: z.string(),
  facts: z.string(),
});
export type NoticeDecidedMail = z.infer<typeof noticeDecidedMailSchema>;

/** To the owner of content: the decision with its statement of reasons. */
export const contentDecidedMailSchema = z.object({
  ...outbox,
  kind: z.literal('content-decided'),
  /** the recipient */
  uid: idSchema,
  number: z.string(),
  subject: noticeKindSchema,
  title: z.string(),
  /** `upheld`: it stays hidden although the owner objected */
  outcome: z.enum(['restricted', 'upheld', 'restored']),
  basis: basisSchema,
  ground: z.string(),
  facts: z.string(),
  /** until when the owner can object; null when they cannot, or need not */
  complainUntil: z.nullable(z.date()),
  /** whether another person decided than the first time */
  byOther: z.boolean(),
});
export type ContentDecidedMail = z.infer<typeof contentDecidedMailSchema>;
