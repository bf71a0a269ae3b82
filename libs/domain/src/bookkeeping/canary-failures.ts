import * as z from 'zod/mini';

const peopleSchema = z._default(z.array(z.string()), []);

/** canaryFailures/{module-version}: hashes of people, by the version they received. */
export const canaryFailuresSchema = z.object({
  canary: peopleSchema,
  live: peopleSchema,
  expiresAt: z.date(),
});
export type CanaryFailures = z.infer<typeof canaryFailuresSchema>;
