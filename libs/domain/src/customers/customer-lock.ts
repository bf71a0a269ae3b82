import * as z from 'zod/mini';

/** customerLocks/{hash}: needed for the seconds of a request. */
export const customerLockSchema = z.object({
  expiresAt: z.date(),
  /** changes with each seat: Firestore keeps the update time if a write changes nothing */
  change: z.optional(z.string()),
});
export type CustomerLock = z.infer<typeof customerLockSchema>;
