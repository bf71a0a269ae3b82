import { AppError } from '@wbd/domain/errors';
import type { RegisterForSessionInput, RegisterForSessionOutput } from '@wbd/domain/seats';
import { confirmationOf } from '../../mail/occasions/registration-mails.ts';
import { expectAs, type AdmittedCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { newRegistration, registrable } from '../registrations/new-registration.ts';
import type { PeopleRepository } from '../registrations/people.repository.ts';
import { registerSelf, type SelfRegistrationPorts } from './register-self.service.ts';
import { requireShownSeminar, type ShownSeminarPeople } from '../registrations/shown-seminar.ts';
import { takeSeat } from '../registrations/take-seat.service.ts';

type CustomerInput = Extract<RegisterForSessionInput, { who: 'customer' }>;

export interface RegistrationPorts extends SelfRegistrationPorts {
  people: Pick<PeopleRepository, 'openAdvisor' | 'advisor' | 'customer'> & ShownSeminarPeople;
  /** the same for an advisor who registers customers */
  limits: Record<'self' | 'waiting' | 'customers', Pick<RateLimit, 'take'>>;
}

type Registrar = Pick<AdmittedCaller, 'uid' | 'phone' | 'advisor' | 'refusals'>;

/** Registers the caller, or one of the calling advisor's customers, for a session. */
export async function registerForSession(
  ports: RegistrationPorts,
  input: RegisterForSessionInput,
  caller: Registrar,
): Promise<RegisterForSessionOutput> {
  return input.who === 'self'
    ? registerSelf(ports, input, caller)
    : registerCustomer(ports, input, caller);
}

async function registerCustomer(
  ports: RegistrationPorts,
  input: CustomerInput,
  caller: Registrar,
): Promise<RegisterForSessionOutput> {
  const now = ports.now();
  // anyone can sign up with any address: only a confirmed one has the portal write to others
  expectAs('advisor', caller);
  const { advisor } = caller;
  if (!advisor) throw new AppError('permission/denied');
  if (!(await ports.limits.customers.take(advisor.id, now))) throw new AppError('rate/limited');
  registrable(await ports.people.customer(input.customerId), advisor.id);
  await requireShownSeminar(ports.people, advisor, input.sessionId, now);

  const { sessionId, customerId, again = false } = input;
  const invitedBy = `${advisor.firstName} ${advisor.lastName}`;
  await takeSeat(ports, {
    sessionId,
    customerId,
    again,
    now,
    prepare(session, state) {
      const occasion = { page: null, invitedBy, entry: state.entry, now };
      const registration = newRegistration(
        session,
        registrable(state.customer, advisor.id),
        occasion,
      );
      const mail = confirmationOf(registration);
      return { registration, customer: null, found: null, referral: null, mail };
    },
  });
  return { sessionId, customerId, place: 'seat', seatToken: null, loginToken: null };
}
