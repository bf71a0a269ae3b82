import {
  aRegistered,
  ahead,
  inOtherHands,
  later,
  mailRow,
  MINUTE,
  ports,
  sentOnce,
  stateOf,
} from '../../../test/outbox.ts';
import { PATIENCE } from '../../../test/patience.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { runSchedule } from '../../../test/calls.ts';
import { newId } from '../../../test/data.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { db } from '../../core/firestore.ts';
import { smtpGateway } from '../../gateways/smtp.ts';
import { enqueueConfirmation } from '../occasions/confirmation/enqueue-confirmation.repository.ts';
import { deliverMail } from './deliver-mail.service.ts';

test('REG-08.5 three deliveries of the same event at once, and one more, send one mail', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });
  const deliver = () => deliverMail({ ...ports, now: later }, confirmation.id);

  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();

  const mail = await sentOnce(email);
  expect(mail.messageId).toContain(confirmation.messageId.slice(1, 20));
  expect(await mailRow(confirmation.id)).toMatchObject({ state: 'sent', attempts: 1, error: null });
});

test('FN-06.2 a registration without a row gets its confirmation, one with a row no second', async () => {
  const bare = await aRegistered();
  await db.doc(`mails/${bare.confirmation.id}`).delete();

  await Promise.all([1, 2, 3].map(() => enqueueConfirmation(bare.registration)));

  await sentOnce(bare.email);
  await vi.waitFor(async () => expect(await stateOf(bare.confirmation.id)).toBe('sent'), PATIENCE);
  await enqueueConfirmation(bare.registration);
  expect(await stateOf(bare.confirmation.id)).toBe('sent');
  expect(await mailsTo(bare.email)).toHaveLength(1);
});

test('REG-08 a registration that is gone gets no confirmation', async () => {
  const { registration, confirmation, session } = await aRegistered();
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).delete();
  await db.doc(`mails/${confirmation.id}`).delete();

  await enqueueConfirmation(registration);
  await deliverMail(ports, confirmation.id);

  expect(await mailRow(confirmation.id)).toBeNull();
});

test('REG-08 a person who was removed before the mail left gets none', async () => {
  const { registration, confirmation, session, email } = await aRegistered({ row: inOtherHands });
  await db.doc(`sessions/${session.id}/registrations/${registration.id}`).delete();

  await deliverMail({ ...ports, now: later }, confirmation.id);

  expect(await stateOf(confirmation.id)).toBe('dropped');
  expect(await mailsTo(email)).toHaveLength(0);
});

test('REG-08.6 a mail whose sender died before sending is sent once its lease ran out', async () => {
  const alive = await aRegistered({ row: inOtherHands });
  const dead = await aRegistered({ row: inOtherHands });
  await db.doc(`mails/${dead.confirmation.id}`).update({ leaseUntil: new Date(Date.now() - 1) });

  expect(await runSchedule('retryMails')).toBe(200);

  await sentOnce(dead.email);
  await vi.waitFor(async () => expect(await stateOf(dead.confirmation.id)).toBe('sent'), PATIENCE);
  expect(await stateOf(alive.confirmation.id)).toBe('claimed');
  expect(await mailsTo(alive.email)).toHaveLength(0);
});

test('REG-08 rows that do not fit, more than a page of them, do not keep the sweep from the others', async () => {
  const waiting = await aRegistered({ row: inOtherHands });
  const longAgo = new Date(0);
  await db.doc(`mails/${waiting.confirmation.id}`).update({ leaseUntil: new Date(1) });
  const unreadable = Array.from({ length: 70 }, () => db.doc(`mails/${newId('unreadable')}`));
  await Promise.all(
    unreadable.map((row) => row.set({ state: 'claimed', leaseUntil: longAgo, attempts: 'many' })),
  );
  try {
    expect(await runSchedule('retryMails')).toBe(200);

    await sentOnce(waiting.email);
    const rows = await db.getAll(...unreadable);
    const now = Timestamp.now();
    for (const row of rows) expect(row.get('leaseUntil') > now).toBe(true);
  } finally {
    await Promise.all(unreadable.map((row) => row.delete()));
  }
});

test('REG-08 a row that does not fit is left as it is by its own trigger', async () => {
  const id = newId('unreadable');
  await db.doc(`mails/${id}`).set({ state: 'queued', leaseUntil: ahead(10)() });
  expect(await deliverMail(ports, id)).toBeNull();
  expect((await db.doc(`mails/${id}`).get()).get('state')).toBe('queued');
  await db.doc(`mails/${id}`).delete();
});

test('REG-08.6 mails to an unreachable server are retried later', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });
  const away = { ...ports, now: later, gateway: smtpGateway(() => 'smtp://127.0.0.1:9') };
  const before = later().getTime();
  await deliverMail(away, confirmation.id);
  const failed = await mailRow(confirmation.id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 1 });
  expect(failed?.nextAttempt?.getTime()).toBeGreaterThanOrEqual(before + MINUTE);

  await deliverMail({ ...ports, now: ahead(13) }, confirmation.id);

  await sentOnce(email);
  expect(await mailRow(confirmation.id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

test('REG-08 a mail that could not be written is tried again, and says why', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });
  const broken = { ...ports, now: later, compose: () => Promise.reject(new Error('no origin')) };
  await expect(deliverMail(broken, confirmation.id)).rejects.toThrow('no origin');
  const failed = await mailRow(confirmation.id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 1, error: 'Error: no origin' });
  expect(failed?.nextAttempt).toBeInstanceOf(Date);

  await deliverMail({ ...ports, now: ahead(13) }, confirmation.id);

  await sentOnce(email);
});

test('REG-08 a session whose day is over sends no mail', async () => {
  const { confirmation, email } = await aRegistered({
    offer: { session: { time: new Date(Date.now() - 24 * 60 * MINUTE) } },
    row: inOtherHands,
  });
  await deliverMail({ ...ports, now: later }, confirmation.id);
  expect(await stateOf(confirmation.id)).toBe('dropped');
  expect(await mailsTo(email)).toHaveLength(0);
});
