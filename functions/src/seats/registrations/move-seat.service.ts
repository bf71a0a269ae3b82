import { AppError } from '@wbd/domain/errors';
import type { Mail } from '@wbd/domain/mails';
import { bookingOf } from '@wbd/domain/seats';
import type { Registration, Seminar, Session } from '@wbd/domain/seminars';
import { hasBegun } from '@wbd/domain/time';
import { confirmationOf, participantMails } from '../../mail/occasions/registration-mails.ts';
import { isSameSeat, requireLinkedSeat } from './linked-seat.ts';
import { admitGuest } from '../guests/guest-share.ts';
import { absorbing } from './new-registration.ts';
import type { MovingSeat, MovingSeatsRepository } from './moving-seats.repository.ts';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import { requireSeatToken, seatToken } from '../../core/seat-token.ts';
import { replaceSeat, type ReplaceSeatPorts } from './replace-seat.service.ts';
import { requireTakingPeople } from './session-refusal.ts';
import { hasSeatFor } from './take-seat.service.ts';

export interface MoveSeatPorts extends ReplaceSeatPorts {
  movingSeats: MovingSeatsRepository;
}

interface Move {
  registration: Registration;
  entered: Session;
  mails: Mail[];
}

/**
 * Moves the person of a mailed link atomically to another session of the seminar, also after theirs was called off.
 * Enqueues one mail to the person and those to their advisors. Refuses with `link/invalid`, `link/superseded`,
 * `rate/limited`, `registration/not-found`, `session/not-found`, `registration/duplicate`, `session/called-off`,
 * `session/full`, `session/guests-full`, with `session/past` once either session has begun, and after calling off with
 * `registration/elsewhere`.
 */
export async function moveSeat(
  ports: MoveSeatPorts,
  input: { token: string; sessionId: string; again?: boolean },
): Promise<{ token: string }> {
  const now = ports.now();
  const link = requireSeatToken(input.token);
  const ended = (await ports.linked.find(link)) ? null : await ports.linked.ended(link);
  if (ended) return { token: seatToken(await replaceSeat(ports, link, ended, input)) };
  const { seat, session: left, seminar } = await requireLinkedSeat(ports, link, now);
  const { sessionId } = input;
  const customerId = seat.customer;
  const moved = await retryOptimistically(ports, sessionId, async (round) => {
    const state = await ports.movingSeats.read(left.id, sessionId, customerId);
    const arrived = state.to.registration;
    if (round > 0 && arrived?.registeredAt.getTime() === now.getTime()) return arrived;
    const current = state.from.registration;
    if (!current || !isSameSeat(current, seat)) throw new AppError('registration/not-found');
    const { registration, entered, mails } = prepare(state, seminar, now);
    const told = await admitGuest(entered, registration, state.to.guests);
    return (await state.move(registration, [...mails, ...told])) ? registration : null;
  });
  return { token: seatToken(moved) };
}

/**
 * @param now time of the request; recognises the seat of this request after a lost answer of the database
 */
function prepare({ from, to }: MovingSeat, seminar: Seminar, now: Date): Move {
  const [left, entered] = [from.session, to.session];
  if (!left || !isOpenTo(entered, left)) throw new AppError('session/not-found');
  if (!from.registration) throw new AppError('registration/not-found');
  if (to.registration) throw new AppError('registration/duplicate');
  // a seat in a called-off session can be moved until it is freed
  if (hasBegun(left, now)) throw new AppError('session/past');
  requireTakingPeople(entered, 'member', now);
  if (!hasSeatFor(to.entry, entered, now)) throw new AppError('session/full');
  const registration: Registration = {
    ...from.registration,
    session: entered.id,
    takenAs: null,
    booking: bookingOf(from.registration),
    moves: from.registration.moves + 1,
    absorbed: absorbing(from.registration, to.entry),
    // the person came here by themselves
    invitedBy: null,
    registeredAt: now,
    attended: null,
  };
  const leaving = { session: left, seminar, now };
  const confirmation = confirmationOf(registration);
  return {
    registration,
    entered,
    // the calendar entry stays the same, so the confirmation alone tells all there is
    mails: [
      ...(confirmation ? [confirmation] : []),
      ...participantMails(from.registration, leaving, entered.time),
    ],
  };
}

function isOpenTo(entered: Session | null, left: Session): entered is Session {
  return entered !== null && entered.seminar === left.seminar && entered.id !== left.id;
}
