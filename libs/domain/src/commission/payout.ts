import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';

/** A payout holds so many statements, which one write can claim. */
export const MOST_IN_PAYOUT = 300;

/** A statement in a payout. */
export const paidStatementSchema = z.object({
  id: idSchema,
  number: z.int(),
  partner: idSchema,
  /** the recipient's name in the transfer */
  name: z.string(),
  ibanEnd: z.string(),
  total: z.int(),
});

/**
 * payouts/{id}: statements that one bank file pays. One administrator of the payer drafts it, another approves it. Server only;
 * once it is approved, what it pays never changes.
 */
export const payoutSchema = z.object({
  id: idSchema,
  payer: idSchema,
  statements: z.array(paidStatementSchema),
  /** cents: the sum of the statements */
  controlSum: z.int(),
  /** `refused`: the bank rejected the whole file, so another payout pays the statements */
  state: z.enum(['drafted', 'approved', 'exported', 'settled', 'discarded', 'refused']),
  author: idSchema,
  approver: z.nullable(idSchema),
  draftedAt: z.date(),
  approvedAt: z.nullable(z.date()),
  /** when the bank file was first fetched, and by whom */
  exportedAt: z.nullable(z.date()),
  exportedBy: z.nullable(idSchema),
  /** the day (Berlin) on which it was settled, discarded or refused */
  endedOn: z.nullable(isoDaySchema),
  /** null before the approval, and for payouts approved by a release that created the file on download */
  file: z._default(
    z.nullable(
      z.object({
        /** SHA-256 of the file, in hexadecimal */
        sha256: z.string(),
        /** the bank day on which the money leaves */
        executeOn: isoDaySchema,
      }),
    ),
    null,
  ),
});
export type Payout = z.infer<typeof payoutSchema>;

/** payoutFiles/{payout}: the approved bank file, until the payout has ended. Server only, never updated. */
export const payoutFileSchema = z.object({
  id: idSchema,
  payer: idSchema,
  name: z.string(),
  xml: z.string(),
});
export type PayoutFile = z.infer<typeof payoutFileSchema>;

/** The states from which a step leads to the next one. */
export const PAYOUT_STEPS = {
  approve: { from: ['drafted'], to: 'approved' },
  discard: { from: ['drafted', 'approved'], to: 'discarded' },
  export: { from: ['approved', 'exported'], to: 'exported' },
  settle: { from: ['exported'], to: 'settled' },
  refuse: { from: ['exported'], to: 'refused' },
} as const satisfies Record<string, { from: readonly Payout['state'][]; to: Payout['state'] }>;

/** Whether a step is possible now. */
export const allowsStep = (state: Payout['state'], step: keyof typeof PAYOUT_STEPS): boolean =>
  PAYOUT_STEPS[step].from.some((one) => one === state);

/** Whether a payout keeps its statements from other payouts. */
export const keepsStatements = ({ state }: Pick<Payout, 'state'>): boolean =>
  state !== 'discarded' && state !== 'refused';
