import { mailSchema, type Mail, type RegistrationMail } from '@wbd/domain/mails';
import { expect, vi } from 'vitest';
import { PATIENCE } from './patience.ts';
import { smtpUrl } from './environment.ts';
import { aCustomer, anOffer, aRegistration, newId, store } from './data.ts';
import { mailsTo, type ReceivedMail } from './mailbox.ts';
import { db, parseDocument, toData } from '../src/core/firestore.ts';
import { smtpGateway } from '../src/gateways/smtp.ts';
import { composeMail } from '../src/mail/compose-mail.ts';
import type { DeliverPorts } from '../src/mail/outbox/deliver-mail.service.ts';
import { mailsRepository } from '../src/mail/outbox/mails.repository.ts';
import { refusals } from '../src/mail/recipients/recipients.repository.ts';
import { confirmationMail } from '../src/mail/occasions/registration-mails.ts';

export const MINUTE = 60_000;

export const newEmail = () => `${newId('joerg')}@example.org`;

/** A clock so many minutes ahead. */
export const ahead = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE);

/** Delivers as the functions do, inside the test. */
export const ports: DeliverPorts = {
  mails: mailsRepository,
  refusals,
  gateway: smtpGateway(() => smtpUrl),
  now: () => new Date(),
  compose: composeMail,
};

export async function mailRow(id: string): Promise<Mail | null> {
  return parseDocument(mailSchema, await db.doc(`mails/${id}`).get());
}

export async function stateOf(id: string) {
  return (await mailRow(id))?.state;
}

/** Waits for the mail to that address, which must be the only one. */
export async function sentOnce(email: string): Promise<ReceivedMail> {
  const mails = await vi.waitFor(async () => {
    const found = await mailsTo(email);
    expect(found.length).toBeGreaterThan(0);
    return found;
  }, PATIENCE);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  return mail;
}

/**
 * A row as if another process held it for ten more minutes: the functions that run beside the test leave it alone, and
 * a test whose clock is past that may have it.
 */
export function inOtherHands<Row extends Mail>(row: Row): Row {
  return {
    ...row,
    state: 'claimed',
    leaseUntil: new Date(Date.now() + 10 * MINUTE),
    nextAttempt: null,
  };
}
/** Late enough for a row that was in other hands. */
export const later = ahead(11);

/** A registered person, stored without a mail; `row` is how its confirmation is stored, before the functions see it. */
export async function aRegistered(
  options: {
    offer?: Parameters<typeof anOffer>[0];
    registration?: Parameters<typeof aRegistration>[2];
    row?: (queued: RegistrationMail) => RegistrationMail;
  } = {},
) {
  const { advisor, seminar, session } = await anOffer(options.offer);
  const email = newEmail();
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  const registration = aRegistration(session, customer, options.registration);
  const queued = confirmationMail(registration);
  const confirmation = options.row?.(queued) ?? { ...queued, state: 'sent' as const, attempts: 1 };
  // the row comes first: the trigger of the registration then finds it
  await store('mails', confirmation);
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).set(toData(registration));
  return { advisor, seminar, session, customer, registration, confirmation, email };
}
