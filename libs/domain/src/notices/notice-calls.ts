import * as z from 'zod/mini';
import { emailSchema, idSchema, nullableText } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { isFilled, isLine } from '../fields/written-text.ts';
import {
  basisSchema,
  LONGEST_ADDRESS,
  LONGEST_COMPLAINT,
  LONGEST_NOTICE,
  LONGEST_REPORTER,
  LONGEST_STATEMENT,
  noticeKindSchema,
  noticeReasonSchema,
} from './notice.ts';

/** A path of the portal. */
const addressSchema = text(LONGEST_ADDRESS, z.regex(/^\/(?!\/)/), z.refine(isAddress));

function isAddress(path: string): boolean {
  return isLine(path, LONGEST_ADDRESS);
}

/** A typed text that must not be empty. */
const filled = (max: number) =>
  text(
    max,
    z.refine((typed: string) => isFilled(typed, max)),
  );

/**
 * reportContent: anyone reports content (Art. 16 DSA). The client chooses the id, so that a request whose answer was lost
 * can be repeated. Name and address may be left out for abuse of minors alone.
 */
export const reportContentInput = z
  .object({
    reportId: idSchema,
    kind: noticeKindSchema,
    item: idSchema,
    /** path of the page on which it was seen */
    address: addressSchema,
    reason: noticeReasonSchema,
    text: filled(LONGEST_NOTICE),
    name: z.nullable(
      text(
        LONGEST_REPORTER,
        z.refine((name) => isLine(name, LONGEST_REPORTER)),
      ),
    ),
    email: z.nullable(emailSchema),
    /** that the reporter believes it is true and complete */
    goodFaith: z.literal(true),
  })
  .check(
    z.refine(({ reason, name, email }) => reason === 'minors' || (name !== null && email !== null)),
  );
export type ReportContentInput = z.infer<typeof reportContentInput>;

/** The same for every sender. */
export const reportContentOutput = z.object({ number: z.string() });
export type ReportContentOutput = z.infer<typeof reportContentOutput>;

/** noticeDetails: everything about a notice, for admins; each look is recorded. */
export const noticeDetailsInput = z.object({ noticeId: idSchema });
export type NoticeDetailsInput = z.infer<typeof noticeDetailsInput>;

const millis = z.int();
/** What is reported as it is now. */
const noticeContentSchema = z.object({
  title: z.string(),
  text: z.string(),
  /** path of the owner's page, with the content's own address below it where it has one */
  address: z.string(),
  /** path of a public video; null without one, and for a quick video */
  video: nullableText,
  /** signed address of a quick video, valid for a while */
  signedVideo: nullableText,
  ownerName: nullableText,
});
export type NoticeContent = z.infer<typeof noticeContentSchema>;

/** As stored, with times in milliseconds since 1970. */
const toldEntrySchema = z.discriminatedUnion('what', [
  z.object({
    id: idSchema,
    what: z.literal('report'),
    at: millis,
    reason: noticeReasonSchema,
    text: z.string(),
    address: z.string(),
    name: nullableText,
    email: nullableText,
  }),
  z.object({
    id: idSchema,
    what: z.literal('decision'),
    at: millis,
    adminEmail: z.string(),
    outcome: z.enum(['kept', 'restricted']),
    isOnComplaint: z.boolean(),
    basis: basisSchema,
    ground: z.string(),
    facts: z.string(),
  }),
  z.object({ id: idSchema, what: z.literal('complaint'), at: millis, text: z.string() }),
]);
export type ToldEntry = z.infer<typeof toldEntrySchema>;

export const noticeDetailsOutput = z.object({
  notice: z.object({
    id: idSchema,
    number: z.string(),
    kind: noticeKindSchema,
    item: idSchema,
    owner: z.nullable(idSchema),
    title: z.string(),
    address: z.string(),
    state: z.enum(['reported', 'complained', 'kept', 'restricted']),
    isOpen: z.boolean(),
    isUrgent: z.boolean(),
    waiting: z.int(),
    revision: z.int(),
    changedAt: millis,
  }),
  /** null when it is gone */
  content: z.nullable(noticeContentSchema),
  /** the latest first */
  entries: z.array(toldEntrySchema),
  /** whether another admin has to decide, because this one decided what the owner objects to */
  isForOther: z.boolean(),
});
export type NoticeDetailsOutput = z.infer<typeof noticeDetailsOutput>;
export type NoticeDetails = NoticeDetailsOutput;

/**
 * decideNotice: an admin keeps or hides what was reported, with reasons for everyone concerned. The client chooses the
 * decision's id, so that a request whose answer was lost can be repeated.
 */
export const decideNoticeInput = z.object({
  decisionId: idSchema,
  noticeId: idSchema,
  /** the notice as the admin saw it */
  revision: z.int(),
  outcome: z.enum(['kept', 'restricted']),
  basis: basisSchema,
  ground: filled(LONGEST_STATEMENT),
  facts: filled(LONGEST_STATEMENT),
});
export type DecideNoticeInput = z.infer<typeof decideNoticeInput>;

export const decideNoticeOutput = z.object({ outcome: z.enum(['kept', 'restricted']) });
export type DecideNoticeOutput = z.infer<typeof decideNoticeOutput>;

/** forgetReporter: an admin erases name and address of a reporter who asks for it. */
export const forgetReporterInput = z.object({ noticeId: idSchema, reportId: idSchema });
export type ForgetReporterInput = z.infer<typeof forgetReporterInput>;
export const forgetReporterOutput = z.object({});
export type ForgetReporterOutput = z.infer<typeof forgetReporterOutput>;

/** complainAboutRestriction: the owner of hidden content objects, once. */
export const complainAboutRestrictionInput = z.object({
  complaintId: idSchema,
  restrictionId: idSchema,
  text: filled(LONGEST_COMPLAINT),
});
export type ComplainAboutRestrictionInput = z.infer<typeof complainAboutRestrictionInput>;
export const complainAboutRestrictionOutput = z.object({});
export type ComplainAboutRestrictionOutput = z.infer<typeof complainAboutRestrictionOutput>;
