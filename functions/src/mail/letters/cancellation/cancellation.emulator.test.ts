import '../../../../test/own-project.ts';
import {
  aRegistered,
  inOtherHands,
  later,
  MINUTE,
  ports,
  sentOnce,
  stateOf,
} from '../../../../test/outbox.ts';
import { formatDateTime } from '@wbd/domain/time';
import { expect, test } from 'vitest';
import { readCalendar } from '../../../../test/calendar.ts';
import { store } from '../../../../test/data.ts';
import { calendarOf, mailsTo, sourceOf } from '../../../../test/mailbox.ts';
import { db } from '../../../core/firestore.ts';
import { composeMail } from '../../compose-mail.ts';
import { deliverMail } from '../../outbox/deliver-mail.service.ts';
import { cancellationMail } from '../../occasions/registration-mails.ts';

const DAY = 24 * 60 * MINUTE;

test('REG-08 a removed participant gets one mail, which removes the calendar entry', async () => {
  const { session, seminar, registration, confirmation, customer, email } = await aRegistered();
  const before = await composeMail(confirmation, new Date());
  // the clock of a busy emulator is ahead
  const now = later();
  const row = await store(
    'mails',
    inOtherHands(cancellationMail(registration, { session, seminar, now, reason: 'removed' })),
  );
  await db.doc(`sessions/${session.id}/registrations/${customer.id}`).delete();
  // everything outside the row may change or disappear: the row says what was cancelled
  await db.doc(`seminars/${seminar.id}`).update({ title: 'Anders' });

  await deliverMail({ ...ports, now: later }, row.id);
  await deliverMail({ ...ports, now: later }, row.id);

  const mail = await sentOnce(email);
  expect(mail.subject).toBe(`Abgemeldet: ${seminar.title} am ${formatDateTime(session.time)}`);
  expect(await sourceOf(mail)).toMatch(/^content-type: text\/calendar;[^]*?method=CANCEL/im);
  const invited = readCalendar(before?.calendar?.content ?? '');
  const cancelled = readCalendar(await calendarOf(mail));
  expect(cancelled).toMatchObject({ method: 'CANCEL', status: 'CANCELLED' });
  expect(cancelled.event.uid).toBe(invited.event.uid);
  expect(cancelled.start).toEqual(invited.start);
  expect(cancelled.sequence).toBeGreaterThan(invited.sequence);
  // asked again for the same removal, it is the same mail
  const again = { session, seminar, now: later(), reason: 'cancelled' } as const;
  expect(cancellationMail(registration, again).id).toBe(row.id);
});

test('REG-08 a row that was erased with its customer is not sent and does not come back', async () => {
  const { session, seminar, registration, email } = await aRegistered();
  const row = cancellationMail(registration, {
    session,
    seminar,
    now: new Date(),
    reason: 'removed',
  });
  await store('mails', inOtherHands(row));
  await db.doc(`mails/${row.id}`).delete();

  await deliverMail({ ...ports, now: later }, row.id);

  expect(await stateOf(row.id)).toBeUndefined();
  expect(await mailsTo(email)).toHaveLength(0);
});

test('REG-08 who is registered again before a late cancellation leaves is not told of it, nor whose day is over', async () => {
  const back = await aRegistered();
  const over = await aRegistered({ offer: { session: { time: new Date(Date.now() - DAY) } } });
  const [again, late] = await Promise.all(
    [back, over].map(({ registration, session, seminar }) =>
      store(
        'mails',
        inOtherHands(
          cancellationMail(registration, {
            session,
            seminar,
            now: new Date(),
            reason: 'removed',
          }),
        ),
      ),
    ),
  );
  await db.doc(`sessions/${back.session.id}/registrations/${back.customer.id}`).update({
    registeredAt: new Date(),
  });
  await db.doc(`sessions/${over.session.id}/registrations/${over.customer.id}`).delete();

  for (const row of [again, late]) {
    await deliverMail({ ...ports, now: later }, row?.id ?? '');
    expect(await stateOf(row?.id ?? '')).toBe('dropped');
  }
  for (const { email } of [back, over]) expect(await mailsTo(email)).toHaveLength(0);
});
