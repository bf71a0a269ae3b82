import type { OwnClaim } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import { waitingPlaceState, type OwnSeatsOutput } from '@wbd/domain/seats';
import { isReminded, type Registration } from '@wbd/domain/seminars';
import { confirmedClaim, type OwnClaimPorts } from '../data-rights/own-claim.ts';
import type { Logins } from '../../core/logins.ts';
import { expectPhone } from '../merging/proven-login.service.ts';
import { hasEmail } from '../../people/customers/same-person.ts';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { seatToken, waitingToken } from '../../core/seat-token.ts';
import type { PlacesOfPerson } from '../registrations/seats-of-person.repository.ts';

export interface OwnSeatsPorts extends OwnClaimPorts {
  places(seminarId: string, customerId: string): Promise<PlacesOfPerson>;
  logins: Pick<Logins, 'holdsPhone'>;
  /** looks by login */
  looks: Pick<RateLimit, 'take'>;
}

/**
 * The seats and waiting places that the caller has in the coming sessions of a seminar, with the links that change
 * them. The caller has proven a phone number and gave their name; places that a previous holder of the number booked
 * under the same login are left out.
 * @throws AppError `auth/phone-required`, `auth/code-required`, `rate/limited`, `own-data/not-found`
 */
export async function ownSeats(
  ports: OwnSeatsPorts,
  { seminarId, ...claim }: OwnClaim & { seminarId: string },
  caller: Caller,
): Promise<OwnSeatsOutput> {
  const { uid, phone } = caller;
  const now = ports.now();
  if (phone === null) throw new AppError('auth/phone-required');
  if (!(await ports.looks.take(uid, now))) throw new AppError('rate/limited');
  await expectPhone(ports, { uid, phone });
  const { customer } = await confirmedClaim(ports, caller, claim);
  if (!customer) return { seats: [] };
  const { registrations, entries, sessions } = await ports.places(seminarId, customer.id);
  const isOwn = (named: Pick<Registration, 'firstName' | 'lastName' | 'email'>) =>
    isSameName(named, claim) || hasEmail(customer, named.email);
  const seats = registrations.filter(isOwn).flatMap((registration) => {
    const session = sessions.get(registration.session);
    return session
      ? [{ state: 'registered' as const, token: seatToken(registration), session }]
      : [];
  });
  const waiting = entries.filter(isOwn).flatMap((entry) => {
    const session = sessions.get(entry.session);
    const state = waitingPlaceState(entry, now);
    if (!session || (state !== 'waiting' && state !== 'offered')) return [];
    return [{ state, token: waitingToken(entry), session }];
  });
  return {
    seats: [...seats, ...waiting]
      .filter(({ session }) => isReminded(session, now))
      .toSorted((a, b) => a.session.time.getTime() - b.session.time.getTime())
      .map(({ state, token, session }) => ({
        state,
        token,
        time: session.time.toISOString(),
        location: session.location,
      })),
  };
}
