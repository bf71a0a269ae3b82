import {
  aRegistered,
  inOtherHands,
  later,
  MINUTE,
  ports,
  sentOnce,
  stateOf,
} from '../../../../test/outbox.ts';
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { runSchedule } from '../../../../test/calls.ts';
import { store } from '../../../../test/data.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import { rowOf, rowsOf } from '../../../../test/mail-rows.ts';
import { db } from '../../../core/firestore.ts';
import { deliverMail } from '../../outbox/deliver-mail.service.ts';
import { reminderMail } from '../registration-mails.ts';
import { registrationsRepository } from '../registrations.repository.ts';
import { enqueueReminders } from './enqueue-reminders.service.ts';

const HOUR = 60 * MINUTE;
const KIND = 'session-reminder';
const TOOL = path.resolve(import.meta.dirname, '../../../../../tools/ops/mail/send-reminders.ts');

/** A participant whose session begins that long after a moment, and who registered that long before it. */
function attending(at: Date, beginsIn: number, registeredAgo: number) {
  return aRegistered({
    offer: { session: { time: new Date(at.getTime() + beginsIn), registrationCount: 1 } },
    registration: { registeredAt: new Date(at.getTime() - registeredAgo) },
  });
}

/** A morning at which no other test has sessions, nor an earlier try of the same test. */
const aQuietMorning = () => new Date(Date.UTC(2041, 2, 4 + Math.floor(Math.random() * 10_000), 10));

const remindAt = (at: Date) =>
  enqueueReminders({ registrations: registrationsRepository, now: () => at });

test('REG-11.1 a session within 24 hours is reminded of once, but not right after registering', async () => {
  const at = aQuietMorning();
  const soon = await attending(at, 24 * HOUR, 5 * HOUR);
  const tooFar = await attending(at, 24 * HOUR + 1, 5 * HOUR);
  const begun = await attending(at, 0, 5 * HOUR);
  const fresh = await attending(at, 6 * HOUR, 4 * HOUR - 1);

  await Promise.all([remindAt(at), remindAt(at), remindAt(at)]);
  expect(await remindAt(at)).toEqual({ sessions: 2, reminders: 0 });

  expect(await rowsOf(KIND, soon.customer.id)).toHaveLength(1);
  for (const { customer } of [tooFar, begun, fresh]) {
    expect(await rowsOf(KIND, customer.id)).toEqual([]);
  }
  // a quarter of an hour later it is their turn
  await remindAt(new Date(at.getTime() + 15 * MINUTE));
  expect(await rowsOf(KIND, tooFar.customer.id)).toHaveLength(1);
  expect(await rowsOf(KIND, fresh.customer.id)).toHaveLength(1);
});

test('REG-11.2 the schedule and the command send one reminder between them, without a calendar entry', async () => {
  const { email, session, customer } = await attending(new Date(), 20 * HOUR, 5 * HOUR);

  const { stdout } = await promisify(execFile)(process.execPath, [TOOL]);
  expect(stdout).toMatch(/\d+ sessions begin within 24 hours/);
  expect(await runSchedule('sendReminders')).toBe(200);

  const mail = await sentOnce(email);
  expect(mail.subject).toContain('Erinnerung: ');
  expect(mail.text).toContain(session.location);
  expect(mail.attachments ?? []).toEqual([]);
  await rowOf(KIND, customer.id);
});

test('REG-11 who was removed, or whose session moved or began, is not reminded', async () => {
  const at = new Date();
  const removed = await attending(at, 20 * HOUR, 5 * HOUR);
  const moved = await attending(at, 20 * HOUR, 5 * HOUR);
  const begun = await attending(at, 5 * MINUTE, 5 * HOUR);
  const rows = await Promise.all(
    [removed, moved, begun].map(({ registration, session }) =>
      store('mails', inOtherHands(reminderMail(registration, session, at))),
    ),
  );
  await db.doc(`sessions/${removed.session.id}/registrations/${removed.customer.id}`).delete();
  await db.doc(`sessions/${moved.session.id}`).update({ time: new Date(at.getTime() + 48 * HOUR) });

  await Promise.all(rows.map(({ id }) => deliverMail({ ...ports, now: later }, id)));

  expect(await Promise.all(rows.map(({ id }) => stateOf(id)))).toEqual(Array(3).fill('dropped'));
  for (const { email } of [removed, moved, begun]) {
    expect((await mailsTo(email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('Erinnerung'),
    );
  }
});
