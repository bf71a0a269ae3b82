import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { ownClaimSchema } from '../customers/own-claim.ts';

/**
 * ownSeats: seats and waiting places, in a seminar's upcoming sessions, of the person who proved a phone number and
 * gave their name.
 */
export const ownSeatsInput = z.extend(ownClaimSchema, { seminarId: idSchema });

export const ownSeatsOutput = z.object({
  /** the next session first */
  seats: z.array(
    z.object({
      state: z.enum(['registered', 'waiting', 'offered']),
      /** opens the person's own page of the seat */
      token: signedTokenSchema,
      time: z.iso.datetime(),
      location: z.string(),
    }),
  ),
});
export type OwnSeatsOutput = z.infer<typeof ownSeatsOutput>;
export type OwnSeatsInput = z.input<typeof ownSeatsInput>;
