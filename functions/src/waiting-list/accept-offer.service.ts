import { AppError, isSeatHeld, type WaitingEntry } from '@wbd/domain';
import { confirmationMail } from '../mail/occasions/registration-mails.ts';
import { newRegistration } from '../registrations/new-registration.ts';
import { requireSeatToken } from '../registrations/seat-token.ts';
import { takeSeat, type TakeSeatPorts } from '../registrations/take-seat.service.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';

export interface AcceptOfferPorts extends TakeSeatPorts {
  /** how often one person changes what they have in sessions */
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Gives the person of a mailed link the seat that is held for them, with the mail that every registration has. Refuses
 * with `link/invalid`, `rate/limited`, `waiting/not-found`, `offer/expired` and like `takeSeat`.
 */
export async function acceptOffer(
  ports: AcceptOfferPorts,
  { token }: { token: string },
): Promise<{ sessionId: string }> {
  const { sessionId, customerId } = requireSeatToken(token);
  const now = ports.now();
  if (!(await ports.changes.take(customerId, now))) throw new AppError('rate/limited');
  await takeSeat(ports, {
    sessionId,
    customerId,
    now,
    demand({ registration, entry }) {
      if (!registration) requireOffer(entry, now);
    },
    prepare(session, { entry, customer }) {
      const { page, consent } = requireOffer(entry, now);
      if (!customer) throw new AppError('waiting/not-found');
      const occasion = { page, invitedBy: null, now };
      const registration = { ...newRegistration(session, customer, occasion), consent };
      const mail = confirmationMail(registration);
      return { registration, customer: null, found: null, referral: null, mail };
    },
  });
  return { sessionId };
}

function requireOffer(entry: WaitingEntry | null, now: Date): WaitingEntry {
  if (!entry) throw new AppError('waiting/not-found');
  if (!isSeatHeld(entry, now)) throw new AppError('offer/expired');
  return entry;
}
