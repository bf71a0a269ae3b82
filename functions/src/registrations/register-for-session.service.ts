import {
  AppError,
  referralName,
  type Customer,
  type Referral,
  type RegisterForSessionInput,
  type RegisterForSessionOutput,
} from '@wbd/domain';
import { confirmationMail } from '../mail/occasions/registration-mails.ts';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import { newRegistration, registrable } from './new-registration.ts';
import type { PeopleRepository } from './people.repository.ts';
import { takeSeat, type TakeSeatPorts } from './take-seat.service.ts';

type SelfInput = Extract<RegisterForSessionInput, { who: 'self' }>;
type CustomerInput = Extract<RegisterForSessionInput, { who: 'customer' }>;

export interface RegistrationPorts extends TakeSeatPorts {
  people: Pick<PeopleRepository, 'advisor' | 'customer'>;
  /** how often a person registers themselves, and an advisor their customers */
  limits: { self: Pick<RateLimit, 'take'>; customers: Pick<RateLimit, 'take'> };
  now(): Date;
}

/** Registers the caller, or one of the calling advisor's customers, for a session. */
export async function registerForSession(
  ports: RegistrationPorts,
  input: RegisterForSessionInput,
  caller: Caller,
): Promise<RegisterForSessionOutput> {
  return input.who === 'self'
    ? registerSelf(ports, input, caller)
    : registerCustomer(ports, input, caller);
}

async function registerSelf(
  ports: RegistrationPorts,
  input: SelfInput,
  caller: Caller,
): Promise<RegisterForSessionOutput> {
  const { phone, uid } = caller;
  if (phone === null) throw new AppError('auth/phone-required');
  const now = ports.now();
  const [advisor, inviteBy, allowed] = await Promise.all([
    ports.people.advisor(input.advisorId),
    inviter(ports.people, input.ref, uid),
    ports.limits.self.take(uid, now),
  ]);
  if (!allowed) throw new AppError('rate/limited');
  if (!advisor) throw new AppError('advisor/not-found');

  const { sessionId, firstName, lastName, email } = input;
  await takeSeat(ports, {
    sessionId,
    customerId: uid,
    now,
    prepare(session, { customer: known }) {
      const customer = {
        ...(known ?? newCustomer(uid, advisor.id, now)),
        ...{ firstName, lastName, email, phone },
        inviteBy: known?.inviteBy ?? inviteBy,
      };
      const occasion = { page: advisor.id, invitedBy: null, now };
      const registration = newRegistration(session, customer, occasion);
      const isReferred = inviteBy !== null && (known?.inviteBy ?? null) === null;
      const referral = isReferred ? newReferral(customer, inviteBy, now) : null;
      return { registration, customer, referral, mail: confirmationMail(registration) };
    },
  });
  return { sessionId, customerId: uid };
}

async function registerCustomer(
  ports: RegistrationPorts,
  input: CustomerInput,
  caller: Caller,
): Promise<RegisterForSessionOutput> {
  const now = ports.now();
  const advisor = await ports.people.advisor(caller.uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  if (!(await ports.limits.customers.take(advisor.id, now))) throw new AppError('rate/limited');
  registrable(await ports.people.customer(input.customerId), advisor.id);

  const { sessionId, customerId } = input;
  const invitedBy = `${advisor.firstName} ${advisor.lastName}`;
  await takeSeat(ports, {
    sessionId,
    customerId,
    now,
    prepare(session, state) {
      const occasion = { page: null, invitedBy, now };
      const registration = newRegistration(
        session,
        registrable(state.customer, advisor.id),
        occasion,
      );
      const mail = confirmationMail(registration);
      return { registration, customer: null, referral: null, mail };
    },
  });
  return { sessionId, customerId };
}

/** Whoever shared the link, if that is someone else whom we know. */
async function inviter(
  people: RegistrationPorts['people'],
  ref: string | undefined,
  uid: string,
): Promise<string | null> {
  if (ref === undefined || ref === uid) return null;
  const [advisor, customer] = await Promise.all([people.advisor(ref), people.customer(ref)]);
  return advisor || customer ? ref : null;
}

function newCustomer(id: string, advisor: string, now: Date) {
  return { id, advisor, bday: null, job: null, lastContact: null, registered: now, inviteBy: null };
}

/** The first link somebody comes through stays; it is stored with the registration it led to. */
function newReferral(customer: Customer, referrer: string, now: Date): Referral {
  const { id, advisor } = customer;
  return { id, customer: id, referrer, advisor, name: referralName(customer), createdAt: now };
}
