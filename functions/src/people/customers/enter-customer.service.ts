import { isDeepStrictEqual } from 'node:util';
import type { Advisor } from '@wbd/domain/advisors';
import {
  COMPLETED_FIELDS,
  completedDetails,
  withoutNeedlessReason,
  withTags,
  type AdvisorCreatesCustomerInput,
  type AdvisorCreatesCustomerOutput,
  type Customer,
  type CustomerFieldFor,
} from '@wbd/domain/customers';
import { AppError } from '@wbd/domain/errors';
import { isSameName } from '@wbd/domain/fields';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { CustomerEntries, Found, KnownEntry } from './entries.repository.ts';
import { enteredCustomer, type EnteredPerson } from './entered-customer.ts';
import { expectFreeNumber, type NewNumberPorts } from './new-number.service.ts';
import { hasEmail, hasPhone } from './same-person.ts';

export interface EnterCustomerPorts extends NewNumberPorts {
  entries: CustomerEntries;
  retries: OptimisticRetryPorts;
  /** how many customers an advisor enters */
  newCustomers: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Enters a person whom the calling advisor knows: a note of the advisor, without a login and without any right over the
 * person. An existing customer of the advisor is found by number and address and completed; a repeated request answers
 * with the same id.
 * @throws AppError `phone/invalid`, `customer/phone-taken` or `customer/email-taken` when it is another customer's,
 *   `rate/limited`
 */
export async function enterCustomer(
  ports: EnterCustomerPorts,
  input: EnteredPerson,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<AdvisorCreatesCustomerOutput> {
  const { id } = await enterPerson(ports, input, advisor);
  return { id };
}

/** The customer, and whether they were the advisor's customer already. */
export interface Entered {
  id: string;
  isKnown: boolean;
}

/**
 * Enters one person for an advisor who may.
 * @param importId of the file that names the person, so that the import can be undone; null when they are entered by hand
 * @throws AppError like `enterCustomer`
 */
export async function enterPerson(
  ports: EnterCustomerPorts,
  input: EnteredPerson,
  advisor: Advisor,
  importId: string | null = null,
): Promise<Entered> {
  const now = ports.now();
  if (!(await ports.newCustomers.take(advisor.id, now))) throw new AppError('rate/limited');
  return retryOptimistically(ports.retries, `customers of ${advisor.id}`, async () => {
    const found = await ports.entries.find(advisor.id, input);
    const known = ownCustomer(found, input);
    const before = known?.customer;
    if (input.phone !== null && !(before && hasPhone(before, input.phone))) {
      await expectFreeNumber(ports, { phone: input.phone, advisor: advisor.id, now });
    }
    const id = before?.id ?? ports.entries.newId();
    const entered = { id, isKnown: before !== undefined };
    const after = before ? completed(before, input) : enteredCustomer(id, advisor.id, input, now);
    if (isDeepStrictEqual(before, after)) return entered;
    const customer = { ...after, imported: importedBy(importId, before, after, now) };
    const entry = known ?? (await ports.entries.read(id));
    return (await ports.entries.write({ found, put: [{ entry, customer }] })) ? entered : null;
  });
}

/**
 * The advisor's customer who is this person; refuses a contact of another one. An address never leads to a record that
 * a person has proven: anyone can register with someone else's address, and would see the advisor's entries.
 */
function ownCustomer(
  { entries }: Found,
  input: Pick<AdvisorCreatesCustomerInput, 'firstName' | 'lastName' | 'email' | 'phone'>,
): KnownEntry | null {
  const byPhone = entries.find(({ customer }) => hasPhone(customer, input.phone));
  if (byPhone) {
    const { customer } = byPhone;
    const agrees = customer.email === null || hasEmail(customer, input.email);
    if (!agrees || !isSameName(customer, input)) throw new AppError('customer/phone-taken');
  }
  const byEmail = entries.filter(({ customer }) => hasEmail(customer, input.email));
  const same =
    byPhone ??
    byEmail.find(({ customer }) => !customer.proven && isSameName(customer, input)) ??
    null;
  // records with the same name and address are pending proposals to merge, unless a number tells them apart
  const isTaken = byEmail.some(({ customer }) => {
    const isNamesake = customer.id === same?.customer.id || isSameName(customer, input);
    return !isNamesake || (!byPhone && hasOtherNumber(customer, input.phone));
  });
  if (isTaken) throw new AppError('customer/email-taken');
  return same;
}

function hasOtherNumber(customer: Customer, phone: string | null): boolean {
  return phone !== null && customer.phone !== null && !hasPhone(customer, phone);
}

/** How the import that enters or completes a customer is remembered. A file may name a person more than once. */
function importedBy(
  importId: string | null,
  before: Customer | undefined,
  after: Customer,
  at: Date,
): Customer['imported'] {
  if (importId === null) return null;
  const earlier = before?.imported?.importId === importId ? before.imported : null;
  const added = COMPLETED_FIELDS.filter(
    (field) => !isDeepStrictEqual(before?.[field], after[field]),
  );
  const isEntered = before === undefined || earlier?.completed === null;
  return {
    importId,
    at: earlier?.at ?? at,
    completed: isEntered ? null : [...(earlier?.completed ?? []), ...added],
  };
}

function completed(before: Customer, input: EnteredPerson): Customer {
  const fields = {
    firstName: before.firstName,
    lastName: before.lastName,
    email: before.email ?? input.email,
    phone: before.phone ?? input.phone,
    bday: before.bday ?? input.bday,
    ...completedDetails(before, input),
    tags:
      before.tags.length > 0
        ? before.tags
        : withTags(before.tags, { add: input.tags ?? [], remove: [] }),
  } satisfies Pick<Customer, CustomerFieldFor<'entry'> | 'tags'> &
    Pick<Customer, 'firstName' | 'lastName' | (typeof COMPLETED_FIELDS)[number]>;
  return withoutNeedlessReason({ ...before, ...fields });
}
