import './environment.ts';
import type { Customer } from '@wbd/domain/customers';
import { mailKindSchema, mailRules, type MailKind } from '@wbd/domain/mails';
import type { Registration, Seminar, Session } from '@wbd/domain/seminars';
import type { OutgoingMail } from '../src/gateways/smtp.ts';
import { LETTERS } from '../src/mail/letters.ts';
import type { AdvisorDetails } from '../src/mail/letters/advisor/advisor-details.ts';
import type { Given } from '../src/mail/letters/definition/given.ts';
import { contactOf } from '../src/mail/letters/registration/contact.tsx';
import type { RegistrationDetails } from '../src/mail/letters/registration/registration-details.ts';
import { newEntry } from '../src/seats/registrations/new-registration.ts';
import { aCustomer, anAdvisor, aRegistration, aSeminar, aSession } from './data.ts';

/** Every kind there is. */
export const KINDS = mailKindSchema.options;

const NOW = new Date('2031-06-24T08:00:00Z');

/** What a letter is written from, as far as a test wants it to be special. */
export interface Sample {
  registration?: Partial<Registration>;
  session?: Partial<Session>;
  seminar?: Partial<Seminar>;
  details?: Partial<RegistrationDetails>;
  advisor?: Partial<AdvisorDetails['advisor']>;
  account?: Partial<AdvisorDetails['account']>;
  emailVerified?: boolean;
  /** facts of the row */
  facts?: object;
  /** the details that the mail's `read` returns */
  read?: object;
}

export function sampleDetails(sample: Sample = {}): RegistrationDetails {
  const advisor = anAdvisor({ code: 'petra', ...sample.advisor });
  const seminar = aSeminar(advisor.id, { title: 'Geld verstehen', ...sample.seminar });
  const session = aSession(seminar, { time: new Date('2031-07-01T16:00:00Z'), ...sample.session });
  const registration = aRegistration(session, aCustomer(advisor.id), {
    registeredAt: NOW,
    ...sample.registration,
  });
  return {
    registration,
    session,
    seminar,
    directions: null,
    contact: contactOf(advisor, 'petra@example.org'),
    pdf: null,
    revision: NOW,
    ...sample.details,
  };
}

export function sampleAccount(sample: Sample = {}): AdvisorDetails {
  const advisor = anAdvisor({ code: 'petra', ...sample.advisor });
  return {
    advisor,
    account: {
      id: advisor.id,
      email: 'petra@example.org',
      name: 'Petra Prüfstein',
      code: 'petra',
      plan: 'basic',
      admin: false,
      isTest: false,
      orgAdmin: false,
      datalink: null,
      billing: null,
      consent: null,
      block: null,
      support: null,
      agreement: null,
      contractDue: null,
      team: null,
      audiences: [],
      createdAt: NOW,
      ...sample.account,
    },
    emailVerified: sample.emailVerified ?? false,
  };
}

/** The input for the examples of letters. */
function given(kind: MailKind, sample: Sample): Given {
  const seat = sampleDetails(sample);
  const { firstName, lastName } = seat.registration;
  const customer: Customer = aCustomer('adv', { firstName, lastName });
  const rules = mailRules(kind);
  const needsConfirmed = rules.to === 'advisor' && rules.ifUnconfirmed === 'dropped';
  return {
    now: NOW,
    account: sampleAccount({ emailVerified: needsConfirmed, ...sample }),
    customer,
    seat,
    entry: newEntry(seat.session, customer, 'joerg@example.org', { page: 'adv', now: NOW }),
    colleague: anAdvisor({ firstName, lastName }),
    facts: sample.facts ?? {},
    details: sample.read ?? {},
  };
}

/** Writes the mail of a kind as it would be sent; null when it would not be. */
export function letter(kind: MailKind, sample: Sample = {}): Promise<OutgoingMail | null> {
  return LETTERS[kind].example(given(kind, sample));
}

/** The same, for tests that expect a mail. */
export async function written(kind: MailKind, sample: Sample = {}): Promise<OutgoingMail> {
  const mail = await letter(kind, sample);
  if (!mail) throw new Error(`No ${kind} was written.`);
  return mail;
}
