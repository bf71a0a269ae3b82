import { firstHolder } from '../customers/first-holder.ts';

interface Booked {
  booking: string | null;
  session: string;
  customer: string;
  takenAs?: string | null;
}

/**
 * Identifies a booking in seat links and calendars. It survives moves and merges; a later registration of the same person gets
 * another one. Seats from before bookings had ids are known by their session and first holder.
 */
export function bookingOf({ booking, session, customer, takenAs = null }: Booked): string {
  return booking ?? `${session}-${firstHolder({ customer, takenAs })}`;
}
