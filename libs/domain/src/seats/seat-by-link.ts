import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { signedTokenSchema } from '../fields/signed-token.ts';
import { REPLACEMENT_STATES } from './replacement-states.ts';

const sessionChoice = z.object({
  id: idSchema,
  time: z.iso.datetime(),
  location: z.string(),
  freeSeats: z.int(),
});

/** seatByLink: a person's seat, for a link of a mail. Changes nothing. */
export const seatByLinkInput = z.object({ token: signedTokenSchema });

export const seatByLinkOutput = z.object({
  /** `gone` once the person has neither a seat in this session nor a place on its waiting list */
  state: z.enum(['registered', 'waiting', 'offered', 'expired', 'gone']),
  /** the person has moved since the link was mailed: it shows the seat they have now, and changes nothing */
  superseded: z.boolean(),
  /** how a `gone` booking ended, as far as it is known */
  ended: z.nullable(
    z.object({
      at: z.iso.datetime(),
      reason: z.enum(['removed', 'cancelled', 'moved', 'session-cancelled', 'advisor-left']),
      /** why the host called the session off; null without a reason */
      note: z.nullable(z.string()),
      /** whether the person can take a seat in another session, because the host called theirs off */
      isMovable: z.boolean(),
      /** the session that the host offers instead; null for none */
      replacement: z.nullable(
        z.object({
          id: idSchema,
          time: z.iso.datetime(),
          location: z.string(),
          state: z.enum(REPLACEMENT_STATES),
        }),
      ),
    }),
  ),
  firstName: z.nullable(z.string()),
  /** shown at the entrance by those who have a seat; null for everyone else */
  customer: z.nullable(idSchema),
  seminar: z.object({ id: idSchema, title: z.string(), online: z.boolean() }),
  session: z.object({ id: idSchema, time: z.iso.datetime(), location: z.string() }),
  /** minutes */
  duration: z.int(),
  /** whom the person turns to */
  advisor: z.nullable(z.object({ firstName: z.string(), lastName: z.string(), code: z.string() })),
  /** how to get in, for those who have a seat */
  meetingLink: z.nullable(z.string()),
  access: z.nullable(z.string()),
  /** the file that the confirmation carries, too */
  calendar: z.nullable(z.object({ filename: z.string(), content: z.string() })),
  /** of those who wait: how many come before them */
  ahead: z.nullable(z.int()),
  /** until when an offered seat is held, or was */
  offerUntil: z.nullable(z.iso.datetime()),
  /** whether it can still be changed: cancelled or moved, accepted or left */
  isOpen: z.boolean(),
  /** other sessions of the seminar that have not begun, the next first */
  others: z.array(sessionChoice),
});
export type SeatByLinkOutput = z.infer<typeof seatByLinkOutput>;

/** cancelSeat: the person of the link gives their seat up. */
export const cancelSeatInput = z.object({ token: signedTokenSchema });
export const cancelSeatOutput = z.object({ sessionId: idSchema });

/**
 * moveSeat: moves the person of the link to another session of the seminar, also after the host called theirs off.
 */
export const moveSeatInput = z.object({
  token: signedTokenSchema,
  sessionId: idSchema,
  /** after calling off: takes a second seat, in another session of the seminar */
  again: z.optional(z.boolean()),
});
/** The link of the new seat. */
export const moveSeatOutput = z.object({ token: signedTokenSchema });

/** acceptOffer: the person of the link takes the seat that is held for them. */
export const acceptOfferInput = z.object({
  token: signedTokenSchema,
  /** takes the seat besides one in another session of the seminar */
  again: z.optional(z.boolean()),
});
export const acceptOfferOutput = z.object({ sessionId: idSchema });

/** leaveWaitingList: the person of the link leaves the waiting list, or declines the seat that is held for them. */
export const leaveWaitingListInput = z.object({ token: signedTokenSchema });
export const leaveWaitingListOutput = z.object({ sessionId: idSchema });
