import { ahead, aRegistered, MINUTE, newEmail, ports, sentOnce } from '../../../../test/outbox.ts';
import { PATIENCE } from '../../../../test/patience.ts';
import { formatDateTime } from '@wbd/domain/time';
import { expect, test, vi } from 'vitest';
import { readCalendar } from '../../../../test/calendar.ts';
import { newId } from '../../../../test/data.ts';
import { calendarOf, sourceOf } from '../../../../test/mailbox.ts';
import { rowOf, rowsOf } from '../../../../test/mail-rows.ts';
import { db, toData } from '../../../core/firestore.ts';
import { newEntry } from '../../../seats/registrations/new-registration.ts';
import { traceOfWrite } from '../../../core/log/left-trace.ts';
import { deliverMail } from '../../outbox/deliver-mail.service.ts';
import { CHANGE_SPAN_MS } from '../registration-mails.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import {
  enqueueAccessChange,
  enqueueSeminarChange,
  enqueueSessionChange,
} from './enqueue-session-change.service.ts';

const HOUR = 60 * MINUTE;
const KIND = 'session-changed';
const NEW_TIME = new Date('2031-08-05T16:00:00Z');

const owing = { registrations: registrationsRepository, now: () => new Date() };
const early = { registration: { registeredAt: new Date(Date.now() - HOUR) } };
// triggers take the time of a change from the emulator, whose clock is ahead when it is busy
const afterSpan = { ...ports, now: ahead(60) };

/** The trace that follows from the time of a document's last write. */
async function traceOfLastWrite(path: string): Promise<string> {
  const document = await db.doc(path).get();
  return traceOfWrite({ before: document, after: document });
}

/** What a calendar's sequence counts at a time in milliseconds. */
const secondsAt = (time: number) => Math.floor((time - Date.UTC(2026, 0, 1)) / 1000);

test('REG-08 a session that moves tells each participant once, with an entry that replaces the one before', async () => {
  const { session, customer, email } = await aRegistered({
    ...early,
    offer: { directions: 'Hof' },
  });

  const batch = db.batch();
  batch.update(db.doc(`sessions/${session.id}`), { time: NEW_TIME, location: 'Gürzenich, Köln' });
  batch.update(db.doc(`sessionAccess/${session.id}`), { directions: 'Eingang am Tor' });
  const [{ writeTime } = { writeTime: null }] = await batch.commit();

  // two triggers, one row
  await vi.waitFor(async () => expect(await rowsOf(KIND, customer.id)).toHaveLength(1), PATIENCE);
  await enqueueSessionChange(owing, session.id, writeTime?.toDate() ?? new Date());
  const row = await rowOf(KIND, customer.id);
  await deliverMail(afterSpan, row.id);
  await deliverMail(afterSpan, row.id);

  const mail = await sentOnce(email);
  expect(mail.subject).toContain(formatDateTime(NEW_TIME));
  expect(mail.text).toContain('Eingang am Tor');
  expect(await sourceOf(mail)).toMatch(/^content-type: text\/calendar;[^]*?method=REQUEST/im);
  const entry = readCalendar(await calendarOf(mail));
  expect(entry.start).toEqual(NEW_TIME);
  expect(entry.event.uid).toBe(`${session.id}-${customer.id}@wbd`);
  // sequences are seconds: of the change, or of the seminar, whose dates follow it in a moment
  const seminar = await db.doc(`seminars/${session.seminar}`).get();
  const [changedAt = Infinity, dates = 0] = [writeTime, seminar.updateTime].map((time) =>
    time?.toMillis(),
  );
  expect(entry.sequence).toBeGreaterThanOrEqual(secondsAt(changedAt));
  expect(entry.sequence).toBeLessThanOrEqual(secondsAt(Math.max(changedAt, dates)));
});

test('the mail about what a page wrote by itself carries the trace of that write, whichever of its documents is heard first', async () => {
  const { session, seminar, advisor, customer, email } = await aRegistered(early);
  const access = { seminar: seminar.id, advisor: advisor.id, directions: 'Eingang am Tor' };
  const batch = db.batch();
  batch.update(db.doc(`sessions/${session.id}`), { time: NEW_TIME });
  batch.set(db.doc(`sessionAccess/${session.id}`), access);
  await batch.commit();

  await vi.waitFor(async () => expect(await rowsOf(KIND, customer.id)).toHaveLength(1), PATIENCE);
  const { id, trace } = await rowOf(KIND, customer.id);
  expect(trace).toBe(await traceOfLastWrite(`sessions/${session.id}`));
  expect(trace).toBe(await traceOfLastWrite(`sessionAccess/${session.id}`));
  await deliverMail(afterSpan, id);
  expect(await sourceOf(await sentOnce(email))).toContain(`X-Trace: ${trace}`);
});

test('REG-08 edits one after the other, each delivered three times, make one mail with the last of them', async () => {
  const { session, customer, email } = await aRegistered(early);
  const start = Math.floor(Date.now() / CHANGE_SPAN_MS) * CHANGE_SPAN_MS;
  const changes = [0, 1, 2, 3, 4].map((step) => new Date(start + step * 1000));

  await Promise.all(
    [...changes, ...changes, ...changes].map((at) => enqueueSessionChange(owing, session.id, at)),
  );
  // the last edit alone would send no mail
  await db.doc(`seminars/${session.seminar}`).update({ description: 'Ganz neu' });
  const row = await rowOf(KIND, customer.id);
  await deliverMail(afterSpan, row.id);

  const mail = await sentOnce(email);
  expect(mail.subject).toContain('Geändert: ');
  expect(readCalendar(await calendarOf(mail)).event.description).toContain('Ganz neu');
});

test('sends no mail about a quiet edit, but one about the next edit', async () => {
  const [quiet, told] = [await aRegistered(early), await aRegistered(early)];
  const quietEdit = newId('quiet');
  const session = db.doc(`sessions/${quiet.session.id}`);
  await session.update({ location: 'Bonn', quietEdit });
  await db.doc(`seminars/${quiet.seminar.id}`).update({ title: 'Anders', quietEdit });
  await db.doc(`sessions/${told.session.id}`).update({ location: 'Bonn' });
  const rows = async ({ customer }: typeof quiet) => rowsOf(KIND, customer.id);
  await vi.waitFor(async () => expect(await rows(told)).toHaveLength(1), PATIENCE);
  expect(await rows(quiet)).toEqual([]);

  await session.update({ location: 'Köln' });
  await vi.waitFor(async () => expect(await rows(quiet)).toHaveLength(1), PATIENCE);
});

test('REG-08 another title tells those with sessions to come', async () => {
  const { seminar, customer } = await aRegistered(early);
  await enqueueSeminarChange(owing, seminar.id, new Date());
  expect(await rowsOf(KIND, customer.id)).toHaveLength(1);
});

test('REG-08 no mail about a change before the registration, about what is over, or without an address', async () => {
  const changedAt = new Date();
  const newcomer = await aRegistered({
    registration: { registeredAt: new Date(changedAt.getTime() + 1) },
  });
  const over = await aRegistered({
    ...early,
    offer: { session: { time: new Date(Date.now() - MINUTE) } },
  });
  const unreachable = await aRegistered({
    registration: { ...early.registration, email: null },
  });
  for (const { session, seminar } of [newcomer, over, unreachable]) {
    await enqueueSessionChange(owing, session.id, changedAt);
    await enqueueSeminarChange(owing, seminar.id, changedAt);
  }
  for (const { customer } of [newcomer, over, unreachable]) {
    expect(await rowsOf(KIND, customer.id)).toEqual([]);
  }
  // a session that was deleted
  await enqueueSessionChange(owing, 'nowhere', changedAt);
});

test('REG-10 another date tells people on the waiting list once; another meeting link does not', async () => {
  const { session, customer } = await aRegistered(early);
  const [id, waiting] = [newId('waiting'), newEmail()];
  const entry = {
    ...newEntry(session, customer, waiting, {
      page: customer.advisor,
      now: new Date(1),
    }),
    id,
    customer: id,
  };
  await db.doc(`sessions/${session.id}/waiting/${id}`).set(toData(entry));
  await db.doc(`sessions/${session.id}`).update({ waitingCount: 1 });
  const changedAt = new Date();
  await enqueueAccessChange(owing, session.id, changedAt);
  expect(await rowsOf('waiting-changed', id)).toEqual([]);
  await enqueueSessionChange(owing, session.id, changedAt);
  await enqueueSessionChange(owing, session.id, changedAt);
  const row = await rowOf('waiting-changed', id);
  await deliverMail(afterSpan, row.id);
  const mail = await sentOnce(waiting);
  expect(mail.subject).toContain('Geändert: ');
});
