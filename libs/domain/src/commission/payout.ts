import * as z from 'zod/mini';
import { idSchema, isoDaySchema } from '../fields/fields.ts';

/** A payout holds so many statements, which one write can claim. */
export const MOST_IN_PAYOUT = 300;

/**
 * payouts/{id}: statements that one bank file pays. One administrator of the payer drafts it, another approves it. Server only;
 * what it pays never changes.
 */
export const payoutSchema = z.object({
  id: idSchema,
  payer: idSchema,
  statements: z.array(
    z.object({
      id: idSchema,
      number: z.int(),
      partner: idSchema,
      /** as the transfer names the recipient */
      name: z.string(),
      ibanEnd: z.string(),
      total: z.int(),
    }),
  ),
  /** cents: the sum of the statements */
  controlSum: z.int(),
  state: z.enum(['drafted', 'approved', 'exported', 'settled', 'discarded']),
  author: idSchema,
  approver: z.nullable(idSchema),
  draftedAt: z.date(),
  approvedAt: z.nullable(z.date()),
  /** when the bank file was first fetched, and by whom */
  exportedAt: z.nullable(z.date()),
  exportedBy: z.nullable(idSchema),
  /** the day (Berlin) on which it was settled or discarded */
  endedOn: z.nullable(isoDaySchema),
});
export type Payout = z.infer<typeof payoutSchema>;

/** The states from which a step leads to the next one. */
export const PAYOUT_STEPS = {
  approve: { from: ['drafted'], to: 'approved' },
  discard: { from: ['drafted', 'approved'], to: 'discarded' },
  export: { from: ['approved', 'exported'], to: 'exported' },
  settle: { from: ['exported'], to: 'settled' },
} as const satisfies Record<string, { from: readonly Payout['state'][]; to: Payout['state'] }>;

/** Whether a step is possible now. */
export const allowsStep = (state: Payout['state'], step: keyof typeof PAYOUT_STEPS): boolean =>
  PAYOUT_STEPS[step].from.some((one) => one === state);
