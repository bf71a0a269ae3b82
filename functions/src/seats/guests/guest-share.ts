import { AppError } from '@wbd/domain/errors';
import type { GuestsMail } from '@wbd/domain/mails';
import { isGuest, mostGuests } from '@wbd/domain/seats';
import type { Registration, Session } from '@wbd/domain/seminars';
import { guestsMail } from '../../mail/occasions/guests-mail.ts';

/** How many guests an advisor has in the session, no earlier than the session was read. */
export type CountGuests = (advisor: string) => Promise<number>;

/**
 * Refuses with `session/guests-full` when the advisor has used up their share of the seats. The write of the seat is bound to
 * the session as it was read before the count, and each seat changes the session, so two requests cannot both get the last one.
 * @returns the mails to the host; empty unless the person is a guest
 */
export async function admitGuest(
  session: Session,
  registration: Registration,
  count: CountGuests,
): Promise<GuestsMail[]> {
  if (!isGuest(registration)) return [];
  if ((await count(registration.advisor)) >= mostGuests(session)) {
    throw new AppError('session/guests-full');
  }
  return [guestsMail(registration)];
}
