import * as z from 'zod/mini';

/** filmOrders/{event that referenced the film}-{field}: a film of a document whose versions are to be generated. */
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
  /** whether the job counts towards its owner's limits; stays true while it is unknown whether the job runs */
  isCounted: z._default(z.boolean(), false),
  /** short sides of the versions that the job makes */
  sizes: z._default(z.array(z.int()), []),
  /** whether it also makes an adaptive stream */
  isStream: z._default(z.boolean(), false),
  /** whether browsers can play the original */
  isPlayable: z._default(z.boolean(), true),
  /** until then nobody else starts a job for the order */
  leasedUntil: z._default(z.nullable(z.date()), null),
});
export type StoredFilmOrder = z.infer<typeof filmOrderSchema>;
