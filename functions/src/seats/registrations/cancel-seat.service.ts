import { AppError } from '@wbd/domain/errors';
import { cancellationMail, participantMails } from '../../mail/occasions/registration-mails.ts';
import { requireSeatToken } from '../../core/seat-token.ts';
import { freeSeat, type FreeSeatPorts } from './free-seat.service.ts';
import { isSameSeat, requireLinkedSeat, type SeatChangePorts } from './linked-seat.ts';
import { requireAhead } from './session-refusal.ts';

/**
 * Gives the seat of a mailed link back, and enqueues the mails to the person, their advisor and the seminar's owner.
 * Refuses with `link/invalid`, `rate/limited`, `registration/not-found`, `session/not-found`, `session/called-off`, and
 * with `session/past` once the session has begun.
 */
export async function cancelSeat(
  ports: SeatChangePorts & FreeSeatPorts,
  { token }: { token: string },
): Promise<{ sessionId: string }> {
  const link = requireSeatToken(token);
  const { seat, session: found, seminar } = await requireLinkedSeat(ports, link, ports.now());
  const sessionId = found.id;
  await freeSeat(ports, {
    sessionId,
    customerId: seat.customer,
    prepare(session, registration) {
      if (!isSameSeat(registration, seat)) throw new AppError('registration/not-found');
      // of this attempt: the calendar entry has to be later than all that was written before it
      const now = ports.now();
      requireAhead(session, now);
      const leaving = { session, seminar, now, reason: 'cancelled' as const };
      return {
        mail: cancellationMail(registration, leaving),
        told: participantMails(registration, leaving, null),
      };
    },
  });
  return { sessionId };
}
