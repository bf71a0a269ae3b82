import * as z from 'zod/mini';

const countsSchema = z.record(z.string(), z.record(z.string(), z.int()));

/** browserReports/{hour}-{shard}: counts of one hour. */
export const browserHourSchema = z.object({
  /** by module and version */
  errors: z._default(countsSchema, {}),
  /** by module and bucket number */
  vitals: z._default(z.record(z.string(), countsSchema), {}),
  expiresAt: z.date(),
});
