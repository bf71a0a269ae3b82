import * as z from 'zod/mini';
import { JOBS } from '../entities/customer.ts';
import { daySchema, emailSchema, idSchema, personNameSchema } from '../entities/fields.ts';
import { ERROR_CODES } from '../errors/error-codes.ts';

/** How many own customers one call invites at most. */
export const MAX_INVITED_CUSTOMERS = 100;
/** How many people who are not customers yet one call invites at most. */
export const MAX_INVITED_EXTERNALS = 20;
/** What the form calls an unknown job; it is stored as null. */
export const UNKNOWN_JOB = 'Unbekannt';

const jobOrUnknown = z.pipe(
  z.nullable(z.enum([...JOBS, UNKNOWN_JOB])),
  z.transform((job) => (job === UNKNOWN_JOB ? null : job)),
);

/** A person who becomes a customer of the advisor who invites them. */
export const externalPersonSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  bday: z.nullable(daySchema),
  job: jobOrUnknown,
});
/** A person as a form sends them. */
export type ExternalPersonInput = z.input<typeof externalPersonSchema>;
export type ExternalPerson = z.output<typeof externalPersonSchema>;

/** inviteToSession: an advisor registers own customers, or people who become theirs, and has them written to. */
export const inviteToSessionInput = z.discriminatedUnion('who', [
  z.object({
    who: z.literal('own'),
    sessionId: idSchema,
    customerIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_INVITED_CUSTOMERS)),
  }),
  z.object({
    who: z.literal('external'),
    sessionId: idSchema,
    people: z.array(externalPersonSchema).check(z.minLength(1), z.maxLength(MAX_INVITED_EXTERNALS)),
  }),
]);
export type InviteToSessionInput = z.infer<typeof inviteToSessionInput>;

/** What became of one person. `mail/failed`: they are registered, but the e-mail did not leave. */
export const invitationResultSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('invited'), customerId: idSchema }),
  z.object({ outcome: z.literal('failed'), code: z.enum(ERROR_CODES) }),
]);
export type InvitationResult = z.infer<typeof invitationResultSchema>;

/** One result per person, in the order of the input. */
export const inviteToSessionOutput = z.object({ results: z.array(invitationResultSchema) });
export type InviteToSessionOutput = z.infer<typeof inviteToSessionOutput>;
