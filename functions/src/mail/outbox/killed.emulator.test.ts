import '../../../test/own-project.ts';
import {
  aRegistered,
  inOtherHands,
  mailRow,
  MINUTE,
  ports,
  sentOnce,
} from '../../../test/outbox.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Mail } from '@wbd/domain/mails';
import { afterEach, expect, test } from 'vitest';
import { startHoldingSmtp, type HoldingSmtp } from '../../../test/holding-smtp.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import { deliverMail } from './deliver-mail.service.ts';
import { mailsRepository } from './mails.repository.ts';

const DELIVER_ONE = path.resolve(import.meta.dirname, '../../../test/deliver-one.ts');

const ended: (() => void)[] = [];
afterEach(() => {
  for (const end of ended.splice(0)) end();
});

interface Sender {
  child: ChildProcess;
  /** resolves when the sender says that it goes no further */
  held: Promise<unknown>;
}

/** Starts to deliver a mail in a process of its own. */
function startSender(id: string, email: string, stop: string, smtp?: HoldingSmtp): Sender {
  const child = spawn(process.execPath, [DELIVER_ONE, id, email, stop], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(smtp && { SMTP_URL: smtp.url }) },
  });
  ended.push(() => child.kill('SIGKILL'));
  return { child, held: smtp?.held ?? once(child.stdout, 'data') };
}

/** Waits until the sender is held and kills it as a machine that loses its power would. */
async function kill({ child, held }: Sender): Promise<void> {
  const gone = once(child, 'exit');
  await Promise.race([
    held,
    gone.then(() => {
      throw new Error('The sender ended by itself.');
    }),
  ]);
  child.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
}

async function rowOf(id: string): Promise<Mail> {
  const row = await mailRow(id);
  if (!row) throw new Error(`mails/${id} is missing`);
  return row;
}

/** What the sweep, which comes every minute, makes of the row at the latest a minute past its lease. */
async function sweepAfterLease(row: Mail): Promise<Mail> {
  const tooEarly = () => new Date(row.leaseUntil.getTime() - 1);
  expect(await deliverMail({ ...ports, now: tooEarly }, row.id)).toBeNull();
  const now = () => new Date(row.leaseUntil.getTime() + MINUTE);
  expect((await mailsRepository.due(now())).map(({ id }) => id)).toContain(row.id);
  for (let delivery = 0; delivery < 3; delivery++) await deliverMail({ ...ports, now }, row.id);
  return rowOf(row.id);
}

async function holding(hold: 'content' | 'answer'): Promise<HoldingSmtp> {
  const smtp = await startHoldingSmtp(hold);
  ended.push(() => smtp.close());
  return smtp;
}

test('REG-08.5,6 killed between the claim and the mail server: the sweep sends the mail once', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });

  await kill(startSender(confirmation.id, email, 'claimed'));

  const left = await rowOf(confirmation.id);
  expect(left).toMatchObject({ state: 'claimed', attempts: 1 });
  expect(await mailsTo(email)).toHaveLength(0);
  expect(await sweepAfterLease(left)).toMatchObject({ state: 'sent', attempts: 2 });
  await sentOnce(email);
});

test('REG-08 killed in the middle of the content: visible as unclear, not sent again', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });

  await kill(startSender(confirmation.id, email, 'nowhere', await holding('content')));

  const left = await rowOf(confirmation.id);
  expect(left).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await sweepAfterLease(left)).toMatchObject({ state: 'unclear' });
  expect(await mailsTo(email)).toHaveLength(0);
});

test('REG-08 killed while the mail server says that it took it: visible as unclear, one mail', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });

  await kill(startSender(confirmation.id, email, 'nowhere', await holding('answer')));

  await sentOnce(email);
  const left = await rowOf(confirmation.id);
  expect(left).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await sweepAfterLease(left)).toMatchObject({ state: 'unclear' });
  await sentOnce(email);
});

test('REG-08 killed when it was sent, before that was written down: visible as unclear, one mail', async () => {
  const { confirmation, email } = await aRegistered({ row: inOtherHands });

  await kill(startSender(confirmation.id, email, 'sent'));

  await sentOnce(email);
  const left = await rowOf(confirmation.id);
  expect(left).toMatchObject({ state: 'sending', attempts: 1 });
  expect(await sweepAfterLease(left)).toMatchObject({ state: 'unclear' });
  await sentOnce(email);
});
