import {
  AppError,
  type Customer,
  type RegisterForSessionInput,
  type RegisterForSessionOutput,
  type Registration,
  type Session,
} from '@wbd/domain';
import { owedConfirmation } from '../mail/owed-mail.ts';
import type { Caller } from '../shared/callable.ts';
import type { PeopleRepository } from './people.repository.ts';
import { takeSeat, type TakeSeatPorts } from './take-seat.service.ts';

type SelfInput = Extract<RegisterForSessionInput, { who: 'self' }>;
type CustomerInput = Extract<RegisterForSessionInput, { who: 'customer' }>;

export interface RegistrationPorts extends TakeSeatPorts {
  people: PeopleRepository;
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
  const [advisor, inviteBy] = await Promise.all([
    ports.people.advisor(input.advisorId),
    inviter(ports.people, input.ref, uid),
  ]);
  if (!advisor) throw new AppError('advisor/not-found');

  const now = ports.now();
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
      return writes(session, customer, { page: advisor.id, invitedBy: null, now }, customer);
    },
  });
  return { sessionId, customerId: uid };
}

async function registerCustomer(
  ports: RegistrationPorts,
  input: CustomerInput,
  caller: Caller,
): Promise<RegisterForSessionOutput> {
  const advisor = await ports.people.advisor(caller.uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  const ownOf = (customer: Customer | null) => {
    if (customer?.advisor !== advisor.id) throw new AppError('customer/not-found');
    if (customer.email === null) throw new AppError('customer/incomplete');
    return customer;
  };
  ownOf(await ports.people.customer(input.customerId));

  const now = ports.now();
  const { sessionId, customerId } = input;
  const invitedBy = `${advisor.firstName} ${advisor.lastName}`;
  await takeSeat(ports, {
    sessionId,
    customerId,
    now,
    prepare: (session, state) =>
      writes(session, ownOf(state.customer), { page: null, invitedBy, now }, null),
  });
  return { sessionId, customerId };
}

/** Whoever shared the link, if that is someone else whom we know. */
async function inviter(
  people: PeopleRepository,
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

function writes(
  session: Session,
  person: Customer,
  { page, invitedBy, now }: { page: string | null; invitedBy: string | null; now: Date },
  customer: Customer | null,
) {
  const registration: Registration = {
    id: person.id,
    customer: person.id,
    session: session.id,
    seminar: session.seminar,
    seminarAdvisor: session.advisor,
    advisor: person.advisor,
    page,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    phone: person.phone,
    status: 'registered',
    invitedBy,
    registeredAt: now,
    attended: null,
  };
  return { registration, customer, mail: owedConfirmation(registration) };
}
