import '../../../test/own-project.ts';
import '../../../fuzz/environment.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { logIn, tokenOf } from '../../../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../../../fuzz/server.ts';
import { answerSchema } from '../../../test/calls.ts';
import { aCustomer, newId, store } from '../../../test/data.ts';
import { randomPhone } from '../../../test/people.ts';
import { eraseOwnData } from './erase-own-data.callable.ts';
import { personalData } from './personal-data.callable.ts';

let server: FuzzServer;
beforeAll(async () => {
  server = await serveCallables({ personalData, eraseOwnData });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => server.close());

test.each(['personalData', 'eraseOwnData'])(
  '%s accepts a code of 10:00 minutes ago and refuses one of 10:01',
  async (name) => {
    const phone = randomPhone();
    const { uid } = await logIn({ phoneNumber: phone });
    const { firstName, lastName } = await store(
      'customers',
      aCustomer(newId('adv'), { id: uid, phone, proven: true }),
    );
    const answerAfter = async (seconds: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: signedInAt + seconds * 1000 });
      const answer = await fetch(`${server.origin}/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
        body: JSON.stringify({ data: { firstName, lastName } }),
      });
      const { result, error } = answerSchema.parse(await answer.json());
      return error?.details?.code ?? typeof result;
    };
    // the token and the clock begin at one time, however long the lines above took
    const signedInAt = Math.floor(Date.now() / 1000) * 1000;
    vi.useFakeTimers({ toFake: ['Date'], now: signedInAt });
    const idToken = tokenOf({ uid, phoneNumber: phone });
    expect(await answerAfter(10 * 60 + 1)).toBe('auth/code-required');
    expect(await answerAfter(10 * 60)).toBe('object');
  },
);
