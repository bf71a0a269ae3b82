import { newId } from '../../../test/data.ts';
import type { CreateAdvisorInput } from '@wbd/domain/accounts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { aNewcomer, expectComplete, expectNothing, loginOf } from '../../../test/sign-ups.ts';
import { db } from '../../core/firestore.ts';
import { clearSignUps } from './clear-sign-ups.service.ts';
import { createAdvisorPorts } from './create-advisor.callable.ts';
import { createAdvisor, type CreateAdvisorPorts } from './create-advisor.service.ts';
import { LEASE_MS } from './sign-ups.repository.ts';

const log = vi.fn<CreateAdvisorPorts['log']>();
beforeEach(() => log.mockClear());

const working: CreateAdvisorPorts = { ...createAdvisorPorts, log };
const afterTheLease: CreateAdvisorPorts = {
  ...working,
  now: () => new Date(Date.now() + LEASE_MS + 1000),
};
const signUp = (input: CreateAdvisorInput, ports: CreateAdvisorPorts) =>
  createAdvisor(ports, input, newId('address'));

/** What can go wrong with a step: it was not done, or it was done and the answer got lost. */
type Moment = 'before' | 'after';
const STEPS = ['organisationExists', 'begin', 'put', 'finish'] as const;
type Step = (typeof STEPS)[number];
const everyMoment = STEPS.flatMap((step): [Moment, Step][] => [
  ['before', step],
  ['after', step],
]);

interface Accident {
  moment: Moment;
  step: string;
  /** whether nothing works from then on, as when the process dies */
  deadly: boolean;
}

/** Ports of which one step fails. */
function portsWith(accident: Accident): CreateAdvisorPorts {
  let dead = false;
  const guard =
    <Args extends unknown[], Result>(name: string, run: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const fails = name === accident.step;
      if (dead || (fails && accident.moment === 'before')) {
        dead ||= accident.deadly;
        throw new Error(`${name} failed`);
      }
      const result = await run(...args);
      if (fails) {
        dead = accident.deadly;
        throw new Error(`the answer of ${name} was lost`);
      }
      return result;
    };
  const { signUps, logins } = working;
  return {
    ...working,
    signUps: {
      organisationExists: guard('organisationExists', (id) => signUps.organisationExists(id)),
      hasAccount: guard('hasAccount', (email) => signUps.hasAccount(email)),
      begin: guard('begin', (email, now) => signUps.begin(email, now)),
      abandoned: (now, most) => signUps.abandoned(now, most),
      takeOver: (id, now) => signUps.takeOver(id, now),
      finish: guard('finish', (...args) => signUps.finish(...args)),
      revoke: guard('revoke', (attempt) => signUps.revoke(attempt)),
      end: guard('end', (attempt, left) => signUps.end(attempt, left)),
    },
    logins: {
      put: guard('put', (login) => logins.put(login)),
      freeAddress: guard('freeAddress', (...args) => logins.freeAddress(...args)),
      remove: guard('remove', (uid) => logins.remove(uid)),
    },
  };
}

describe('a step fails', () => {
  test.each(everyMoment.filter(([moment, step]) => moment === 'before' || step === 'put'))(
    'FN-01 %s %s: no login and no code stay behind, and the next attempt succeeds',
    async (moment, step) => {
      const input = await aNewcomer();
      await expect(signUp(input, portsWith({ moment, step, deadly: false }))).rejects.toMatchObject(
        { code: 'advisor/create-failed' },
      );
      expect(log).toHaveBeenCalledOnce();
      await expectNothing(input);

      await signUp(input, working);
      await expectComplete(input);
    },
  );

  test('FN-01.4 the answer of the last step gets lost: the advisor is there, and is answered', async () => {
    const input = await aNewcomer();
    const answer = await signUp(
      input,
      portsWith({ moment: 'after', step: 'finish', deadly: false }),
    );
    expect(answer).toEqual({ uid: await expectComplete(input), code: input.code });
  });

  test('FN-01 the code is taken and the login cannot be removed: the next attempt goes on with it at once', async () => {
    const other = await aNewcomer();
    const taken = [other.code, `${other.code}2`];
    for (const code of taken) await db.doc(`codes/${code}`).set({ uid: 'somebody' });
    const input = await aNewcomer({ code: other.code });
    await expect(
      signUp(input, portsWith({ moment: 'before', step: 'remove', deadly: false })),
    ).rejects.toMatchObject({ code: 'advisor/code-taken' });
    expect(log).toHaveBeenCalledOnce();

    await signUp({ ...input, code: `${other.code}3` }, working);
    await expectComplete({ ...input, code: `${other.code}3` });
  });
});

describe('the process dies', () => {
  test.each(everyMoment.filter(([moment, step]) => moment !== 'after' || step !== 'finish'))(
    'FN-01.4 %s %s: the next attempt with the address goes on with what is there',
    async (moment, step) => {
      const input = await aNewcomer();
      await expect(signUp(input, portsWith({ moment, step, deadly: true }))).rejects.toThrow();

      const next = { ...input, password: 'ganz anders', lastName: 'Özdemir' };
      await signUp(next, afterTheLease);
      await expectComplete(next);
    },
  );

  test('FN-01 after the last step: the advisor is complete, and the address is taken', async () => {
    const input = await aNewcomer();
    await expect(
      signUp(input, portsWith({ moment: 'after', step: 'finish', deadly: true })),
    ).rejects.toThrow();
    await expectComplete(input);
    await expect(signUp(input, afterTheLease)).rejects.toMatchObject({
      code: 'advisor/email-taken',
    });
    await expectComplete(input);
  });

  test.each(['revoke', 'remove', 'end'])(
    'FN-01 while it clears away, after %s: the next attempt still succeeds',
    async (step) => {
      const input = await aNewcomer();
      const dying = portsWith({ moment: 'after', step, deadly: true });
      const finish = () => Promise.reject(new Error('finish failed'));
      await expect(
        signUp(input, { ...dying, signUps: { ...dying.signUps, finish } }),
      ).rejects.toThrow();
      await signUp(input, afterTheLease);
      await expectComplete(input);
    },
  );

  test('FN-01 no attempt takes over while the lease of another holds', async () => {
    const input = await aNewcomer();
    const dying = portsWith({ moment: 'after', step: 'put', deadly: true });
    await expect(signUp(input, dying)).rejects.toThrow();
    await expect(signUp(input, working)).rejects.toMatchObject({ code: 'unavailable' });
  });

  test('FN-01 an attempt that wakes up after another took over writes nothing', async () => {
    const input = await aNewcomer();
    const late = { ...input, code: `${input.code}-spät`, password: 'spät dran' };
    const finishLate: CreateAdvisorPorts['signUps']['finish'] = async (...args) => {
      await signUp(input, afterTheLease);
      return working.signUps.finish(...args);
    };
    const ports = { ...working, signUps: { ...working.signUps, finish: finishLate } };
    await expect(signUp(late, ports)).rejects.toMatchObject({ code: 'unavailable' });
    await expectComplete(input);
    expect((await db.doc(`codes/${late.code}`).get()).exists).toBe(false);
  });
});

describe('no one tries again', () => {
  test('FN-01 the login of a sign-up whose process died is cleared away, a running one is not', async () => {
    const input = await aNewcomer();
    const dying = portsWith({ moment: 'after', step: 'put', deadly: true });
    await expect(signUp(input, dying)).rejects.toMatchObject({ code: 'advisor/create-failed' });
    const login = await loginOf(input.email);
    expect(login).not.toBeNull();

    await clearSignUps(working);
    expect((await loginOf(input.email))?.uid).toBe(login?.uid);
    await clearSignUps(afterTheLease);
    await expectNothing(input);
    expect(await clearSignUps(afterTheLease)).toBe(0);
  });
});
