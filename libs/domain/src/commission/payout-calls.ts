import * as z from 'zod/mini';
import { daySchema, idSchema, monthSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';
import { decisionReasonSchema } from './deal-calls.ts';
import { paidStatementSchema } from './payout.ts';
import { statementLineSchema } from './statement.ts';
import { CREDIT_NOTE_WORDING, partySchema, taxDetailsSchema } from './tax-profile.ts';

/** An IBAN in its stored form; the server checks it further. Null keeps the stored one. */
const givenIban = z.nullable(text(34, z.regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/)));

/** setTaxProfile: a partner says where commission is paid to and how it is taxed, and agrees to credit notes. */
export const setTaxProfileInput = z.extend(taxDetailsSchema, {
  iban: givenIban,
  wording: z.literal(CREDIT_NOTE_WORDING),
});
export type SetTaxProfileInput = z.infer<typeof setTaxProfileInput>;
export const setTaxProfileOutput = z.object({});

/** setPayer: an administrator says how their organisation is named on credit notes, and from which account it pays. */
export const setPayerInput = z.extend(partySchema, {
  taxId: text(30, z.minLength(1)),
  iban: givenIban,
});
export type SetPayerInput = z.infer<typeof setPayerInput>;
export const setPayerOutput = z.object({});

/**
 * Why a partner gets no payout: no tax profile, below the minimum, already closed this month, nothing left after
 * reversals, or only later deals.
 */
const waitsFor = z.enum(['profile', 'minimum', 'closed', 'negative', 'later']);

/** previewClose: what the month close would pay, for administrators of the organisation. */
export const previewCloseInput = z.object({});
export const previewCloseOutput = z.object({
  month: monthSchema,
  /** whether the organisation has said how it is named and from where it pays */
  hasPayer: z.boolean(),
  /** nobody approves their own payout, so the operator approves for a single administrator */
  administrators: z.int(),
  rows: z.array(
    z.object({
      partner: idSchema,
      net: z.int(),
      tax: z.int(),
      total: z.int(),
      waits: z.nullable(waitsFor),
      /** cents of deals after the month, left for a later close; not part of the other sums */
      later: z._default(z.int(), 0),
    }),
  ),
  /** there are more partners than rows */
  hasMore: z.boolean(),
  /** statements that no payout pays yet */
  open: z.object({
    count: z.int(),
    total: z.int(),
    /** the statements among them whose account was changed recently, and when the first of them may be paid */
    waiting: z._default(
      z.nullable(z.object({ count: z.int(), total: z.int(), until: z.iso.datetime() })),
      null,
    ),
  }),
  /** null before the first night; a ledger with problems is not closed */
  proof: z.nullable(z.object({ at: z.iso.datetime(), entries: z.int(), problems: z.int() })),
});
export type PreviewCloseOutput = z.infer<typeof previewCloseOutput>;
export type CloseRow = PreviewCloseOutput['rows'][number];

/** previewStatement: the lines of a partner's statement if the month were closed now, and those left for a later close. */
export const previewStatementInput = z.object({ partner: idSchema });
export type PreviewStatementInput = z.infer<typeof previewStatementInput>;
export const previewStatementOutput = z.object({
  lines: z.array(statementLineSchema),
  later: z.array(statementLineSchema),
});
export type PreviewStatementOutput = z.infer<typeof previewStatementOutput>;

/** closeMonth: issues the statements of the last month, some of them at a time. It can be repeated. */
export const closeMonthInput = z.object({ month: monthSchema });
export type CloseMonthInput = z.infer<typeof closeMonthInput>;
export const closeMonthOutput = z.object({
  issued: z.int(),
  /** call again for the others */
  hasMore: z.boolean(),
});
export type CloseMonthOutput = z.infer<typeof closeMonthOutput>;

/** draftPayout: puts every statement that waits for a payout into one; repeating the call with the same id drafts one. */
export const draftPayoutInput = z.object({ id: text(20, z.regex(/^[A-Za-z0-9]{20}$/)) });
export type DraftPayoutInput = z.infer<typeof draftPayoutInput>;
export const draftPayoutOutput = z.object({});

/**
 * decidePayout: an administrator approves a payout of another one, discards it, or records what the bank did: it refused the whole
 * file, a statement came back, or all others arrived. The operator approves what no administrator can.
 */
export const decidePayoutInput = z.object({
  payoutId: idSchema,
  step: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('approve'),
      /** the bank day on which the money leaves; defaults to the next one */
      executeOn: z.optional(z.nullable(daySchema)),
    }),
    z.object({ kind: z.literal('discard') }),
    z.object({ kind: z.literal('refuse') }),
    z.object({ kind: z.literal('settle') }),
    z.object({ kind: z.literal('return'), statement: idSchema }),
  ]),
});
export type DecidePayoutInput = z.infer<typeof decidePayoutInput>;
export const decidePayoutOutput = z.object({});

/** waitingPayouts: payouts that only the operator can approve, the oldest first. */
export const waitingPayoutsInput = z.object({});
export const waitingPayoutsOutput = z.object({
  payouts: z.array(
    z.object({
      id: idSchema,
      payer: idSchema,
      author: idSchema,
      draftedAt: z.iso.datetime(),
      statements: z.array(
        z.extend(paidStatementSchema, {
          /**
           * whether the caller releases it; statements that pay the caller become another payout, and disputed ones are
           * left out
           */
          part: z.enum(['pays', 'own', 'objected']),
        }),
      ),
    }),
  ),
});
export type WaitingPayout = z.infer<typeof waitingPayoutsOutput>['payouts'][number];

/** payoutFile: the SEPA file of an approved payout. */
export const payoutFileInput = z.object({ payoutId: idSchema });
export type PayoutFileInput = z.infer<typeof payoutFileInput>;
export const payoutFileOutput = z.object({ name: z.string(), xml: z.string() });
export type PayoutFileOutput = z.infer<typeof payoutFileOutput>;

/** statementPaper: a statement as a document, for its partner and for administrators of the payer. */
export const statementPaperInput = z.object({
  statement: idSchema,
  format: z.enum(['pdf', 'e-invoice']),
});
export type StatementPaperInput = z.infer<typeof statementPaperInput>;
export const statementPaperOutput = z.object({
  name: z.string(),
  /** in Base64 */
  content: z.string(),
});
export type StatementPaperOutput = z.infer<typeof statementPaperOutput>;

/** objectToStatement: a partner objects to a statement, which then loses its effect as an invoice. */
export const objectToStatementInput = z.object({
  statement: idSchema,
  reason: decisionReasonSchema,
});
export type ObjectToStatementInput = z.infer<typeof objectToStatementInput>;
export const objectToStatementOutput = z.object({});

/** answerObjection: an administrator of the payer cancels the statement, so that its sum is due again, or says why it stays. */
export const answerObjectionInput = z.object({
  statement: idSchema,
  answer: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('uphold') }),
    z.object({ kind: z.literal('reject'), reason: decisionReasonSchema }),
  ]),
});
export type AnswerObjectionInput = z.infer<typeof answerObjectionInput>;
export const answerObjectionOutput = z.object({});
