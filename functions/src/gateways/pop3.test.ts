import { afterEach, expect, test } from 'vitest';
import { startPop3Server, type Pop3Server } from '../../test/pop3-server.ts';
import { signInToMailbox, takeMails } from './pop3.ts';

const LIMITS = { most: 10, mostBytes: 1_000 };
const MAILS = [
  'Subject: one\r\n\r\n.dot\r\n..two\r\n',
  'Subject: Grüße\r\n\r\n',
  'x'.repeat(2_000),
];

let server: Pop3Server;
afterEach(() => server.close());

test('passes each mail on unchanged, and deletes processed and oversized ones', async () => {
  server = await startPop3Server([...MAILS]);
  const received: string[] = [];
  const deleted = await takeMails(server, LIMITS, (source) => {
    received.push(Buffer.from(source).toString('utf8'));
    return Promise.resolve(received.length === 1);
  });
  expect(received).toEqual(MAILS.slice(0, 2));
  expect(deleted).toBe(2);
  expect(server.mails).toEqual([MAILS[1]]);
});

test('deletes nothing when processing fails', async () => {
  server = await startPop3Server([...MAILS]);
  const failing = takeMails(server, LIMITS, () => Promise.reject(new Error('no database')));
  await expect(failing).rejects.toThrow('no database');
  expect(server.mails).toHaveLength(3);
});

test('reads a limited number of mails per session', async () => {
  server = await startPop3Server([...MAILS]);
  expect(await takeMails(server, { ...LIMITS, most: 1 }, () => Promise.resolve(true))).toBe(1);
});

test('signs in with a percent-encoded password, and reports the answer to a wrong password', async () => {
  server = await startPop3Server([]);
  await expect(signInToMailbox(server)).resolves.toBeUndefined();
  const wrong = { url: server.url.replace('pass', 'fail') };
  await expect(signInToMailbox(wrong)).rejects.toThrow('-ERR wrong password');
});

test('fails when the server is unreachable', async () => {
  server = await startPop3Server([]);
  const { url } = server;
  server.close();
  await expect(signInToMailbox({ url })).rejects.toThrow('ECONNREFUSED');
});
