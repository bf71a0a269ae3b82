import '../../test/with-app-check.ts';
import { CALLS } from '@wbd/domain/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCallables, type FuzzServer } from '../../fuzz/server.ts';
import { answerSchema } from '../../test/calls.ts';

const names = Object.keys(CALLS);
let server: FuzzServer;

beforeAll(async () => {
  server = await serveCallables();
});
afterAll(() => server.close());

async function post(name: string, appCheckToken?: string) {
  const answer = await fetch(`${server.origin}/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(appCheckToken !== undefined && { 'x-firebase-appcheck': appCheckToken }),
    },
    body: JSON.stringify({ data: { surely: 'wrong' } }),
  });
  return { status: answer.status, ...answerSchema.parse(await answer.json()) };
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const token = `${encode({ alg: 'none' })}.${encode({ sub: '1:1:web:1' })}.`;

test.each(names)('FN-01 %s refuses a call without a token of App Check', async (name) => {
  const { status, error } = await post(name);
  expect(status).toBe(401);
  // the platform refuses before our code runs
  expect(error).toEqual({ message: 'Unauthenticated', status: 'UNAUTHENTICATED' });
});

test.each(names)('FN-01 %s looks at a call that has one', async (name) => {
  const { error } = await post(name, token);
  expect(['auth/required', 'input/invalid']).toContain(error?.details?.code);
});
