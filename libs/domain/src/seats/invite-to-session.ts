import * as z from 'zod/mini';
import { JOBS } from '../customers/job.ts';
import { declarationSchema } from '../customers/declared-consent.ts';
import { daySchema, emailSchema, idSchema, personNameSchema } from '../fields/fields.ts';

/** How many own customers one call invites at most: as many as an advisor invites in an hour. */
export const MAX_INVITED_CUSTOMERS = 1_000;
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

/** Whether people without a free seat join the waiting list; only in sessions of the advisor's own seminars. */
const waits = z.optional(z.boolean());

/** what the advisor declares about those who have not consented to invitations yet; without it they are not invited */
const declaration = z.optional(z.nullable(declarationSchema));

/** inviteToSession: an advisor has own customers, or people who become theirs, registered and written to. */
export const inviteToSessionInput = z.discriminatedUnion('who', [
  z.object({
    who: z.literal('own'),
    sessionId: idSchema,
    customerIds: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_INVITED_CUSTOMERS)),
    waits,
    declaration,
  }),
  z.object({
    who: z.literal('external'),
    sessionId: idSchema,
    people: z.array(externalPersonSchema).check(z.minLength(1), z.maxLength(MAX_INVITED_EXTERNALS)),
    waits,
    declaration,
  }),
]);
export type InviteToSessionInput = z.infer<typeof inviteToSessionInput>;

/** The invitation, which names everyone's result as soon as there is one. */
export const inviteToSessionOutput = z.object({ invitationId: idSchema });
export type InviteToSessionOutput = z.infer<typeof inviteToSessionOutput>;
