import {
  AppError,
  hasBegun,
  type Mail,
  type Registration,
  type Seminar,
  type Session,
} from '@wbd/domain';
import {
  cancellationMail,
  confirmationMail,
  participantMails,
} from '../mail/occasions/registration-mails.ts';
import { requireLinkedSeat, type SeatChangePorts } from './linked-seat.ts';
import type { MovingSeat, MovingSeatsRepository } from './moving-seats.repository.ts';
import { retryOptimistically, type OptimisticRetryPorts } from './optimistic-retry.ts';
import { seatToken } from './seat-token.ts';
import { hasSeatFor } from './take-seat.service.ts';

export interface MoveSeatPorts extends SeatChangePorts, OptimisticRetryPorts {
  movingSeats: MovingSeatsRepository;
}

interface Move {
  registration: Registration;
  mails: Mail[];
}

/**
 * Moves the person of a mailed link to another session of the same seminar: they have the new seat and not the old one,
 * or nothing has changed. Enqueues the new confirmation, and the mails that tell of the old seat. Refuses with
 * `link/invalid`, `rate/limited`, `registration/not-found`, `session/not-found`, `registration/duplicate`,
 * `session/full`, and with `session/past` once either session has begun.
 */
export async function moveSeat(
  ports: MoveSeatPorts,
  input: { token: string; sessionId: string },
): Promise<{ token: string }> {
  const now = ports.now();
  const { seat, session: left, seminar } = await requireLinkedSeat(ports, input.token, now);
  const { sessionId } = input;
  const customerId = seat.customer;
  await retryOptimistically(ports, sessionId, async (round) => {
    const state = await ports.movingSeats.read(left.id, sessionId, customerId);
    const isDone = state.to.registration?.registeredAt.getTime() === now.getTime();
    if (round > 0 && isDone) return true;
    const { registration, mails } = prepare(state, seminar, now, ports.now());
    return (await state.move(registration, mails)) || null;
  });
  return { token: seatToken({ sessionId, customerId }) };
}

/**
 * @param now time of the request; recognises the own seat when an answer of the database was lost
 * @param leftAt time of this attempt: the calendar entry has to be later than all that was written before it
 */
function prepare({ from, to }: MovingSeat, seminar: Seminar, now: Date, leftAt: Date): Move {
  const [left, entered] = [from.session, to.session];
  if (!left || !isOpenTo(entered, left)) throw new AppError('session/not-found');
  if (!from.registration) throw new AppError('registration/not-found');
  if (to.registration) throw new AppError('registration/duplicate');
  if (hasBegun(left, leftAt) || hasBegun(entered, leftAt)) throw new AppError('session/past');
  if (!hasSeatFor(to.entry, entered, now)) throw new AppError('session/full');
  const registration: Registration = {
    ...from.registration,
    session: entered.id,
    takenAs: null,
    // the person came here by themselves
    invitedBy: null,
    registeredAt: now,
    attended: null,
  };
  const leaving = { session: left, seminar, now: leftAt, reason: 'moved' as const };
  return {
    registration,
    mails: [
      confirmationMail(registration),
      cancellationMail(from.registration, leaving),
      ...participantMails(from.registration, leaving, entered.time),
    ],
  };
}

function isOpenTo(entered: Session | null, left: Session): entered is Session {
  return (
    entered !== null &&
    !entered.hidden &&
    entered.seminar === left.seminar &&
    entered.id !== left.id
  );
}
