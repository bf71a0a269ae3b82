import * as z from 'zod/mini';
import { daySchema, emailSchema, idSchema, nullableText } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { PAID_PLANS } from '../plan-rows/plan-rows.ts';
import { text } from '../fields/text-schema.ts';

export const LONGEST_REASON = 500;
export const LONGEST_PARTY = 120;
const LONGEST_CODE = 60;

/** `extraordinary`: for a good reason, and at once. */
export const terminationKindSchema = z.enum(['ordinary', 'extraordinary']);
export type TerminationKind = z.infer<typeof terminationKindSchema>;

/**
 * How far a declaration is. `open`: no one has shown yet that the account is theirs; `confirmed`: the account's owner or an
 * admin has, and the server is about to end the package; `review`: the package ends with its term, and an admin decides
 * whether the declared reason ends it at once; `done`: carried out; `refused`: the account's owner did not declare it;
 * `dismissed`: an admin set it aside.
 */
export const terminationStateSchema = z.enum([
  'open',
  'confirmed',
  'review',
  'done',
  'refused',
  'dismissed',
]);
export type TerminationState = z.infer<typeof terminationStateSchema>;

/** The states in which an admin may still have to act. */
export const OPEN_TERMINATIONS: readonly TerminationState[] = ['open', 'confirmed', 'review'];

/** What a person declares. */
const declared = {
  kind: terminationKindSchema,
  /** why, for an extraordinary one */
  reason: nullableText,
  name: z.string(),
  /** the e-mail address of the account that the contract is about */
  email: z.string(),
  code: nullableText,
  /** the day on which the contract is to end; null: as early as its term allows */
  endsOn: nullableText,
  /** where the confirmation of receipt goes */
  confirmTo: z.string(),
};

/**
 * terminations/{id}: a declaration by which a person ends a contract (§ 312k BGB). Anyone may make one for any address, so
 * it has no effect before the account's owner or an admin confirms it; then it counts from its receipt.
 */
export const terminationSchema = z.object({
  id: idSchema,
  ...declared,
  receivedAt: z.date(),
  state: terminationStateSchema,
  /** the account that has the address; null when none has */
  uid: z.nullable(idSchema),
  /** whether the package ends at once, which only an admin decides */
  isImmediate: z.boolean(),
  /** when the package ends; null before that is known, and without a package */
  endsAt: z.nullable(z.date()),
  /** when it left `open` */
  decidedAt: z.nullable(z.date()),
  /** of the click that sent it, as in the logs */
  trace: nullableText,
  /** when the database deletes it */
  expiresAt: z.date(),
});
export type Termination = z.infer<typeof terminationSchema>;

/** declareTermination: anyone ends a contract. The client chooses the id, so that a call whose answer was lost can be repeated. */
export const declareTerminationInput = z
  .object({
    id: idSchema,
    kind: terminationKindSchema,
    reason: z.nullable(text(LONGEST_REASON, z.minLength(1))),
    /** of the person or the firm */
    name: text(LONGEST_PARTY, z.minLength(1)),
    email: emailSchema,
    code: z.nullable(text(LONGEST_CODE, z.minLength(1))),
    endsOn: z.nullable(daySchema),
    confirmTo: emailSchema,
  })
  .check(
    z.refine(({ kind, reason }) => kind === 'ordinary' || reason !== null, { path: ['reason'] }),
  );
export type DeclareTerminationInput = z.infer<typeof declareTerminationInput>;
/** The same whether there is such an account or not. */
export const declareTerminationOutput = z.object({ receivedAt: z.iso.datetime() });
export type DeclareTerminationOutput = z.infer<typeof declareTerminationOutput>;

/** answerTermination: the account's owner looks at a declaration through the link in their mail, confirms or refuses it. */
export const answerTerminationInput = z.object({
  token: signedTokenSchema,
  answer: z.enum(['look', 'confirm', 'refuse']),
});
export type AnswerTerminationInput = z.infer<typeof answerTerminationInput>;
export const answerTerminationOutput = z.object({
  kind: terminationKindSchema,
  state: terminationStateSchema,
  name: z.string(),
  reason: z._default(nullableText, null),
  code: z._default(nullableText, null),
  receivedAt: z.iso.datetime(),
  /** null: as early as the term allows */
  endsOn: nullableText,
  /** the paid package it is about; null without one, when only the free account is left to close */
  plan: z.nullable(z.enum(PAID_PLANS)),
  /** when the package ends, or would end once it is confirmed; null without a package */
  endsAt: z.nullable(z.iso.datetime()),
});
export type AnswerTerminationOutput = z.infer<typeof answerTerminationOutput>;

/** settleTermination: an admin acts on a declaration that is open. */
export const settleTerminationInput = z.object({
  id: idSchema,
  /** `end-now`: for an extraordinary one whose reason holds */
  deed: z.enum(['carry-out', 'end-now', 'dismiss']),
});
export type SettleTerminationInput = z.infer<typeof settleTerminationInput>;
export const settleTerminationOutput = z.object({ state: terminationStateSchema });
export type SettleTerminationOutput = z.infer<typeof settleTerminationOutput>;
