import {
  AppError,
  type Consent,
  type Customer,
  type PersonalData,
  type Registration,
} from '@wbd/domain';
import type { Caller } from '../shared/callable.ts';
import type { RateLimit } from '../shared/rate-limit.repository.ts';
import type { CustomersRepository } from './customers.repository.ts';
import type { PersonalDataRepository } from './personal-data.repository.ts';

export interface PersonalDataPorts {
  customers: Pick<CustomersRepository, 'customer'>;
  stored: PersonalDataRepository;
  /** full names by uid; who is gone is left out */
  namesOf(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** how often one login asks */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/** More than a person books in a lifetime, and still one answer. */
const MOST_OF_A_KIND = 1_000;

/**
 * Everything that is stored about the caller, who has proven a phone number. What the
 * person's advisor wrote about them belongs to it. Of entries that other advisors made with the number it says whose they are
 * and nothing more: a mistyped number would show one person what is known about another.
 * @throws AppError `auth/phone-required`, `rate/limited`
 */
export async function personalData(
  ports: PersonalDataPorts,
  { uid, phone }: Caller,
): Promise<PersonalData> {
  if (phone === null) throw new AppError('auth/phone-required');
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  const { customers, stored } = ports;
  const [customer, registrations, waiting, mails, referral, note, entries] = await Promise.all([
    customers.customer(uid),
    stored.registrations(uid, MOST_OF_A_KIND),
    stored.waiting(uid, MOST_OF_A_KIND),
    stored.mails(uid, MOST_OF_A_KIND),
    stored.referral(uid),
    stored.note(uid),
    stored.entries(phone, MOST_OF_A_KIND),
  ]);
  const sessions = await stored.sessions(
    [...registrations, ...waiting].map(({ session }) => session),
  );
  const [seminars, names] = await Promise.all([
    stored.seminars([
      ...registrations.map(({ seminar }) => seminar),
      ...[...sessions.values()].map(({ seminar }) => seminar),
    ]),
    ports.namesOf([...entries, ...(customer ? [customer] : [])].map(({ advisor }) => advisor)),
  ]);
  return {
    customer: customer && {
      ...personOf(customer),
      otherEmails: customer.otherEmails,
      otherPhones: customer.otherPhones,
      advisor: names.get(customer.advisor) ?? null,
      lastContact: customer.lastContact?.toISOString() ?? null,
      registered: customer.registered.toISOString(),
    },
    notes: note?.text ?? null,
    registrations: registrations.map((registration) => ({
      ...personOf(registration),
      ...dateOf(registration.session),
      seminar: seminars.get(registration.seminar)?.title ?? null,
      registeredAt: registration.registeredAt.toISOString(),
      invitedBy: registration.invitedBy,
      attended: registration.attended,
    })),
    waitingLists: waiting.map((entry) => ({
      ...dateOf(entry.session),
      firstName: entry.firstName,
      lastName: entry.lastName,
      email: entry.email,
      joinedAt: entry.joinedAt.toISOString(),
      offerUntil: entry.offerUntil?.toISOString() ?? null,
      consent: consentOf(entry.consent),
    })),
    referral: referral && { name: referral.name, createdAt: referral.createdAt.toISOString() },
    mails: mails.map(({ kind, state, sentAt }) => ({
      kind,
      state,
      sentAt: sentAt?.toISOString() ?? null,
    })),
    notedBy: entries.map(({ advisor, registered }) => ({
      advisor: names.get(advisor) ?? null,
      since: registered.toISOString(),
    })),
    isComplete: [registrations, waiting, mails, entries].every(
      ({ length }) => length < MOST_OF_A_KIND,
    ),
  };

  function dateOf(id: string) {
    const session = sessions.get(id);
    return {
      seminar: (session && seminars.get(session.seminar)?.title) ?? null,
      time: session?.time.toISOString() ?? null,
      location: session?.location ?? null,
    };
  }
}

function personOf({
  firstName,
  lastName,
  email,
  phone,
  bday,
  job,
  consent,
}: Customer | Registration) {
  return { firstName, lastName, email, phone, bday, job, consent: consentOf(consent) };
}

function consentOf(consent: Consent | null) {
  return consent && { ...consent, at: consent.at.toISOString() };
}
