import '../../../test/own-project.ts';
import { notificationSchema, type Notification } from '@wbd/domain/notifications';
import { aReferral, anAppointmentRequest } from '@wbd/domain/testing';
import { expect, test, vi } from 'vitest';
import { aCustomer, anAdvisor, anOffer, aRegistration, newId, store } from '../../../test/data.ts';
import { PATIENCE } from '../../../test/patience.ts';
import { dying } from '../../../test/dying.ts';
import { db, parseDocuments, toData } from '../../core/firestore.ts';
import { eraseTraces } from '../../seats/data-rights/erase-customer.service.ts';
import { deleteCustomerPorts } from '../../seats/data-rights/delete-customer.callable.ts';
import { newEntry } from '../../seats/registrations/new-registration.ts';
import {
  appointmentMail,
  appointmentWithdrawnMail,
  customerErasedMail,
} from '../occasions/advisor-mail.ts';
import { colleagueLeftMail } from '../occasions/colleague-mail.ts';
import { guestsMail } from '../occasions/guests-mail.ts';
import {
  confirmationMail,
  participantMails,
  waitingMail,
} from '../occasions/registration-mails.ts';
import { notify } from './notify.service.ts';
import { notifyPorts } from '../notifications.trigger.ts';

const NOW = new Date();
const ports = notifyPorts;

async function toldTo(uid: string): Promise<Notification[]> {
  const found = await db.collection('notifications').where('advisor', '==', uid).get();
  return parseDocuments(notificationSchema, found.docs);
}

/** A person with a seat in a session of a colleague, as their own registration stores it. */
async function aGuest(seats = 10, count = 1) {
  const advisor = await store('advisors', anAdvisor());
  const {
    advisor: host,
    seminar,
    session,
  } = await anOffer({
    session: { maxParticipants: seats, registrationCount: count },
  });
  const customer = await store('customers', aCustomer(advisor.id));
  const registration = aRegistration(session, customer, { page: advisor.id, registeredAt: NOW });
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(registration));
  const mail = await store('mails', confirmationMail(registration));
  return { advisor, host, seminar, session, customer, registration, mail };
}

test('a registration tells the person’s advisor and the host, each once, however often it is repeated', async () => {
  const { advisor, host, seminar, session, customer, mail } = await aGuest();
  await Promise.all([notify(ports, mail.id), notify(ports, mail.id)]);
  await notify(ports, mail.id);
  const about = { event: 'registered', session: session.id, title: seminar.title, read: false };
  const who = { customer: customer.id, name: `${customer.firstName} ${customer.lastName}` };
  expect(await toldTo(advisor.id)).toMatchObject([
    { ...about, ...who, isOwn: true, isHost: false },
  ]);
  expect(await toldTo(host.id)).toMatchObject([{ ...about, ...who, isOwn: false, isHost: true }]);
});

test('a read notification stays read when an event is delivered again', async () => {
  const { advisor, mail } = await aGuest();
  const [first] = await notify(ports, mail.id);
  await db.doc(`notifications/${first?.id}`).update({ read: true });
  await notify(ports, mail.id);
  expect(await toldTo(advisor.id)).toMatchObject([{ read: true }]);
});

test('wherever it dies, repeating it tells each of them once', async () => {
  for (let step = 1, finished = false; !finished; step++) {
    const { advisor, host, mail } = await aGuest(1);
    finished = await notify(dying(ports, step), mail.id).then(
      () => true,
      () => false,
    );
    await notify(ports, mail.id);
    expect((await toldTo(advisor.id)).map(({ event }) => event)).toEqual(['registered']);
    expect((await toldTo(host.id)).map(({ event }) => event).sort()).toEqual([
      'full',
      'registered',
    ]);
    expect(step).toBeLessThan(10);
  }
});

test('notifies the host of a full session once, and again after it became larger', async () => {
  const { host, session, mail } = await aGuest(1);
  const full = async () => (await toldTo(host.id)).filter(({ event }) => event === 'full');
  await notify(ports, mail.id);
  const customer = await store('customers', aCustomer(newId('adv')));
  const other = aRegistration(session, customer, { page: null, registeredAt: NOW });
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).set(toData(other));
  const otherMail = await store('mails', confirmationMail(other));
  await notify(ports, otherMail.id);
  expect(await full()).toHaveLength(1);
  await db.doc(`sessions/${session.id}`).update({ maxParticipants: 2, registrationCount: 2 });
  await notify(ports, otherMail.id);
  expect(await full()).toHaveLength(2);
  // an advisor who registers people knows it
  expect(await toldTo(customer.advisor)).toEqual([]);
});

test('notifies only the advisor who shared the link of a person who came through it', async () => {
  const { customer, mail } = await aGuest();
  const scout = await store('advisors', anAdvisor({ lv: 0 }));
  await store('referrals', aReferral(customer, scout.id, { createdAt: NOW }));
  await notify(ports, mail.id);
  expect(await toldTo(scout.id)).toMatchObject([
    { event: 'referred', name: `${customer.firstName} ${customer.lastName.charAt(0)}.` },
  ]);

  // a later registration of the same person does not count as a referral
  const again = await aGuest();
  const friend = newId('customer');
  await store('referrals', aReferral(again.customer, scout.id));
  await notify(ports, again.mail.id);
  expect(await toldTo(scout.id)).toHaveLength(1);
  const third = await aGuest();
  await store('referrals', aReferral(third.customer, friend, { createdAt: NOW }));
  await notify(ports, third.mail.id);
  expect(await toldTo(friend)).toEqual([]);
});

test('the waiting list tells the advisor who it is, and the host of a colleague’s customer only that someone waits', async () => {
  const { advisor: host, session } = await anOffer();
  const advisor = await store('advisors', anAdvisor());
  const customer = await store('customers', aCustomer(advisor.id));
  const entry = newEntry(session, customer, 'joerg@example.org', { page: advisor.id, now: NOW });
  await db.doc(`sessions/${session.id}/waiting/${customer.id}`).set(toData(entry));
  for (const kind of ['waiting-joined', 'waiting-offer'] as const) {
    const mail = await store('mails', waitingMail(kind, entry, NOW));
    await notify(ports, mail.id);
  }
  const events = ['waiting-joined', 'waiting-offered'];
  const name = `${customer.firstName} ${customer.lastName}`;
  const [own, hosts] = [await toldTo(advisor.id), await toldTo(host.id)];
  expect(own.map(({ event }) => event).sort()).toEqual(events);
  expect(hosts.map(({ event }) => event).sort()).toEqual(events);
  expect(own.map((told) => told.name)).toEqual([name, name]);
  expect(hosts.map((told) => told.name)).toEqual([null, null]);
});

test('every mail that tells an advisor of something has a row in the portal', async () => {
  const { advisor, host, seminar, session, customer, registration } = await aGuest();
  const movedTo = new Date(NOW.getTime() + 86_400_000);
  const leaving = { session, seminar, now: NOW };
  const request = await store(
    'appointmentRequests',
    anAppointmentRequest(advisor.id, { customer: customer.id, firstName: 'Jana' }),
  );
  const rows = [
    ...participantMails(registration, leaving, null),
    ...participantMails({ ...registration, registeredAt: movedTo }, leaving, movedTo),
    appointmentMail(request, NOW),
    appointmentWithdrawnMail(request, NOW),
    { ...guestsMail(registration), uid: host.id },
    colleagueLeftMail(advisor.id, {
      effect: 'session-called-off',
      session,
      seminar,
      orderedAt: NOW,
      note: null,
      now: NOW,
    }),
    customerErasedMail(customer, NOW),
  ];
  for (const row of rows) {
    await store('mails', row);
    await notify(ports, row.id);
  }
  const own = Object.fromEntries((await toldTo(advisor.id)).map((told) => [told.event, told]));
  expect(Object.keys(own).sort()).toEqual([
    'appointment-requested',
    'appointment-withdrawn',
    'cancelled',
    'customer-erased',
    'moved',
    'session-called-off',
  ]);
  expect(own['moved']).toMatchObject({ movedTo, isOwn: true, isHost: false });
  expect(own['appointment-requested']?.name).toMatch(/^Jana /);
  expect(own['customer-erased']).toMatchObject({ customer: null });
  expect((await toldTo(host.id)).map(({ event }) => event).sort()).toEqual([
    'cancelled',
    'guests-registered',
    'moved',
  ]);
});

test('does not notify about a seat that is gone or a person who was erased meanwhile', async () => {
  const gone = await aGuest();
  await db.doc(`sessions/${gone.session.id}/registrations/${gone.customer.id}`).delete();
  await notify(ports, gone.mail.id);
  expect(await toldTo(gone.advisor.id)).toEqual([]);

  const { advisor, host, customer, mail } = await aGuest();
  await notify(
    {
      ...ports,
      async cause(row) {
        const found = await ports.cause(row);
        await eraseTraces(deleteCustomerPorts, customer.id);
        return found;
      },
    },
    mail.id,
  );
  expect(await toldTo(advisor.id)).toEqual([]);
  expect(await toldTo(host.id)).toEqual([]);

  const told = await aGuest();
  await notify(ports, told.mail.id);
  await eraseTraces(deleteCustomerPorts, told.customer.id);
  expect(await toldTo(told.host.id)).toEqual([]);
});

test('150 registrations of one session at once are 150 rows', async () => {
  const { advisor, seminar, session } = await anOffer({
    session: { maxParticipants: 150, registrationCount: 150 },
  });
  const writer = db.bulkWriter();
  const mails = Array.from({ length: 150 }, () => {
    const customer = aCustomer(advisor.id);
    const registration = aRegistration(session, customer, { page: advisor.id, registeredAt: NOW });
    const mail = confirmationMail(registration);
    void writer.set(
      db.doc(`sessions/${session.id}/registrations/${customer.id}`),
      toData(registration),
    );
    void writer.set(db.doc(`mails/${mail.id}`), toData(mail));
    return mail;
  });
  await writer.close();
  for (let from = 0; from < mails.length; from += 50) {
    // the last seat's notification is one row of all of them: a trigger that loses the race is retried
    await Promise.all(
      mails.slice(from, from + 50).map(({ id }) => vi.waitFor(() => notify(ports, id), PATIENCE)),
    );
  }
  const told = await toldTo(advisor.id);
  expect(told.filter(({ event }) => event === 'registered')).toHaveLength(150);
  expect(told.filter(({ event }) => event === 'full')).toMatchObject([{ title: seminar.title }]);
});
