import { AppError } from '@wbd/domain/errors';
import { bookingOf, isSeatHeld } from '@wbd/domain/seats';
import type { WaitingEntry } from '@wbd/domain/seminars';
import { confirmationMail } from '../../mail/occasions/registration-mails.ts';
import { countChange, type ChangeLimits } from '../registrations/linked-seat.ts';
import type { LinkedSeatsRepository } from '../registrations/linked-seats.repository.ts';
import { newRegistration } from '../registrations/new-registration.ts';
import { requireSeatToken } from '../../core/seat-token.ts';
import { takeSeat, type TakeSeatPorts } from '../registrations/take-seat.service.ts';

export interface AcceptOfferPorts extends TakeSeatPorts, ChangeLimits {
  linked: Pick<LinkedSeatsRepository, 'find' | 'entry'>;
  now(): Date;
}

/**
 * Gives the person of a mailed link the seat that is held for them, with the mail that every registration has. Refuses
 * with `link/invalid`, `rate/limited`, `waiting/not-found`, `offer/expired` and like `takeSeat`.
 */
export async function acceptOffer(
  ports: AcceptOfferPorts,
  { token, again = false }: { token: string; again?: boolean },
): Promise<{ sessionId: string }> {
  const link = requireSeatToken(token);
  const { booking } = link;
  const now = ports.now();
  // a link that gives nothing, like that of an earlier entry, uses up no changes of its person
  const place = (await ports.linked.entry(link)) ?? (await ports.linked.find(link));
  if (!place) throw new AppError('waiting/not-found');
  const { session: sessionId, customer: customerId } = place;
  await countChange(ports, booking, customerId, now);
  await takeSeat(ports, {
    sessionId,
    customerId,
    again,
    now,
    demand({ registration, entry }) {
      if (!registration || bookingOf(registration) !== booking) requireOffer(entry, booking, now);
    },
    prepare(session, { entry, customer }) {
      const offer = requireOffer(entry, booking, now);
      const { page, consent } = offer;
      if (!customer) throw new AppError('waiting/not-found');
      const occasion = { page, invitedBy: null, entry: offer, now };
      const registration = { ...newRegistration(session, customer, occasion), consent };
      const mail = confirmationMail(registration);
      return { registration, customer: null, found: null, referral: null, mail };
    },
  });
  return { sessionId };
}

function requireOffer(entry: WaitingEntry | null, booking: string, now: Date): WaitingEntry {
  if (!entry || bookingOf(entry) !== booking) throw new AppError('waiting/not-found');
  if (!isSeatHeld(entry, now)) throw new AppError('offer/expired');
  return entry;
}
