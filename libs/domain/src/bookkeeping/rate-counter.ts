import * as z from 'zod/mini';

/** rateLimits/{name-hash}: attempts in a window that begins with the first one. */
export const rateCounterSchema = z.object({
  since: z.date(),
  count: z.int(),
  expiresAt: z.date(),
});
export type RateCounter = z.infer<typeof rateCounterSchema>;
