import { expect, test } from 'vitest';
import { answerSchema } from '../../test/calls.ts';
import { functionsOrigin, projectId } from '../../test/environment.ts';

async function post(body: string) {
  const begin = performance.now();
  const answer = await fetch(`${functionsOrigin}/${projectId}/europe-west3/requestPasswordReset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://wbd.example' },
    body,
  });
  const { error } = answerSchema.parse(await answer.json());
  const ms = performance.now() - begin;
  return { status: answer.status, headers: answer.headers, error, ms };
}

const withEmail = (email: string) => JSON.stringify({ data: { email } });
const deep = (levels: number) => `{"data":${'['.repeat(levels)}${']'.repeat(levels)}}`;

test.each([
  ['200 kB', withEmail(`a@${'a.'.repeat(100_000)}<`)],
  ['a body nested 20,000 times', deep(20_000)],
  ['a body nested more often than the input has levels', deep(20)],
  ['half of a surrogate pair', '{"data":{"email":"a\\ud83d@example.org"}}'],
  ['a number of the protocol', '{"data":{"email":{"@type":"x","value":"1"}}}'],
])('AUTH-11 %s: refused at once, as any wrong input', async (_what, body) => {
  // the first call starts the function
  await post(withEmail('keine'));
  const { status, headers, error, ms } = await post(body);
  expect(status).toBe(400);
  expect(error).toMatchObject({
    status: 'INVALID_ARGUMENT',
    message: 'Bitte prüfe deine Angaben.',
    details: { code: 'input/invalid' },
  });
  expect(headers.get('access-control-allow-origin')).not.toBeNull();
  expect(ms).toBeLessThan(2_000);
});
