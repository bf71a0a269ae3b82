import '../../../../test/own-project.ts';
import { adminActionSchema } from '@wbd/domain/accounts';
import type { RegistrationMail } from '@wbd/domain/mails';
import { expect, test } from 'vitest';
import { admitted } from '../../../../test/callers.ts';
import { anAccount, newId, store } from '../../../../test/data.ts';
import { mailsTo } from '../../../../test/mailbox.ts';
import {
  aRegistered,
  mailRow,
  MINUTE,
  ports as deliver,
  sentOnce,
  stateOf,
} from '../../../../test/outbox.ts';
import { failedMails } from '../failed-mails.service.ts';
import { adminPorts } from '../admin-ports.ts';
import { db, parseDocuments } from '../../../core/firestore.ts';
import { smtpGateway } from '../../../gateways/smtp.ts';
import { rateLimit } from '../../../core/rate-limit.repository.ts';
import { readAccount } from '../../../core/people.repository.ts';
import { resendMail, type ResendMailPorts } from './resend-mail.service.ts';

const always = { take: () => Promise.resolve(true) };
const ports: ResendMailPorts = {
  deliver,
  account: readAccount,
  limits: { byPerson: always, ofMail: always },
  log: () => undefined,
};
const again = async (uid: string, mailId: string, changes: Partial<ResendMailPorts> = {}) =>
  resendMail({ ...ports, ...changes }, { mailId }, await admitted(uid));

const givenUp = (row: RegistrationMail): RegistrationMail => ({
  ...row,
  state: 'failed',
  attempts: 10,
  nextAttempt: null,
  error: '550 <eva@example.org> unknown',
});

async function anAdmin(): Promise<string> {
  const { id } = await store(
    'accounts',
    anAccount({ id: newId('admin'), admin: true, isTest: true }),
  );
  return id;
}

async function actionsOf(admin: string) {
  const found = await db.collection('adminActions').where('admin', '==', admin).get();
  return parseDocuments(adminActionSchema, found.docs);
}

test('REG-08 the advisor has a mail sent again that was given up, once', async () => {
  const { advisor, confirmation, email } = await aRegistered({ row: givenUp });
  const answers = await Promise.allSettled([1, 2, 3].map(() => again(advisor.id, confirmation.id)));

  expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: { outcome: 'sent' } },
  ]);
  await sentOnce(email);
  expect(await mailRow(confirmation.id)).toMatchObject({
    state: 'sent',
    attempts: 11,
    error: null,
  });
  await expect(again(advisor.id, confirmation.id)).rejects.toMatchObject({
    code: 'mail/not-failed',
  });
  expect(await mailsTo(email)).toHaveLength(1);
});

test('REG-08 no one else has it sent again, and a mail that is tried again by itself stays as it is', async () => {
  const { advisor, confirmation, email } = await aRegistered({ row: givenUp });
  const denied = { code: 'permission/denied' };
  const other = await store('accounts', anAccount({ id: newId('adv') }));
  await expect(again(other.id, confirmation.id)).rejects.toMatchObject(denied);
  await expect(again(other.id, newId('gone'))).rejects.toMatchObject(denied);
  await db.doc(`mails/${confirmation.id}`).update({ nextAttempt: new Date(Date.now() + MINUTE) });
  await expect(again(advisor.id, confirmation.id)).rejects.toMatchObject({
    code: 'mail/not-failed',
  });
  expect(await stateOf(confirmation.id)).toBe('failed');
  expect(await mailsTo(email)).toHaveLength(0);
});

test('REG-08 mails that are no longer needed are dropped, and mails to an unreachable server are retried later', async () => {
  const past = await aRegistered({
    offer: { session: { time: new Date(Date.now() - 24 * 60 * MINUTE) } },
    row: givenUp,
  });
  expect(await again(past.advisor.id, past.confirmation.id)).toEqual({ outcome: 'dropped' });
  expect(await mailsTo(past.email)).toHaveLength(0);

  const waiting = await aRegistered({ row: givenUp });
  const away = { ...deliver, gateway: smtpGateway(() => 'smtp://127.0.0.1:9') };
  expect(await again(waiting.advisor.id, waiting.confirmation.id, { deliver: away })).toEqual({
    outcome: 'waiting',
  });
  const row = await mailRow(waiting.confirmation.id);
  expect(row).toMatchObject({ state: 'failed', attempts: 11, attemptsBefore: 10 });
  expect(row?.nextAttempt).toBeInstanceOf(Date);
  const unwritable = { ...deliver, compose: () => Promise.reject(new Error('no origin')) };
  const broken = await aRegistered({ row: givenUp });
  expect(await again(broken.advisor.id, broken.confirmation.id, { deliver: unwritable })).toEqual({
    outcome: 'waiting',
  });
});

test('REG-08 one person, and one mail, has a limit for a day', async () => {
  const { advisor, confirmation } = await aRegistered({ row: givenUp });
  const limited = { code: 'rate/limited' };
  for (const subject of [advisor.id, confirmation.id]) {
    const used = rateLimit({ name: newId('used'), most: 1, windowMs: MINUTE });
    await used.take(subject, new Date());
    const limits = { byPerson: used, ofMail: used };
    await expect(again(advisor.id, confirmation.id, { limits })).rejects.toMatchObject(limited);
  }
  expect(await stateOf(confirmation.id)).toBe('failed');
});

test('ADMIN-04 an admin finds given up mails of all advisors page by page, has one sent again, and that is recorded', async () => {
  const admin = await anAdmin();
  const { advisor, confirmation, email } = await aRegistered({ row: givenUp });
  const advisorEmail = `${advisor.id.toLowerCase()}@example.org`;
  await store('accounts', anAccount({ id: advisor.id, email: advisorEmail }));
  // later than every other mail, those of an earlier run included
  const latest = Date.UTC(2300, 0) + Date.now();
  const rows = await Promise.all(
    Array.from({ length: 26 }, (_, number) =>
      store('mails', { ...confirmation, id: newId('mai'), leaseUntil: new Date(latest + number) }),
    ),
  );
  await db.doc(`mails/${confirmation.id}`).update({ leaseUntil: new Date(latest + 100) });
  try {
    const looks = { ...adminPorts, looks: always };
    const everyone = { after: null, advisorEmail: '' };
    const first = await failedMails(looks, everyone, await admitted(admin));
    expect(first.mails).toHaveLength(25);
    expect(first.mails[0]).toEqual({
      id: confirmation.id,
      kind: 'registration-confirmation',
      advisor: advisor.id,
      attempts: 10,
      advisorEmail,
      error: '550 … unknown',
      heldBack: null,
      triedAt: latest + 100,
    });
    const second = await failedMails(
      looks,
      { ...everyone, after: first.end },
      await admitted(admin),
    );
    expect(second.mails.slice(0, 2).map(({ id }) => id)).toEqual([rows[1]?.id, rows[0]?.id]);

    const searched = async (typed: string) =>
      failedMails(looks, { after: null, advisorEmail: typed }, await admitted(admin));
    const own = await searched(` ${advisor.id.toUpperCase()}@ex`);
    expect(own.mails.map(({ id }) => id)).toEqual(first.mails.map(({ id }) => id));
    expect(own.end).toEqual(first.end);
    const none = { mails: [], end: null };
    expect(await searched(`${advisor.id}@elsewhere`)).toEqual({ ...none, isTooBroad: false });
    const crowd = newId('crowd').toLowerCase();
    await Promise.all(
      Array.from({ length: 31 }, (_, number) =>
        store(
          'accounts',
          anAccount({ id: newId('acc'), isTest: true, email: `${crowd}${number}@example.org` }),
        ),
      ),
    );
    expect(await searched(crowd)).toEqual({ ...none, isTooBroad: true });

    expect(await again(admin, confirmation.id)).toEqual({ outcome: 'sent' });
    await sentOnce(email);
    expect(await actionsOf(admin)).toMatchObject([
      {
        action: 'mail-resent',
        account: advisor.id,
        mail: confirmation.id,
        accountEmail: advisorEmail,
      },
    ]);
    await expect(again(admin, confirmation.id)).rejects.toMatchObject({ code: 'mail/not-failed' });
    expect(await actionsOf(admin)).toHaveLength(1);
  } finally {
    await Promise.all(rows.map(({ id }) => db.doc(`mails/${id}`).delete()));
  }
});
