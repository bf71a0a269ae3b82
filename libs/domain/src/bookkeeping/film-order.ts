import * as z from 'zod/mini';

/** filmOrders/{event that named the film}-{field}: a film that a row names and whose versions are to be made. */
export const filmOrderSchema = z.object({
  id: z.string(),
  collection: z.string(),
  row: z.string(),
  path: z.string(),
  orderedAt: z.date(),
  /** jobs that failed */
  tries: z._default(z.int(), 0),
  /** name of the transcoder's job; null before it is started */
  job: z._default(z.nullable(z.string()), null),
  /** whether the job counts towards the limits of its owner; stays when it is uncertain whether the job runs */
  isCounted: z._default(z.boolean(), false),
  /** short sides of the versions that the job makes */
  sizes: z._default(z.array(z.int()), []),
  /** whether it makes an adaptive stream of them */
  isStream: z._default(z.boolean(), false),
  /** whether browsers play the original */
  isPlayable: z._default(z.boolean(), true),
  /** until then no one else starts a job of the order */
  leasedUntil: z._default(z.nullable(z.date()), null),
});
export type StoredFilmOrder = z.infer<typeof filmOrderSchema>;
