import { storeAccount } from '../../../test/advisors.ts';
import { anAdvisor, newId, store } from '../../../test/data.ts';
import type { Advisor } from '@wbd/domain/advisors';
import { findPublicPage, publicPageDocumentSchema } from '@wbd/domain/pages';
import { describe, expect, test, vi } from 'vitest';
import { call } from '../../../test/calls.ts';
import { PATIENCE } from '../../../test/patience.ts';
import { signInByPhone, signUpByEmail } from '../../../test/people.ts';
import { db, parseDocument } from '../../core/firestore.ts';
import { refreshPage } from '../../content/pages/refresh-pages.service.ts';
import { codeChanges } from '../../core/limits.ts';
import { advisorCodes } from './change-advisor-code.repository.ts';
import { changeAdvisorCode } from './change-advisor-code.service.ts';

const ports = { codes: advisorCodes, limit: codeChanges, now: () => new Date() };
const newCode = () => newId('code').toLowerCase();

async function advisorWithCode(lv: 0 | 1 | 2 = 1, id = newId('adv')): Promise<Advisor> {
  const advisor = await store('advisors', anAdvisor({ id, lv, code: newCode() }));
  await storeAccount(id);
  await store('codes', { id: advisor.code, uid: id });
  return advisor;
}

const change = (uid: string, code: string) =>
  changeAdvisorCode(ports, { code }, { uid, phone: null, emailConfirmed: true });
const codeOf = async (uid: string): Promise<unknown> =>
  (await db.doc(`advisors/${uid}`).get()).get('code');
const ownerOf = async (code: string): Promise<unknown> =>
  (await db.doc(`codes/${code}`).get()).get('uid');
const documentAt = async (code: string) =>
  parseDocument(publicPageDocumentSchema, await db.doc(`publicPages/${code}`).get());
const pageAt = (code: string) => findPublicPage(code, documentAt);

describe('the code', () => {
  test('PROF-02 a new code is the advisor’s from then on, and the old one stays theirs', async () => {
    const { uid, idToken } = await signUpByEmail(`${newId('adv')}@example.org`);
    const advisor = await advisorWithCode(1, uid);
    const code = newCode();
    const answer = await call('changeAdvisorCode', { code: ` ${code.toUpperCase()} ` }, idToken);
    expect(answer.result).toEqual({ code });
    expect(await codeOf(uid)).toBe(code);
    expect(await ownerOf(code)).toBe(uid);
    expect(await ownerOf(advisor.code)).toBe(uid);
  });

  test('PROF-02 another advisor’s code is refused, the one they have and the ones they had', async () => {
    const [advisor, other] = [await advisorWithCode(), await advisorWithCode()];
    const theirNext = newCode();
    await change(other.id, theirNext);
    for (const code of [other.code, theirNext]) {
      await expect(change(advisor.id, code)).rejects.toMatchObject({ code: 'advisor/code-taken' });
    }
    expect(await codeOf(advisor.id)).toBe(advisor.code);
  });

  test('PROF-02 of two advisors who want the same code at the same moment one gets it', async () => {
    const [one, two] = [await advisorWithCode(), await advisorWithCode()];
    const code = newCode();
    const outcomes = await Promise.allSettled([change(one.id, code), change(two.id, code)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const winner = outcomes[0].status === 'fulfilled' ? one : two;
    const loser = winner === one ? two : one;
    expect(await ownerOf(code)).toBe(winner.id);
    expect(await codeOf(winner.id)).toBe(code);
    expect(await codeOf(loser.id)).toBe(loser.code);
  });

  test('PROF-02 the spelling without umlauts leads to the page as well, unless it is another advisor’s', async () => {
    const [advisor, other] = [await advisorWithCode(), await advisorWithCode()];
    const name = newCode();
    await change(advisor.id, `jörg-${name}`);
    expect(await ownerOf(`joerg-${name}`)).toBe(advisor.id);
    await refreshPage(advisor.id);
    expect((await pageAt(`joerg-${name}`))?.code).toBe(`jörg-${name}`);

    await expect(change(other.id, `joerg-${name}`)).rejects.toMatchObject({
      code: 'advisor/code-taken',
    });
    await change(other.id, `juergen-${name}`);
    await change(advisor.id, `jürgen-${name}`);
    expect(await ownerOf(`juergen-${name}`)).toBe(other.id);
    // one's own other spelling can be had as the code itself
    expect(await change(advisor.id, `joerg-${name}`)).toEqual({ code: `joerg-${name}` });
  });

  test('PROF-02 changing back to an own old code works, and so does the code one has', async () => {
    const advisor = await advisorWithCode();
    const code = newCode();
    await change(advisor.id, code);
    expect(await change(advisor.id, code)).toEqual({ code });
    expect(await change(advisor.id, advisor.code)).toEqual({ code: advisor.code });
    expect(await codeOf(advisor.id)).toBe(advisor.code);
    expect(await ownerOf(code)).toBe(advisor.id);
  });

  test('PROF-02 level 0 learns that the package does not allow it; others are refused', async () => {
    const { uid, idToken } = await signUpByEmail(`${newId('adv')}@example.org`);
    const advisor = await advisorWithCode(0, uid);
    const answer = await call('changeAdvisorCode', { code: newCode() }, idToken);
    expect(answer.error?.message).toBe('Im WBD-Basic-Paket nicht änderbar');
    expect(answer.error?.details?.code).toBe('advisor/basic-plan');
    expect(await codeOf(uid)).toBe(advisor.code);

    const customer = await signInByPhone();
    const code = async (token?: string) =>
      (await call('changeAdvisorCode', { code: newCode() }, token)).error?.details?.code;
    expect(await code(customer.idToken)).toBe('permission/denied');
    expect(await code()).toBe('auth/required');
  });

  test('codes cannot be collected: after ten changes in a day there is a pause', async () => {
    const advisor = await advisorWithCode();
    for (let turn = 0; turn < 10; turn++) await change(advisor.id, newCode());
    await expect(change(advisor.id, newCode())).rejects.toMatchObject({ code: 'rate/limited' });
  });

  test('nor by asking for many at once', async () => {
    const codes = { change: vi.fn(() => Promise.resolve()) };
    const caller = { uid: newId('adv'), phone: null, emailConfirmed: true };
    const ask = () => changeAdvisorCode({ ...ports, codes }, { code: newCode() }, caller);
    await Promise.allSettled(Array.from({ length: 12 }, ask));
    expect(codes.change).toHaveBeenCalledTimes(10);
  });

  test('trying codes that others have costs nothing', async () => {
    const [advisor, other] = [await advisorWithCode(), await advisorWithCode()];
    for (let turn = 0; turn < 11; turn++) {
      await expect(change(advisor.id, other.code)).rejects.toMatchObject({
        code: 'advisor/code-taken',
      });
    }
  });
});

describe('the page', () => {
  test('PROF-02 every code that an advisor gave up leads to the present page', async () => {
    const advisor = await advisorWithCode();
    await refreshPage(advisor.id);
    expect((await pageAt(advisor.code))?.code).toBe(advisor.code);
    const [second, third] = [newCode(), newCode()];
    for (const code of [second, third]) {
      await change(advisor.id, code);
      await refreshPage(advisor.id);
    }
    // nothing of the page stays behind where it was
    for (const old of [advisor.code, second]) {
      expect((await db.doc(`publicPages/${old}`).get()).data()).toEqual({
        uid: advisor.id,
        movedTo: third,
      });
    }
    expect((await pageAt(advisor.code))?.code).toBe(third);
    expect((await documentAt(third))?.uid).toBe(advisor.id);
  });

  test('PROF-02 back at an old code, the page is there and the other one leads to it', async () => {
    const advisor = await advisorWithCode();
    const between = newCode();
    for (const code of [between, advisor.code]) {
      await refreshPage(advisor.id);
      await change(advisor.id, code);
    }
    await refreshPage(advisor.id);
    expect(await documentAt(advisor.code)).toMatchObject({ code: advisor.code });
    expect(await documentAt(between)).toMatchObject({ movedTo: advisor.code });
  });

  test('PROF-02 a code that never had a page leads to the present one, too', async () => {
    const advisor = await advisorWithCode();
    const code = newCode();
    await change(advisor.id, code);
    await refreshPage(advisor.id);
    expect((await pageAt(advisor.code))?.code).toBe(code);
  });

  test('with the advisor everything goes that led to their page', async () => {
    const advisor = await advisorWithCode();
    const code = newCode();
    await change(advisor.id, code);
    await refreshPage(advisor.id);
    await db.doc(`advisors/${advisor.id}`).delete();
    await refreshPage(advisor.id);
    expect(await documentAt(code)).toBeNull();
    expect(await documentAt(advisor.code)).toBeNull();
  });

  test('PROF-02 the trigger on the advisor does all that by itself', async () => {
    const advisor = await advisorWithCode();
    const code = newCode();
    await change(advisor.id, code);
    await vi.waitFor(async () => expect((await pageAt(advisor.code))?.code).toBe(code), PATIENCE);
  });
});
