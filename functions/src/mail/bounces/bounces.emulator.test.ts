import '../../../test/own-project.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../../test/data.ts';
import { envelopeSenderOf } from '../../../test/mailbox.ts';
import { aRegistered, mailRow, ports, sentOnce, stateOf } from '../../../test/outbox.ts';
import { startPop3Server, type Pop3Server } from '../../../test/pop3-server.ts';
import { aComplaint, aFailure } from '../../../test/reports.ts';
import { db } from '../../core/firestore.ts';
import { takeMails } from '../../gateways/pop3.ts';
import { hasObjected, objections } from '../objections/objections.repository.ts';
import { reminderMail } from '../occasions/registration-mails.ts';
import { deliverMail } from '../outbox/deliver-mail.service.ts';
import { mailsRepository } from '../outbox/mails.repository.ts';
import { refusalRef, refusals } from '../recipients/recipients.repository.ts';
import { receiveReport } from './receive-report.service.ts';

let mailbox: Pop3Server;
beforeAll(async () => {
  mailbox = await startPop3Server([]);
});
beforeEach(() => void vi.stubEnv('BOUNCES_URL', mailbox.url));
afterAll(() => {
  mailbox.close();
  vi.unstubAllEnvs();
});

const reportPorts = {
  mails: mailsRepository,
  refusals,
  objections,
  log: () => undefined,
  now: () => new Date(),
};

/** Puts mails into the bounce mailbox and processes it. */
async function arrive(...mails: string[]): Promise<void> {
  mailbox.mails.push(...mails);
  const limits = { most: 10, mostBytes: 100_000 };
  await takeMails(mailbox, limits, (source) => receiveReport(reportPorts, source));
}

/** A sent confirmation and the return path that the mail server received. */
async function aSentMail() {
  const registered = await aRegistered({ row: (queued) => queued });
  await deliverMail(ports, registered.confirmation.id);
  const returnPath = await envelopeSenderOf(await sentOnce(registered.email));
  return { ...registered, returnPath };
}

const wasRefused = async (email: string) => (await refusalRef(email).get()).exists;

test('a bounce marks the mail as failed and blocks its address', async () => {
  const sent = await aSentMail();
  await arrive(aFailure({ returnPath: sent.returnPath, recipient: sent.email }));
  expect(await mailRow(sent.confirmation.id)).toMatchObject({
    state: 'failed',
    heldBack: 'returned',
    error: '5.1.1',
    nextAttempt: null,
  });
  expect(mailbox.mails).toEqual([]);

  const next = await store('mails', reminderMail(sent.registration, sent.session, new Date()));
  await deliverMail(ports, next.id);
  expect(await mailRow(next.id)).toMatchObject({ state: 'failed', heldBack: 'refused' });
});

test('a full mailbox fails the mail without blocking the address', async () => {
  const sent = await aSentMail();
  await arrive(aFailure({ returnPath: sent.returnPath, recipient: sent.email, status: '5.2.2' }));
  expect(await stateOf(sent.confirmation.id)).toBe('failed');
  expect(await wasRefused(sent.email)).toBe(false);
});

test('a complaint blocks the address for good', async () => {
  const sent = await aSentMail();
  await arrive(aComplaint({ returnPath: sent.returnPath, recipient: sent.email }));
  expect(await hasObjected(sent.email)).toBe(true);
  expect(await stateOf(sent.confirmation.id)).toBe('sent');
});

test('ignores forged reports from strangers', async () => {
  const [sent, other] = [await aSentMail(), await aSentMail()];
  const forged = sent.returnPath.replace(/.(?=@)/, (last) => (last === '0' ? '1' : '0'));
  await arrive(
    aFailure({ returnPath: 'returned@wbd.example', recipient: sent.email }),
    aFailure({ returnPath: forged, recipient: sent.email }),
    // a valid return path, but of a mail to the stranger
    aComplaint({ returnPath: other.returnPath, recipient: sent.email }),
    aFailure({ returnPath: other.returnPath, recipient: sent.email }),
  );
  expect(await stateOf(sent.confirmation.id)).toBe('sent');
  expect(await wasRefused(sent.email)).toBe(false);
  expect(await hasObjected(sent.email)).toBe(false);
  expect(mailbox.mails).toEqual([]);
});

test('a report about an earlier attempt does not affect the mail resent to a corrected address', async () => {
  const sent = await aSentMail();
  await db.doc(`mails/${sent.confirmation.id}`).update({ attempts: 2 });
  await arrive(aFailure({ returnPath: sent.returnPath, recipient: sent.email }));
  expect(await stateOf(sent.confirmation.id)).toBe('sent');
  expect(await wasRefused(sent.email)).toBe(true);
});

test('keeps a report for the next run while its mail is still being sent', async () => {
  const sent = await aSentMail();
  const row = db.doc(`mails/${sent.confirmation.id}`);
  await row.update({ state: 'sending' });
  const report = aFailure({ returnPath: sent.returnPath, recipient: sent.email });
  await arrive(report);
  expect(mailbox.mails).toEqual([report]);
  await row.update({ state: 'sent' });
  await arrive();
  expect(await stateOf(sent.confirmation.id)).toBe('failed');
  expect(mailbox.mails).toEqual([]);
});
