import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/**
 * What people can report. The first four are named as in links to them; `knowledge` is a video in the library of an
 * organisation, `page` an advisor's page, `portal` a page of the operator.
 */
export const NOTICE_KINDS = [
  'seminar',
  'video',
  'testimonial',
  'schnellvideo',
  'knowledge',
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
  /** its owner, an allowed reader */
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
