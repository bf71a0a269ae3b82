import * as z from 'zod/mini';

/** customerLocks/{hash}: matters for the seconds of a request. */
export const customerLockSchema = z.object({
  expiresAt: z.date(),
  /** another value with each seat: Firestore keeps the update time of a document that a write does not change */
  change: z.optional(z.string()),
});
export type CustomerLock = z.infer<typeof customerLockSchema>;
