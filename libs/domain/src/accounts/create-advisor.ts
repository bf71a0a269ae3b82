import * as z from 'zod/mini';
import { emailSchema, idSchema, personNameSchema } from '../fields/fields.ts';
import { isAdvisorCode, normalizeAdvisorCode } from '../advisors/advisor-code.ts';
import { looksOfficial } from '../fields/official-name.ts';
import { text } from '../fields/text-schema.ts';

/** A code that an advisor may have, in the form in which it is stored. */
export const advisorCodeText = z.pipe(
  z.pipe(text(200), z.transform(normalizeAdvisorCode)),
  z.string().check(z.refine(isAdvisorCode)),
);

export const SHORTEST_PASSWORD = 6;
const LONGEST_PASSWORD = 128;
/** The checks of a form. The server also refuses passwords that are easy to guess. */
export const passwordSchema = text(LONGEST_PASSWORD, z.minLength(SHORTEST_PASSWORD));

/** False for a name that poses as the portal: both names together, because each may be ordinary. */
export function isOwnName({
  firstName,
  lastName,
}: {
  firstName: string;
  lastName: string;
}): boolean {
  return !looksOfficial(`${firstName} ${lastName}`);
}

/** createAdvisor: a visitor becomes an advisor with the Basic package. */
export const createAdvisorInput = z
  .object({
    email: emailSchema,
    password: passwordSchema,
    firstName: personNameSchema,
    lastName: personNameSchema,
    code: advisorCodeText,
    /** id of the organisation */
    org: idSchema,
    /** who shared the link that led here; it counts for an advisor */
    ref: z.optional(idSchema),
  })
  .check(z.refine(isOwnName, { path: ['lastName'] }));
export type CreateAdvisorInput = z.infer<typeof createAdvisorInput>;

/** The code is the requested one, or that one followed by a 2. */
const createdAdvisor = z.object({ uid: idSchema, code: z.string() });
export type CreatedAdvisor = z.infer<typeof createdAdvisor>;

/** `isMailed`: false for an address that objected to mails, which gets no link to confirm it. */
export const createAdvisorOutput = z.extend(createdAdvisor, { isMailed: z.boolean() });
export type CreateAdvisorOutput = z.infer<typeof createAdvisorOutput>;
