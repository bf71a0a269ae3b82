import { beforeEach, expect, test, vi } from 'vitest';
import { aComplaint, aFailure } from '../../../test/reports.ts';
import { readReport } from './read-report.ts';
import { returnPathOf, returnPathsIn, wentTo } from './return-path.ts';

beforeEach(() => {
  vi.stubEnv('BOUNCES_URL', 'pops://returned-mails-1%40wbd.example:p@pop.wbd.example');
  vi.stubEnv('ADDRESS_KEY', 'an address key that only these tests use');
  vi.stubEnv('LINK_KEYS', 'a link key that only these tests have in use');
});

const recipient = 'anna.müller+seminar@example.org';
const sent = { id: 'f'.repeat(40), attempts: 3 };
const read = (report: string) => readReport(Buffer.from(report));
const pathOf = (mail = sent, to = recipient) => returnPathOf(mail, to) ?? '';

test.each(['0'.repeat(40), '0f'.repeat(20), 'f'.repeat(40)])(
  'the return path of the mail %s names it, fits the limit of an address, and survives upper case',
  (id) => {
    const path = pathOf({ id, attempts: 3 });
    expect(path).toMatch(/^returned-mails-1\+[0-9a-z]{47}@wbd\.example$/);
    expect(path.split('@')[0]?.length).toBeLessThanOrEqual(64);
    const [found] = returnPathsIn(`To: ${path.toUpperCase()}`);
    expect(found).toMatchObject({ mail: id, attempts: 3 });
    expect(found && wentTo(found, recipient)).toBe(true);
  },
);

test('a return path is valid only for its own mail, attempt, address and key', () => {
  const [path] = returnPathsIn(pathOf());
  if (!path) throw new Error('There is no return path.');
  expect(wentTo(path, 'ANNA.MÜLLER@example.org')).toBe(true);
  expect(wentTo(path, 'other@example.org')).toBe(false);
  expect(wentTo({ ...path, mail: '0'.repeat(40) }, recipient)).toBe(false);
  expect(wentTo({ ...path, attempts: 4 }, recipient)).toBe(false);
  vi.stubEnv('LINK_KEYS', 'another key that is as long as the first one');
  expect(wentTo(path, recipient)).toBe(false);
});

test('mails have no return path without a bounce mailbox', () => {
  vi.stubEnv('BOUNCES_URL', 'unused');
  expect(returnPathOf(sent, recipient)).toBeNull();
});

test('parses a failure, preferring the code of the recipient’s server', async () => {
  const report = await read(aFailure({ returnPath: pathOf(), recipient, status: '5.1.1' }));
  expect(report).toMatchObject({ kind: 'failed', status: '5.1.1' });
  expect(report?.addresses).toContain(recipient);
  expect(report?.returnPaths).toHaveLength(1);
});

test('parses a complaint, whose recipient is only in the attached mail', async () => {
  const report = await read(aComplaint({ returnPath: pathOf(), recipient }));
  expect(report).toMatchObject({ kind: 'complaint', status: null });
  expect(report?.addresses).toContain(recipient);
});

test.each([
  ['a delay', () => aFailure({ returnPath: pathOf(), recipient, action: 'delayed' })],
  [
    'an absence note',
    () => `To: ${pathOf()}\r\nSubject: Nicht da\r\n\r\nIch bin im Urlaub. Action: failed\r\n`,
  ],
  ['an empty mail', () => ''],
])('%s is not a report', async (_, mail) => {
  expect(await read(mail())).toBeNull();
});

test('never throws on a truncated report', async () => {
  const whole = Buffer.from(aFailure({ returnPath: pathOf(), recipient }));
  for (let end = 0; end < whole.length; end += 7) {
    const report = await readReport(whole.subarray(0, end));
    expect([undefined, 'failed']).toContain(report?.kind);
  }
});

test('ignores a mail that is nested too deeply', async () => {
  const deep = Array.from(
    { length: 60 },
    (_, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
  );
  expect(await read(deep.join(''))).toBeNull();
});
