import { aCustomer, anAdvisor, anOffer, aRegistration, store } from '../../../../test/data.ts';
import { formatDateTime } from '@wbd/domain/time';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { call } from '../../../../test/calls.ts';
import { calendarOf, sourceOf } from '../../../../test/mailbox.ts';
import { newEmail, sentOnce } from '../../../../test/outbox.ts';
import { signInByPhone } from '../../../../test/people.ts';
import { db, toData } from '../../../core/firestore.ts';

test('REG-08.1,2,3 FN-06.3 a registration sends one confirmation with place, calendar in Berlin time and PDF', async () => {
  const { advisor, seminar, session } = await anOffer({
    seminar: { title: 'Geld & <Glück>: Überblick', pdf: 'seminars/pdf/übersicht.pdf' },
    session: { time: new Date('2031-07-01T16:00:00Z') },
    directions: 'Hotel Löwen, Löwenplatz 1, 50667 Köln,\nEingang über den Hof',
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
    'Dienstag, 1. Juli 2031',
    '18:00 bis 19:30 Uhr',
    'Hotel Löwen, Löwenplatz 1, 50667 Köln',
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
  expect(event.location).toBe('Hotel Löwen, Löwenplatz 1, 50667 Köln,\nEingang über den Hof');
  expect(event.description).not.toContain('Löwenplatz');
  const seat = await db.doc(`sessions/${session.id}/registrations/${uid}`).get();
  expect(event.uid).toBe(`${String(seat.get('booking'))}@wbd`);
});

test('FN-06.4 REG-08.4 online, the meeting link is a link in mail and calendar, beside the location', async () => {
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
  const event = calendar.getFirstSubcomponent('vevent');
  expect(new ICAL.Event(event ?? undefined).location).toBe('Online');
  expect(new ICAL.Event(event ?? undefined).description).toContain(link);
  expect(event?.getFirstPropertyValue('url')).toBe(link);
});

test('REG-08 names cannot add headers or recipients', async () => {
  const { advisor, session } = await anOffer({
    seminar: { title: 'Titel\r\nBcc: all@example.org' },
  });
  const email = newEmail();
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  // values that forms refuse today may have been stored before
  const registration = aRegistration(session, customer, {
    firstName: 'Eva\r\nBcc: all@example.org',
    lastName: '"<x@example.org>, Böse',
  });
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).set(toData(registration));

  const mail = await sentOnce(email);
  const header = (await sourceOf(mail)).split(/\r?\n\r?\n/, 1)[0] ?? '';
  expect(header).not.toMatch(/^bcc:/im);
  expect(mail.to.map(({ address }) => address)).toEqual([email]);
});

test('FN-06.1 REG-08 a registration that is written enqueues its mail; by an advisor, it is an invitation', async () => {
  const { advisor, session } = await anOffer({ advisor: anAdvisor({ firstName: 'Käthe' }) });
  const email = newEmail();
  const customer = await store('customers', aCustomer(advisor.id, { email }));
  const registration = aRegistration(session, customer, { invitedBy: 'Käthe Prüfstein' });
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).set(toData(registration));

  const mail = await sentOnce(email);
  expect(mail.subject).toContain('Einladung: ');
  expect(mail.text).toContain('Käthe Prüfstein lädt dich zum Seminar');
});
