import { patient } from '@wbd/tools/host-speed';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCallables, type FuzzServer } from '../../fuzz/server.ts';
import { answerSchema } from '../../test/calls.ts';
import { definePublicCallable } from './callable.ts';

let server: FuzzServer;

beforeAll(async () => {
  server = await serveCallables();
});
afterAll(() => server.close());

async function post(body: string, { origin } = server) {
  const answer = await fetch(`${origin}/requestPasswordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://wbd.example' },
    body,
  });
  const { error } = answerSchema.parse(await answer.json());
  return { status: answer.status, headers: answer.headers, error };
}

const withEmail = (email: string) => JSON.stringify({ data: { email } });
const deep = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([
  ['200 kB', withEmail(`a@${'a.'.repeat(100_000)}<`)],
  ['a body nested 20,000 times', deep(20_000)],
  ['a body nested more often than any input', deep(20)],
  ['half of a surrogate pair', '{"data":{"email":"a\\ud83d@example.org"}}'],
  ['a number of the protocol', '{"data":{"email":{"@type":"x","value":"1"}}}'],
])('AUTH-11 %s is refused as any wrong input', async (_what, body) => {
  const before = process.cpuUsage();
  const { status, headers, error } = await post(body);
  const { user } = process.cpuUsage(before);
  expect(status).toBe(400);
  expect(error).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: 'Bitte prüfe deine Angaben.',
    details: { code: 'input/invalid' },
  });
  // a browser may read the answer
  expect(headers.get('access-control-allow-origin')).not.toBeNull();
  expect(user / 1000).toBeLessThan(patient(1_000));
});

test('what takes too long is answered before the platform ends it', async () => {
  const never = () => new Promise<never>(() => undefined);
  const settings = { timeoutSeconds: 6 };
  const slow = await serveCallables({
    requestPasswordReset: definePublicCallable('requestPasswordReset', never, settings),
  });
  try {
    const { status, error } = await post(withEmail('anna@example.org'), slow);
    expect(status).toBe(504);
    expect(error).toMatchObject({ status: 'DEADLINE_EXCEEDED', details: { code: 'timeout' } });
  } finally {
    slow.close();
  }
});
