import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../test/data.ts';
import {
  formatDate,
  formatDateTime,
  mailSchema,
  type Mail,
  type RegistrationMail,
} from '@wbd/domain';
import ICAL from 'ical.js';
import { expect, test, vi } from 'vitest';
import { call, runSchedule } from '../../test/calls.ts';
import { smtpUrl } from '../../test/environment.ts';
import { calendarOf, mailsTo, sourceOf } from '../../test/mailbox.ts';
import { signInByPhone } from '../../test/people.ts';
import { db, parseDocument, toData } from '../gateways/firestore.ts';
import { smtpGateway } from '../gateways/smtp.ts';
import { composeConfirmation } from './confirmation/compose-confirmation.tsx';
import { readConfirmation } from './confirmation/confirmation.repository.ts';
import { deliverMail } from './deliver-mail.service.ts';
import { mailsRepository } from './mails.repository.ts';
import { owedConfirmation } from './owed-mail.ts';

const MINUTE = 60_000;
const PATIENCE = { timeout: 20_000, interval: 100 };

const newEmail = () => `${newId('joerg')}@example.org`;

async function mailRow(id: string): Promise<Mail | null> {
  return parseDocument(mailSchema, await db.doc(`mails/${id}`).get());
}

async function stateOf(id: string) {
  return (await mailRow(id))?.state;
}

async function sentOnce(email: string) {
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

const ports = {
  mails: mailsRepository,
  gateway: smtpGateway(() => smtpUrl),
  now: () => new Date(),
  async compose(mail: Mail) {
    if (mail.kind !== 'registration-confirmation') return null;
    const confirmation = await readConfirmation(mail);
    return confirmation && composeConfirmation(mail, 'WBD <no-reply@wbd.example>', confirmation);
  },
};

/** A registration whose mail is owed, while no trigger knows of it. */
async function owedWithoutTrigger(row: Partial<RegistrationMail> = {}) {
  const { advisor, session } = await anOffer();
  const email = newEmail();
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  const registration = aRegistration(session, customer);
  const owed = { ...owedConfirmation(registration), ...row };
  // the row comes first: the trigger of the registration then finds it taken
  await store('mails', owed);
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).set(toData(registration));
  return { owed, email };
}

test('REG-08 a registration brings one confirmation with place, calendar in Berlin time and PDF', async () => {
  const { advisor, seminar, session } = await anOffer({
    seminar: { title: 'Geld & <Glück>: Überblick', pdf: 'seminars/pdf/übersicht.pdf' },
    session: { time: new Date('2031-07-01T16:00:00Z') },
    directions: 'Eingang über den Hof,\n2. Stock',
  });
  const email = newEmail();
  const { uid, idToken } = await signInByPhone();
  await call(
    'registerForSession',
    {
      who: 'self',
      sessionId: session.id,
      advisorId: advisor.id,
      firstName: 'Jörg',
      lastName: 'Weiß-Özdemir',
      email,
    },
    idToken,
  );

  const mail = await sentOnce(email);
  expect(mail.subject).toBe(
    `Deine Anmeldung: Geld & <Glück>: Überblick am ${formatDateTime(session.time)}`,
  );
  expect(mail.to).toEqual([{ address: email, name: 'Jörg Weiß-Özdemir' }]);
  expect(mail.html).toContain('Hallo Jörg,');
  expect(mail.html).toContain('Geld &amp; &lt;Glück&gt;: Überblick');
  expect(mail.html).not.toContain('<Glück>');
  for (const fact of [
    formatDate(session.time),
    '18:00 bis 19:30 Uhr',
    'Hotel Löwen, Köln',
    'Eingang über den Hof',
    'Petra Prüfstein',
  ]) {
    expect(mail.html).toContain(fact);
    expect(mail.text).toContain(fact);
  }
  expect(mail.html).toContain(encodeURIComponent('seminars/pdf/übersicht.pdf'));

  const calendar = ICAL.Component.fromString(await calendarOf(mail));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(calendar.getFirstSubcomponent('vtimezone')?.getFirstPropertyValue('tzid')).toBe(
    'Europe/Berlin',
  );
  expect(event.startDate.toString()).toBe('2031-07-01T18:00:00');
  expect(event.startDate.zone.tzid).toBe('Europe/Berlin');
  expect(event.startDate.toJSDate()).toEqual(session.time);
  expect(event.endDate.toString()).toBe('2031-07-01T19:30:00');
  expect(event.summary).toBe('Geld & <Glück>: Überblick');
  expect(
    calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('dtstamp')?.toString(),
  ).toMatch(/Z$/);
  expect(event.description).toContain(seminar.description);
  expect(event.location).toBe('Hotel Löwen, Köln, Eingang über den Hof,\n2. Stock');
  expect(event.uid).toBe(`${session.id}-${uid}@wbd`);
});

test('REG-08 online, the meeting link is a link in mail and calendar', async () => {
  const link = 'https://meet.example.org/abc?pwd=1&x=2';
  const { advisor, session } = await anOffer({
    seminar: { online: true },
    session: { location: 'Online' },
    directions: link,
  });
  const email = newEmail();
  const { idToken } = await signInByPhone();
  const person = { firstName: 'Ada', lastName: 'Öz', email };
  await call(
    'registerForSession',
    { who: 'self', sessionId: session.id, advisorId: advisor.id, ...person },
    idToken,
  );

  const mail = await sentOnce(email);
  expect(mail.html).toContain('href="https://meet.example.org/abc?pwd=1&amp;x=2"');
  expect(mail.text).toContain(link);
  const calendar = ICAL.Component.fromString(await calendarOf(mail));
  expect(new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined).location).toBe(link);
});

test('REG-08 names cannot add headers or recipients', async () => {
  const { advisor, session } = await anOffer({
    seminar: { title: 'Titel\r\nBcc: all@example.org' },
  });
  const email = newEmail();
  const { idToken } = await signInByPhone();
  await call(
    'registerForSession',
    {
      who: 'self',
      sessionId: session.id,
      advisorId: advisor.id,
      firstName: 'Eva\r\nBcc: all@example.org',
      lastName: '"<x@example.org>, Böse',
      email,
    },
    idToken,
  );

  const mail = await sentOnce(email);
  const header = (await sourceOf(mail)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  expect(header).not.toMatch(/^bcc:/im);
  expect(mail.to.map(({ address }) => address)).toEqual([email]);
});

test('REG-08 three deliveries of the same event send one mail', async () => {
  const { owed, email } = await owedWithoutTrigger();

  await Promise.all([1, 2, 3].map(() => deliverMail(ports, owed.id)));
  await deliverMail(ports, owed.id);

  expect((await sentOnce(email)).messageId).toContain(owed.messageId.slice(1, 20));
  await vi.waitFor(async () => expect(await stateOf(owed.id)).toBe('sent'), PATIENCE);
  expect(await mailRow(owed.id)).toMatchObject({ attempts: 1, error: null });
});

test('REG-08 a mail whose sender died before sending is sent once its lease ran out', async () => {
  const inTime = { state: 'claimed', attempts: 1 } as const;
  const alive = await owedWithoutTrigger({
    ...inTime,
    leaseUntil: new Date(Date.now() + 10 * MINUTE),
  });
  const dead = await owedWithoutTrigger({ ...inTime, leaseUntil: new Date(Date.now() + MINUTE) });
  // it dies: a minute passes
  await db.doc(`mails/${dead.owed.id}`).update({ leaseUntil: new Date(Date.now() - 1) });

  expect(await runSchedule('retryMails')).toBe(200);

  await sentOnce(dead.email);
  await vi.waitFor(async () => expect(await stateOf(dead.owed.id)).toBe('sent'), PATIENCE);
  expect(await stateOf(alive.owed.id)).toBe('claimed');
  expect(await mailsTo(alive.email)).toHaveLength(0);
});

test('REG-08 a mail whose sender died while sending is left visible, not sent again', async () => {
  const { owed, email } = await owedWithoutTrigger({
    state: 'sending',
    attempts: 1,
    leaseUntil: new Date(Date.now() - 1),
  });

  await runSchedule('retryMails');

  await vi.waitFor(async () => expect(await stateOf(owed.id)).toBe('unclear'), PATIENCE);
  expect(await mailsTo(email)).toHaveLength(0);
});

test('REG-08 a mail server that is away is asked again later', async () => {
  // held by someone until later, as far as the real trigger can tell; only this test's clock is past that
  const { owed, email } = await owedWithoutTrigger({
    state: 'claimed',
    attempts: 0,
    leaseUntil: new Date(Date.now() + 10 * MINUTE),
  });
  const at = (minutes: number) => () => new Date(Date.now() + minutes * MINUTE);
  const away = { ...ports, now: at(11), gateway: smtpGateway(() => 'smtp://127.0.0.1:9') };
  await deliverMail(away, owed.id);
  const failed = await mailRow(owed.id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
  expect(failed?.nextAttempt?.getTime()).toBeGreaterThan(at(11)().getTime());

  await deliverMail({ ...ports, now: at(13) }, owed.id);

  await sentOnce(email);
  expect(await mailRow(owed.id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

test('REG-08 an advisor who registers a customer is named in the mail', async () => {
  const { advisor, session } = await anOffer({ advisor: anAdvisor({ firstName: 'Käthe' }) });
  const email = newEmail();
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  const registration = aRegistration(session, customer, { invitedBy: 'Käthe Prüfstein' });
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).set(toData(registration));
  expect((await sentOnce(email)).text).toContain('Käthe Prüfstein hat dich angemeldet.');
});
