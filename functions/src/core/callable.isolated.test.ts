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

async function post(body: string, { origin } = server, path = 'requestPasswordReset') {
  const answer = await fetch(`${origin}/${path}`, {
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

test('a service answers its own calls', async () => {
  const { error } = await post('{"data":{}}', server, 'public/requestPasswordReset');
  expect(error).toMatchObject({ details: { code: 'input/invalid' } });
});

test.each(['public/registerForSession', 'public/gone', 'public/', 'portal/requestPasswordReset'])(
  'a call that its service does not have is refused, and the page is to be loaded again: %s',
  async (path) => {
    const { status, error } = await post('{"data":{}}', server, path);
    expect(status).toBe(404);
    expect(error).toMatchObject({
      status: 'NOT_FOUND',
      message: 'Inzwischen gibt es eine neuere Fassung dieser Seite. Lade sie neu.',
      details: { code: 'call/unknown' },
    });
  },
);
