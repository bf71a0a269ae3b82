import {
  AppError,
  type AdvisorCreatesCustomerInput,
  type AdvisorCreatesCustomerOutput,
  type Advisor,
  type Customer,
  type ErrorCode,
} from '@wbd/domain';
import type { Login, Logins } from '../gateways/logins.ts';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import { InvalidInput } from '../shared/refusal.ts';
import type { CustomersRepository } from './customers.repository.ts';

export interface CreateCustomerPorts {
  customers: CustomersRepository;
  logins: Logins;
  limit: Pick<RateLimit, 'take' | 'giveBack'>;
  now(): Date;
}

/**
 * Gives an advisor's new customer a login by phone number. A repeated request for the same person answers with the
 * same id; a request that failed halfway leaves no login behind, or one that the next request takes over.
 */
export async function createCustomer(
  ports: CreateCustomerPorts,
  input: AdvisorCreatesCustomerInput,
  caller: Caller,
): Promise<AdvisorCreatesCustomerOutput> {
  const advisor = await ports.customers.advisor(caller.uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  const now = ports.now();
  if (!(await ports.limit.take(advisor.id, now))) throw new AppError('rate/limited');
  let isKnown = false;
  try {
    const existing = await ports.logins.findByPhone(input.phone);
    const known = existing && (await ports.customers.customer(existing.uid));
    if (known) return { id: repeated(known, advisor, input).id };
    if (existing && !existing.unused) throw new AppError('customer/phone-taken');
    const login = existing ?? (await newLogin(ports.logins, input));
    return { id: await addOrRollBack(ports, toCustomer(login, advisor, input, now)) };
  } catch (error) {
    isKnown = isKnownPerson(error);
    throw error;
  } finally {
    if (!isKnown) await ports.limit.giveBack(advisor.id, now);
  }
}

/** The customer whom an earlier request of the same advisor made; anyone else's number is taken. */
function repeated(known: Customer, advisor: Advisor, input: AdvisorCreatesCustomerInput): Customer {
  const same =
    known.advisor === advisor.id &&
    known.firstName === input.firstName &&
    known.lastName === input.lastName &&
    known.email === input.email;
  if (!same) throw new AppError('customer/phone-taken');
  return known;
}

async function newLogin(logins: Logins, input: AdvisorCreatesCustomerInput): Promise<Login> {
  const login = await logins.create(input.phone, `${input.firstName} ${input.lastName}`);
  if (login === 'taken') throw new AppError('customer/phone-taken');
  if (login === 'invalid') throw new InvalidInput(['phone']);
  return login;
}

async function addOrRollBack(ports: CreateCustomerPorts, customer: Customer): Promise<string> {
  let outcome: Awaited<ReturnType<CustomersRepository['add']>>;
  try {
    outcome = await ports.customers.add(customer);
  } catch (error) {
    // perhaps only the answer was lost; while that cannot be looked up, the login is left to the next attempt
    if (await ports.customers.customer(customer.id)) return customer.id;
    await ports.logins.remove(customer.id);
    throw error;
  }
  if (outcome === 'email-taken') {
    await ports.logins.remove(customer.id);
    throw new AppError('customer/email-taken');
  }
  // the person got their document from a request that ran at the same time: the login is in use
  if (outcome === 'id-taken') throw new AppError('customer/phone-taken');
  return customer.id;
}

function toCustomer(
  login: Login,
  advisor: Advisor,
  { firstName, lastName, email, phone }: AdvisorCreatesCustomerInput,
  now: Date,
): Customer {
  return {
    id: login.uid,
    advisor: advisor.id,
    ...{ firstName, lastName, email, phone },
    bday: null,
    job: null,
    lastContact: null,
    registered: now,
    inviteBy: null,
  };
}

const knownPerson: readonly ErrorCode[] = ['customer/phone-taken', 'customer/email-taken'];

function isKnownPerson(error: unknown): boolean {
  return error instanceof AppError && knownPerson.includes(error.code);
}
