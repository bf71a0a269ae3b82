import * as z from 'zod/mini';
import { receivedCodeSchema } from '../errors/received-code.ts';
import { daySchema, idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { sourceSchema } from './terms.ts';
import { isFilled, isLine } from '../fields/written-text.ts';

export const LONGEST_REFERENCE = 100;
export const LONGEST_REASON = 500;
/** A deal above ten million euros is a typing error. */
const MOST_CENTS = 1_000_000_000;
export const MOST_HOLDING_DAYS = 365;
const WHOLE = 1_000;

export const centsSchema = z.int().check(z.gte(1), z.lte(MOST_CENTS));
export const referenceSchema = text(
  LONGEST_REFERENCE,
  z.trim(),
  z.refine((typed) => isLine(typed, LONGEST_REFERENCE)),
);
export const decisionReasonSchema = text(
  LONGEST_REASON,
  z.trim(),
  z.refine((typed) => isFilled(typed, LONGEST_REASON)),
);
export const holdingDaysSchema = z.int().check(z.gte(0), z.lte(MOST_HOLDING_DAYS));

/**
 * reportDeal: an advisor reports a deal with an own customer, or with a person who is registered for an own session.
 * Repeating the call with the same id reports one deal.
 */
export const reportDealInput = z.object({
  id: text(20, z.regex(/^[A-Za-z0-9]{20}$/)),
  customerId: idSchema,
  /** the advisor's session for which the person is registered; null for an own customer */
  sessionId: z.nullable(idSchema),
  netCents: centsSchema,
  on: daySchema,
  reference: referenceSchema,
  /** whether the advisor knows that the deal was closed before the referral; defaults to no */
  isKnownEarly: z.optional(z.boolean()),
});
export type ReportDealInput = z.infer<typeof reportDealInput>;
export const reportDealOutput = z.object({});

/** decideDeal: an administrator confirms, refuses or cancels a deal of their organisation, or its author withdraws it. */
export const decideDealInput = z.object({
  dealId: idSchema,
  decision: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('confirm'),
      /** whether a deal that was closed before the referral earns a commission; defaults to no */
      paysEarly: z.optional(z.boolean()),
    }),
    z.object({ kind: z.literal('refuse'), reason: decisionReasonSchema }),
    z.object({ kind: z.literal('cancel'), reason: decisionReasonSchema }),
    z.object({ kind: z.literal('withdraw') }),
  ]),
});
export type DecideDealInput = z.infer<typeof decideDealInput>;
export type DealDecision = DecideDealInput['decision'];
export const decideDealOutput = z.object({});

/** How many deals one call decides about at most; a whole list is several calls. */
export const MOST_DECIDED = 25;

/**
 * decideDeals: an administrator decides about many deals of their organisation, as a list says. A deal over another amount
 * than the list names is not confirmed, and one that was closed before the referral earns nothing.
 */
export const decideDealsInput = z.object({
  decisions: z
    .array(
      z.object({
        dealId: idSchema,
        decision: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('confirm'), netCents: centsSchema }),
          z.object({ kind: z.literal('refuse'), reason: decisionReasonSchema }),
          z.object({ kind: z.literal('cancel'), reason: decisionReasonSchema }),
        ]),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_DECIDED)),
});
export type DecideDealsInput = z.infer<typeof decideDealsInput>;
export type ListedDecision = DecideDealsInput['decisions'][number];

export const listResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('decided') }),
  z.object({ outcome: z.literal('failed'), code: receivedCodeSchema }),
]);
export type ListResult = z.infer<typeof listResultSchema>;
/** One result for each decision, in their order. */
export const decideDealsOutput = z.object({ results: z.array(listResultSchema) });
export type DecideDealsOutput = z.infer<typeof decideDealsOutput>;

const termsRateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('share'), permille: z.int().check(z.gte(0), z.lte(WHOLE)) }),
  z.object({ kind: z.literal('fixed'), cents: z.int().check(z.gte(0), z.lte(MOST_CENTS)) }),
]);

/**
 * setCommissionTerms: an administrator sets what their organisation pays from a day on. Terms are numbered: with the
 * same number the call can be repeated, and of two administrators one finds a conflict.
 */
export const setCommissionTermsInput = z.object({
  /** how many terms there were when the form was opened */
  after: z.int().check(z.gte(0), z.lte(WHOLE)),
  source: z._default(sourceSchema, 'deals'),
  validFrom: daySchema,
  rate: termsRateSchema,
  holdingDays: holdingDaysSchema,
});
export type SetCommissionTermsInput = z.infer<typeof setCommissionTermsInput>;
export const setCommissionTermsOutput = z.object({});
