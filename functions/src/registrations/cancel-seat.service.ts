import { AppError, hasBegun } from '@wbd/domain';
import { cancellationMail, participantMails } from '../mail/occasions/registration-mails.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import { freeSeat, type FreeSeatPorts } from './free-seat.service.ts';
import type { LinkedSeatsRepository } from './linked-seats.repository.ts';
import type { PeopleRepository } from './people.repository.ts';
import { requireSeatToken } from './seat-token.ts';

export interface SeatChangePorts {
  people: Pick<PeopleRepository, 'session' | 'seminar'>;
  linked: LinkedSeatsRepository;
  /** how often one person changes their seats: each change writes to others */
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Gives the seat of a mailed link back, and enqueues the mails to the person, their advisor and the seminar's owner.
 * Refuses with `link/invalid`, `rate/limited`, `registration/not-found`, `session/not-found`, and with `session/past`
 * once the session has begun.
 */
export async function cancelSeat(
  ports: SeatChangePorts & FreeSeatPorts,
  { token }: { token: string },
): Promise<{ sessionId: string }> {
  const { sessionId, customerId } = requireSeatToken(token);
  if (!(await ports.changes.take(customerId, ports.now()))) throw new AppError('rate/limited');
  const [seat, found] = await Promise.all([
    ports.linked.find({ sessionId, customerId }),
    ports.people.session(sessionId),
  ]);
  if (!found) throw new AppError('session/not-found');
  if (!seat) throw new AppError('registration/not-found');
  const seminar = await ports.people.seminar(found.seminar);
  if (!seminar) throw new AppError('session/not-found');
  await freeSeat(ports, {
    sessionId,
    customerId: seat.customer,
    prepare(session, registration) {
      // of this attempt: the calendar entry has to be later than all that was written before it
      const now = ports.now();
      if (hasBegun(session, now)) throw new AppError('session/past');
      const leaving = { session, seminar, now, reason: 'cancelled' as const };
      return {
        mail: cancellationMail(registration, leaving),
        told: participantMails(registration, leaving, null),
      };
    },
  });
  return { sessionId };
}
