import { isPublic } from '@wbd/domain/audiences';
import type { Customer } from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import type { RegisterForSessionInput, RegisterForSessionOutput } from '@wbd/domain/seats';
import type { MergePorts } from '../merging/merge.service.ts';
import {
  expectPhone,
  provenLogin,
  type ProvenLoginPorts,
} from '../merging/proven-login.service.ts';
import {
  lookUp,
  provenCustomer,
  takeOverNotes,
  type Arrival,
} from '../merging/take-over-notes.service.ts';
import { confirmationMail, waitingMail } from '../../mail/occasions/registration-mails.ts';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { newEntry, newRegistration } from '../registrations/new-registration.ts';
import { retryOptimistically } from '../../core/optimistic-retry.ts';
import { knownReferrer, referredBy } from '../referrals/referral.service.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import { seatToken, waitingToken } from '../../core/seat-token.ts';
import {
  takeSeat,
  takeSeatOrWait,
  type Place,
  type PlaceOrder,
  type TakeSeatPorts,
} from '../registrations/take-seat.service.ts';

export type SelfInput = Extract<RegisterForSessionInput, { who: 'self' }>;

export interface SelfRegistrationPorts extends TakeSeatPorts {
  people: Pick<PeopleRepository, 'openAdvisor' | 'advisor' | 'customer'>;
  /** what notes about the person are taken over with */
  merging: MergePorts;
  logins: ProvenLoginPorts['logins'];
  /** how often a phone number asks for a seat, and how often for a place on a waiting list */
  limits: Record<'self' | 'waiting', Pick<RateLimit, 'take'>>;
  now(): Date;
}

/** An advisor has noted something about the person since it was looked up. */
class NewNote extends Error {}

/**
 * Registers the caller, whose number is proven, for a session. They are the customer of the advisor whose page they are
 * on, unless they proved it with another one before, and they are what that advisor had noted about them. If they wish,
 * they go on the waiting list of a full session.
 */
export async function registerSelf(
  ports: SelfRegistrationPorts,
  input: SelfInput,
  { phone, uid }: Pick<Caller, 'phone' | 'uid'>,
): Promise<RegisterForSessionOutput> {
  if (phone === null) throw new AppError('auth/phone-required');
  const now = ports.now();
  const [advisor, inviteBy, allowed] = await Promise.all([
    ports.people.openAdvisor(input.advisorId),
    knownReferrer(ports.people, input.ref, uid),
    takeLimits(ports, input, phone, now),
  ]);
  if (!allowed) throw new AppError('rate/limited');
  if (!advisor) throw new AppError('advisor/not-found');

  const { firstName, lastName, email } = input;
  const said = { uid, firstName, lastName, email, phone };
  const login = await provenLogin({ ...ports.merging, logins: ports.logins }, said);
  const person = { ...said, uid: login.uid };
  const expectLogin = () => expectPhone(ports, person);
  const arrival = {
    person,
    page: advisor.id,
    occasion: 'registration' as const,
    mayCall: input.mayCall === true,
    now,
    expectLogin,
  };
  const taken = await retryOptimistically(ports, `arrival of ${person.uid}`, () =>
    takeOwnPlace(ports, input, arrival, inviteBy).catch((error: unknown) => {
      if (error instanceof NewNote) return null;
      throw error;
    }),
  );
  const { sessionId } = input;
  return {
    sessionId,
    customerId: person.uid,
    place: 'entry' in taken ? 'waiting' : 'seat',
    seatToken: 'entry' in taken ? waitingToken(taken.entry) : seatToken(taken.registration),
    loginToken: login.token,
  };
}

async function takeLimits(
  { limits }: SelfRegistrationPorts,
  { waits = false }: SelfInput,
  phone: string,
  now: Date,
): Promise<boolean> {
  if (!(await limits.self.take(phone, now))) return false;
  return !waits || (await limits.waiting.take(phone, now));
}

async function takeOwnPlace(
  ports: SelfRegistrationPorts,
  { sessionId, email, waits = false, again = false }: SelfInput,
  arrival: Arrival,
  inviteBy: string | null,
): Promise<Place> {
  const { person, page, now } = arrival;
  let { found } = await takeOverNotes(ports.merging, arrival);
  const arrive = (known: Customer | null) => {
    const arrived = provenCustomer(known, arrival);
    return { ...referredBy(arrived, inviteBy, 'registration', now), found };
  };
  const order: PlaceOrder = {
    sessionId,
    customerId: person.uid,
    again,
    now,
    async admit({ customer: known, session }) {
      // for visitors, a session of a narrow audience does not exist
      if (session && !isPublic(session)) throw new AppError('session/not-found');
      if (!known) await arrival.expectLogin();
    },
    async refresh() {
      if (found && !(await ports.merging.entries.isCurrent(found))) {
        found = await foundAgain(ports.merging, arrival);
      }
    },
    prepare(session, { customer: known, entry }) {
      const arrived = arrive(known);
      const occasion = { page, invitedBy: null, entry, now };
      const registration = newRegistration(session, arrived.customer, occasion);
      return { ...arrived, registration, mail: confirmationMail(registration) };
    },
    prepareEntry(session, { customer: known }) {
      const arrived = arrive(known);
      const entry = newEntry(session, arrived.customer, email, { page, now });
      return { ...arrived, entry, mail: waitingMail('waiting-joined', entry, now) };
    },
  };
  return waits ? takeSeatOrWait(ports, order) : { registration: await takeSeat(ports, order) };
}

async function foundAgain(merging: MergePorts, arrival: Arrival) {
  const { notes, found } = await lookUp(merging, arrival);
  if (notes.length > 0) throw new NewNote();
  return found;
}
