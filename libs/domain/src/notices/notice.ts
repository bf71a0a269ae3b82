import * as z from 'zod/mini';
import { emailSchema, idSchema, nullableText } from '../fields/fields.ts';
import { isFilled, isLine } from '../fields/written-text.ts';
import { text } from '../fields/text-schema.ts';

/**
 * What people can report. The first four are named as in links to them; `page` is an advisor's page, `portal` a page of the
 * operator.
 */
export const NOTICE_KINDS = [
  'seminar',
  'video',
  'testimonial',
  'schnellvideo',
  'page',
  'portal',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** The id of all pages of the operator, which are one subject. */
export const PORTAL_ITEM = 'portal';

export const NOTICE_REASONS = [
  'minors',
  'hate',
  'personal-rights',
  'privacy',
  'copyright',
  'fraud',
  'advertising',
  'other',
] as const;
export type NoticeReason = (typeof NOTICE_REASONS)[number];

/** Where an advisor reads why something is hidden, and objects. */
export const RESTRICTIONS_PATH = '/intern/ausgeblendet';

export const LONGEST_NOTICE = 3_000;
export const LONGEST_REPORTER = 100;
export const LONGEST_ADDRESS = 500;
/** The most characters of each part of a statement of reasons. */
export const LONGEST_STATEMENT = 2_000;
export const LONGEST_COMPLAINT = 3_000;
/** How long an owner can object to a decision (Art. 20 DSA: at least six months). */
export const COMPLAINT_DAYS = 184;
/** Reports of one subject that wait for the same decision. */
export const MAX_WAITING_REPORTS = 200;

/** The document of a notice and of a restriction: one for each subject, so that repeated reports meet. */
export function noticeId(kind: NoticeKind, item: string): string {
  return `${kind}-${item}`;
}

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

export const noticeReasonSchema = z.enum(NOTICE_REASONS);
export const noticeKindSchema = z.enum(NOTICE_KINDS);
/** The ground of a decision: against the law, or against the terms. */
export const basisSchema = z.enum(['law', 'terms']);
export type Basis = z.infer<typeof basisSchema>;

/**
 * notices/{kind-item}: reports about one subject and what was decided. Holds nothing personal of reporters; those are in
 * `noticeEntries`. The server writes it.
 */
export const noticeSchema = z.object({
  id: idSchema,
  /** what mails call it */
  number: z.string(),
  kind: noticeKindSchema,
  item: idSchema,
  /** uid of who published it; null for the operator's pages, and once the account is closed */
  owner: z.nullable(idSchema),
  /** what the subject was called when it was reported last */
  title: z.string(),
  /** where it was reported last */
  address: z.string(),
  /** `complained`: the owner objects to a restriction */
  state: z.enum(['reported', 'complained', 'kept', 'restricted']),
  /** whether it waits for a decision */
  isOpen: z.boolean(),
  /** whether a waiting report is about abuse of minors */
  isUrgent: z.boolean(),
  /** reports that wait for the same decision */
  waiting: z.int(),
  /** counts the decisions: reports belong to the next one */
  round: z.int(),
  /** changes with every write: a decision names the one it was made on */
  revision: z.int(),
  /** of the last report, complaint or decision */
  changedAt: z.date(),
  /** uid of the admin who decided last */
  decidedBy: z.nullable(idSchema),
  /** when the database deletes it; null while it waits for a decision or the restriction holds */
  expiresAt: z.nullable(z.date()),
});
export type Notice = z.infer<typeof noticeSchema>;

/** notices/{id}/noticeEntries/{id}: what happened, in turn. Only the server reads it. */
export const noticeEntrySchema = z.discriminatedUnion('what', [
  z.object({
    id: idSchema,
    what: z.literal('report'),
    at: z.date(),
    round: z.int(),
    reason: noticeReasonSchema,
    text: z.string(),
    address: z.string(),
    /** null for abuse of minors reported anonymously, and once an admin erased them */
    name: nullableText,
    email: nullableText,
    expiresAt: z.date(),
  }),
  z.object({
    id: idSchema,
    what: z.literal('decision'),
    at: z.date(),
    round: z.int(),
    admin: idSchema,
    adminEmail: z.string(),
    outcome: z.enum(['kept', 'restricted']),
    isOnComplaint: z.boolean(),
    basis: basisSchema,
    ground: z.string(),
    facts: z.string(),
    expiresAt: z.date(),
  }),
  z.object({
    id: idSchema,
    what: z.literal('complaint'),
    at: z.date(),
    round: z.int(),
    text: z.string(),
    expiresAt: z.date(),
  }),
]);
export type NoticeEntry = z.infer<typeof noticeEntrySchema>;

/**
 * restrictions/{kind-item}: content that is hidden after a notice, and the statement of reasons for its owner (Art. 17
 * DSA). It exists as long as the content is hidden.
 */
export const restrictionSchema = z.object({
  id: idSchema,
  kind: noticeKindSchema,
  item: idSchema,
  /** its owner, who may read this */
  advisor: idSchema,
  number: z.string(),
  title: z.string(),
  at: z.date(),
  basis: basisSchema,
  /** the law or the clause, and why it is violated */
  ground: z.string(),
  facts: z.string(),
  complainUntil: z.date(),
  complainedAt: z.nullable(z.date()),
  /** the decision on the complaint; null before */
  upheld: z.nullable(
    z.object({
      at: z.date(),
      facts: z.string(),
      /** whether another person than the first time decided */
      byOther: z.boolean(),
    }),
  ),
});
export type Restriction = z.infer<typeof restrictionSchema>;

/** True while the owner can object. */
export function canComplain({ complainedAt, complainUntil }: Restriction, now: Date): boolean {
  return complainedAt === null && now <= complainUntil;
}

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
