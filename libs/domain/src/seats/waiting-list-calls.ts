import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** waitingList: who waits for a seat in a session, as one of the advisors who see the session may know it. */
export const waitingListInput = z.object({ sessionId: idSchema });

export const waitingListOutput = z.object({
  /** open offers first, then those who wait, the longest first */
  entries: z.array(
    z.object({
      /** the position among those who wait; null for an open offer */
      place: z.nullable(z.int()),
      /** null unless the person is the caller's own customer */
      name: z.nullable(z.string()),
      since: z.iso.datetime(),
      /** until when the seat is held */
      offerUntil: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type WaitingListOutput = z.infer<typeof waitingListOutput>;
