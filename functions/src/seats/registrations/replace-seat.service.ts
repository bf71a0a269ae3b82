import { AppError } from '@wbd/domain/errors';
import type { CancellationMail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import type { Registration, Session } from '@wbd/domain/seminars';
import { isPastDay } from '@wbd/domain/time';
import { isSuperseded, type SeatLink } from '../../core/seat-token.ts';
import { confirmationOf, participantMails } from '../../mail/occasions/registration-mails.ts';
import { hasEmail } from '../../people/customers/same-person.ts';
import { countChange, type SeatChangePorts } from './linked-seat.ts';
import { absorbing, newRegistration } from './new-registration.ts';
import type { SeatState } from './seats.repository.ts';
import { takeSeat, type TakeSeatPorts } from './take-seat.service.ts';

export type ReplaceSeatPorts = SeatChangePorts & TakeSeatPorts;

/** Whether the host called off the session in which the link's person had their seat. */
export function isReplaceable(
  link: SeatLink,
  ended: CancellationMail,
  session: Session | null,
): session is Session {
  // closing an account ends sessions for the same reason, but does not call them off
  if (ended.reason !== 'session-cancelled' || !session?.calledOff) return false;
  return !isSuperseded(link, ended);
}

/**
 * Gives a person whose session was called off a seat in another session of the seminar. The booking stays the same, so
 * their calendar entry moves to the new time. Refuses like `moveSeat`.
 */
export async function replaceSeat(
  ports: ReplaceSeatPorts,
  link: SeatLink,
  ended: CancellationMail,
  { sessionId, again = false }: { sessionId: string; again?: boolean },
): Promise<Registration> {
  const now = ports.now();
  const left = await ports.people.session(ended.session);
  if (!isReplaceable(link, ended, left)) {
    const isOld = ended.reason === 'session-cancelled' && isSuperseded(link, ended);
    throw new AppError(isOld ? 'link/superseded' : 'registration/not-found');
  }
  if (isPastDay(left, now)) throw new AppError('session/past');
  const seminar = await ports.people.seminar(left.seminar);
  if (!seminar) throw new AppError('session/not-found');
  await countChange(ports, bookingOf(ended), ended.customer, now);
  return takeSeat(ports, {
    sessionId,
    customerId: ended.customer,
    again,
    now,
    demand({ session }) {
      if (session && session.seminar !== left.seminar) throw new AppError('session/not-found');
    },
    prepare(entered, state) {
      const registration = replaced(ended, entered, state, now);
      // the previous seat
      const former = { ...registration, session: left.id, takenAs: ended.takenAs };
      const news = participantMails(former, { session: left, seminar, now }, entered.time);
      const mail = confirmationOf(registration);
      return { registration, customer: null, found: null, referral: null, mail, news };
    },
  });
}

function replaced(
  ended: CancellationMail,
  entered: Session,
  { customer, entry }: SeatState,
  now: Date,
): Registration {
  if (!customer) throw new AppError('registration/not-found');
  const { page, email } = ended;
  // the address was corrected, so someone else may hold the link
  if (email !== null && !hasEmail(customer, email)) throw new AppError('link/superseded');
  const occasion = { page, invitedBy: null, entry: null, now };
  return {
    ...newRegistration(entered, customer, occasion),
    email: email ?? customer.email,
    booking: bookingOf(ended),
    moves: ended.moves + 1,
    absorbed: absorbing({ absorbed: [] }, entry),
  };
}
