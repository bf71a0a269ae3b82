import {
  AppError,
  type Advisor,
  type KioskLoginUserInput,
  type KioskLoginUserOutput,
} from '@wbd/domain';
import type { Logins } from '../gateways/logins.ts';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';

export interface KioskLoginUserPorts {
  customers: Pick<CustomersRepository, 'advisor' | 'customer'>;
  logins: Pick<Logins, 'findByPhone'>;
  limit: Pick<RateLimit, 'take' | 'giveBack'>;
  /** tells the operator what the advisor is not told */
  report(message: string, error: unknown): void;
  now(): Date;
}

/**
 * Tells the calling advisor whether a one-time code may be sent to this number: it has to be the login of one of their
 * own customers. Anybody else's number is answered like one that nobody has, and only so often.
 * @returns `code/not-sent` when it could not be looked up
 * @throws AppError `permission/denied` below level 1, `rate/limited`
 */
export async function kioskLoginUser(
  ports: KioskLoginUserPorts,
  { phone }: KioskLoginUserInput,
  caller: Caller,
): Promise<KioskLoginUserOutput> {
  const advisor = await ports.customers.advisor(caller.uid);
  if (!advisor || advisor.lv < 1) throw new AppError('permission/denied');
  const now = ports.now();
  if (!(await ports.limit.take(advisor.id, now))) throw new AppError('rate/limited');
  const answer = await lookUp(ports, phone, advisor);
  const isRefused = !answer.ok && answer.error === 'customer/not-found';
  if (!isRefused) await ports.limit.giveBack(advisor.id, now);
  return answer;
}

async function lookUp(
  ports: KioskLoginUserPorts,
  phone: string,
  advisor: Advisor,
): Promise<KioskLoginUserOutput> {
  try {
    const isOwn = await isOwnCustomer(ports, phone, advisor);
    return isOwn ? { ok: true } : { ok: false, error: 'customer/not-found' };
  } catch (error) {
    ports.report('A phone number could not be looked up', error);
    return { ok: false, error: 'code/not-sent' };
  }
}

async function isOwnCustomer(
  { customers, logins }: KioskLoginUserPorts,
  phone: string,
  advisor: Advisor,
): Promise<boolean> {
  const login = await logins.findByPhone(phone);
  const customer = login && (await customers.customer(login.uid));
  return customer?.advisor === advisor.id;
}
