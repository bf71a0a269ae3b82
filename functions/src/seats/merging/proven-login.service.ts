import { AppError } from '@wbd/domain/errors';
import type { Logins } from '../../core/logins.ts';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { CustomerEntries } from '../../people/customers/entries.repository.ts';
import { agreesWith, type ProvenPerson } from '../../people/customers/same-person.ts';

export interface ProvenLoginPorts {
  logins: Pick<Logins, 'holdsPhone' | 'passPhoneOn' | 'customToken'>;
  entries: Pick<CustomerEntries, 'read' | 'write'>;
  seats: OptimisticRetryPorts;
}

export interface ProvenLogin {
  uid: string;
  /** signs the person in to a login that was made for them; null when they keep theirs */
  token: string | null;
}

/**
 * Refuses a token that is older than the number's or the person's last change: a login that was erased, or whose number
 * now belongs to another login, has tokens for up to an hour.
 * @throws AppError `auth/code-required`
 */
export async function expectPhone(
  { logins }: { logins: Pick<Logins, 'holdsPhone'> },
  { uid, phone }: Pick<ProvenPerson, 'uid' | 'phone'>,
): Promise<void> {
  if (!(await logins.holdsPhone(uid, phone))) throw new AppError('auth/code-required');
}

/**
 * The login under which a person who proved a number acts. Firebase keeps one login per number, also when the carrier hands
 * the number on. When the record under the login contradicts the person, the number moves to a new login, and the record
 * stays behind as its advisor's note, so that its person is recognised again by number and name. A process that dies in
 * between leaves a login without the number: the next code then leads to a new one.
 * @throws AppError `auth/code-required`
 */
export async function provenLogin(
  ports: ProvenLoginPorts,
  person: ProvenPerson,
): Promise<ProvenLogin> {
  const { logins, entries } = ports;
  const { uid, phone } = person;
  await expectPhone(ports, person);
  const record = await retryOptimistically(ports.seats, `login ${uid}`, async () => {
    const entry = await entries.read(uid);
    if (!entry.customer || agreesWith(entry.customer, person)) return 'own';
    if (!entry.customer.proven) return 'foreign';
    const customer = { ...entry.customer, proven: false };
    return (await entries.write({ found: null, put: [{ entry, customer }] })) ? 'foreign' : null;
  });
  if (record === 'own') return { uid, token: null };
  const next = await logins.passPhoneOn(uid, phone);
  return { uid: next, token: await logins.customToken(next) };
}
