import { aCustomer, anAccount, anAdvisor, newId, store } from '../../../test/data.ts';
import {
  accountSchema,
  createAdvisorInput,
  isInEmailGrace,
  sponsorSchema,
  type Account,
  type CreateAdvisorInput,
} from '@wbd/domain/accounts';
import { AppError, errorTexts } from '@wbd/domain/errors';
import { publicPageSchema } from '@wbd/domain/pages';
import { getAuth } from 'firebase-admin/auth';
import { expect, test, vi } from 'vitest';
import { call } from '../../../test/calls.ts';
import { PATIENCE } from '../../../test/patience.ts';
import {
  linkEmail,
  putEmail,
  signInByEmail,
  signInByPhone,
  signUpByEmail,
  type SignedIn,
} from '../../../test/people.ts';
import { aNewcomer, expectComplete, expectNothing, loginOf } from '../../../test/sign-ups.ts';
import { app, db, parseDocument } from '../../core/firestore.ts';
import { signUpsByAddress } from '../../core/limits.ts';
import { createAdvisorPorts } from './create-advisor.callable.ts';
import { createAdvisor } from './create-advisor.service.ts';

const signUp = (input: CreateAdvisorInput) =>
  createAdvisor(createAdvisorPorts, input, newId('address'));

test('FN-01.1 a visitor becomes an advisor who can sign in at once and has a page', async () => {
  const input = await aNewcomer();
  const answer = await call('createAdvisor', { ...input, email: ` ${input.email.toUpperCase()} ` });
  expect(answer.error).toBeUndefined();
  const uid = await expectComplete(input);
  expect(answer.result).toEqual({ uid, code: input.code, isMailed: true });

  await vi.waitFor(async () => {
    const page = parseDocument(publicPageSchema, await db.doc(`publicPages/${input.code}`).get());
    expect(page).toMatchObject({ uid, firstName: 'Jörg', hasOwnPage: false });
  }, PATIENCE);
});

test('FN-01 SIGNUP-05 the account keeps what the advisor agreed to', async () => {
  const input = await aNewcomer();
  const before = Date.now();
  const { uid } = await signUp(input);
  const account = parseDocument(accountSchema, await db.doc(`accounts/${uid}`).get());
  expect(account?.consent).toMatchObject({
    version: 'sign-up-4',
    wording:
      'Mit der Registrierung gelten unsere AGB, der Vertrag zur Auftragsverarbeitung und die Hinweise zum Datenschutz. Lite und Pro buche ich als Unternehmer (§ 14 BGB).',
  });
  expect(account?.consent?.at.getTime()).toBeGreaterThanOrEqual(before - 1000);
});

test('NET-03 an advisor whose link led to the sign-up becomes the sponsor, and no one else does', async () => {
  const aSponsor = async (block: Account['block'] = null) => {
    const advisor = await store('advisors', anAdvisor());
    await store('accounts', anAccount({ id: advisor.id, block }));
    return advisor;
  };
  const sponsor = await aSponsor();
  const blocked = await aSponsor({ reason: 'Verstoß', at: new Date() });
  const customer = await store('customers', aCustomer(sponsor.id));
  const sponsorOf = async (ref?: string) => {
    const { uid } = await signUp(await aNewcomer(ref === undefined ? {} : { ref }));
    return parseDocument(sponsorSchema, await db.doc(`sponsors/${uid}`).get());
  };
  expect(await sponsorOf(sponsor.id)).toMatchObject({ sponsor: sponsor.id });
  for (const ref of [undefined, blocked.id, customer.id, newId('no-one')]) {
    expect(await sponsorOf(ref)).toBeNull();
  }
});

test('FN-01 the address is not confirmed by signing up; there is time to do so', async () => {
  const input = await aNewcomer();
  await signUp(input);
  const { idToken } = await signInByEmail(input.email, input.password);
  const claims = await getAuth(app).verifyIdToken(idToken);
  expect(claims.email_verified).toBe(false);
  expect(isInEmailGrace(claims, new Date())).toBe(true);
});

test('FN-01 SIGNUP-03.4 a code that is taken gets a 2; when that is taken too, the sign-up is refused', async () => {
  const first = await aNewcomer();
  const [second, third] = [
    await aNewcomer({ code: first.code }),
    await aNewcomer({ code: first.code }),
  ];
  expect((await signUp(first)).code).toBe(first.code);
  expect((await signUp(second)).code).toBe(`${first.code}2`);
  await expect(signUp(third)).rejects.toMatchObject({ code: 'advisor/code-taken' });
  await expectComplete(second, `${first.code}2`);
  expect(await loginOf(third.email)).toBeNull();
});

test('FN-01 SIGNUP-03 the spelling of the code without umlauts is the advisor’s as well, if it is free', async () => {
  const first = await aNewcomer();
  const owner = async (code: string): Promise<unknown> =>
    (await db.doc(`codes/${code}`).get()).get('uid');
  const code = `jö-${first.code}`;
  const { uid } = await signUp({ ...first, code });
  expect(await owner(`joe-${first.code}`)).toBe(uid);
  // for the next advisor it is taken
  const second = await aNewcomer();
  expect((await signUp({ ...second, code: `joe-${first.code}` })).code).toBe(`joe-${first.code}2`);
});

test('FN-01 two sign-ups with the same name at the same moment get the code and the code with a 2', async () => {
  const first = await aNewcomer();
  const second = await aNewcomer({ code: first.code });
  const answers = await Promise.all([signUp(first), signUp(second)]);
  expect(answers.map(({ code }) => code).toSorted()).toEqual([first.code, `${first.code}2`]);
  await expectComplete(first, answers[0].code);
  await expectComplete(second, answers[1].code);
});

test('FN-01 of sign-ups with the same address at the same moment exactly one succeeds', async () => {
  const input = await aNewcomer();
  const inputs = [1, 2, 3, 4].map((turn) => ({
    ...input,
    password: `leise Mühle ${turn}`,
    code: `${input.code}-${turn}`,
  }));
  const outcomes = await Promise.allSettled(inputs.map(signUp));
  const winners = inputs.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  const refusals = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && outcome.reason instanceof AppError ? outcome.reason.code : [],
  );
  expect(refusals).toHaveLength(3);
  for (const code of refusals) expect(['unavailable', 'advisor/email-taken']).toContain(code);
  for (const winner of winners) await expectComplete(winner);
});

test('FN-01 an address that has a login is refused, and that login stays as it is', async () => {
  const input = await aNewcomer();
  await signUp(input);
  const again = { ...input, password: 'ganz anders', code: `${input.code}-neu` };
  await expect(signUp(again)).rejects.toMatchObject({ code: 'advisor/email-taken' });
  await expectComplete(input);
});

/** How strangers get an address on a login without an advisor, all through Auth's public API. */
const CLAIMS: [string, (email: string) => Promise<SignedIn>][] = [
  ['signed up with it at Auth', (email) => signUpByEmail(email)],
  [
    'put it on a phone login',
    async (email) => {
      const stranger = await signInByPhone();
      await putEmail(stranger.idToken, email);
      return stranger;
    },
  ],
  [
    'put it on a phone login with a password',
    async (email) => {
      const stranger = await signInByPhone();
      await putEmail(stranger.idToken, email, 'demo1234');
      return stranger;
    },
  ],
  [
    'linked it to a phone login',
    async (email) => {
      const stranger = await signInByPhone();
      await linkEmail(stranger.idToken, email, 'demo1234');
      return stranger;
    },
  ],
  [
    "put it on a customer's login",
    async (email) => {
      const stranger = await signInByPhone();
      await store('customers', aCustomer('adv', { id: stranger.uid }));
      await putEmail(stranger.idToken, email, 'demo1234');
      return stranger;
    },
  ],
  [
    'put it on a login that was locked afterwards',
    async (email) => {
      const stranger = await signUpByEmail(email);
      await getAuth(app).updateUser(stranger.uid, { disabled: true });
      return stranger;
    },
  ],
  [
    "put it on another advisor's login",
    async (email) => {
      const own = await aNewcomer();
      const { uid } = await signUp(own);
      const advisor = await signInByEmail(own.email, own.password);
      await putEmail(advisor.idToken, email);
      return { uid, idToken: advisor.idToken };
    },
  ],
];

test.each(CLAIMS)(
  'FN-01 the owner of an address that a stranger %s signs up',
  async (_how, claim) => {
    const input = await aNewcomer();
    const { uid } = await claim(input.email);
    const before = await getAuth(app).getUser(uid);
    await signUp(input);
    expect(await expectComplete(input)).not.toBe(uid);
    await expect(signInByEmail(input.email, 'demo1234')).rejects.toThrow();
    // the stranger's login is as it was, without the address
    const { phoneNumber, disabled } = before;
    expect(await getAuth(app).getUser(uid)).toMatchObject({
      phoneNumber,
      disabled,
      email: undefined,
    });
  },
);

test('FN-01 of sign-ups at the same moment with an address that a stranger claims exactly one succeeds', async () => {
  const input = await aNewcomer();
  const stranger = await signInByPhone();
  await putEmail(stranger.idToken, input.email, 'demo1234');
  const inputs = [1, 2, 3].map((turn) => ({ ...input, code: `${input.code}-${turn}` }));
  const outcomes = await Promise.allSettled(inputs.map(signUp));
  const winners = inputs.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(winners).toHaveLength(1);
  for (const winner of winners) expect(await expectComplete(winner)).not.toBe(stranger.uid);
});

test('FN-01 a stranger who claims the address again meanwhile does not stop its owner', async () => {
  const input = await aNewcomer();
  const stranger = await signInByPhone();
  await putEmail(stranger.idToken, input.email);
  let again = 0;
  await createAdvisor(
    {
      ...createAdvisorPorts,
      logins: {
        ...createAdvisorPorts.logins,
        async freeAddress(...args) {
          const isFree = await createAdvisorPorts.logins.freeAddress(...args);
          again += 1;
          if (again < 3) await getAuth(app).updateUser(stranger.uid, { email: input.email });
          return isFree;
        },
      },
    },
    input,
    newId('address'),
  );
  expect(again).toBe(3);
  await expectComplete(input);
});

test('FN-01 a login that has its address confirmed keeps it', async () => {
  const input = await aNewcomer();
  const { uid } = await signUpByEmail(input.email);
  await getAuth(app).updateUser(uid, { emailVerified: true });
  await expect(signUp(input)).rejects.toMatchObject({ code: 'advisor/email-taken' });
  expect((await loginOf(input.email))?.uid).toBe(uid);
  expect((await db.doc(`codes/${input.code}`).get()).exists).toBe(false);
});

test('FN-01 an account keeps its address without a confirmation, also when its login has another one', async () => {
  const input = await aNewcomer();
  const { uid } = await signUp(input);
  const again = { ...input, code: `${input.code}-neu` };
  await expect(signUp(again)).rejects.toMatchObject({ code: 'advisor/email-taken' });
  expect((await loginOf(input.email))?.uid).toBe(uid);

  const { idToken } = await signInByEmail(input.email, input.password);
  await putEmail(idToken, `${newId('moved').toLowerCase()}@example.org`);
  await expect(signUp(again)).rejects.toMatchObject({ code: 'advisor/email-taken' });
  expect(await loginOf(input.email)).toBeNull();
  expect((await db.doc(`codes/${again.code}`).get()).exists).toBe(false);
});

test.each([
  ['password/simple', { password: 'ababab' }],
  ['password/simple', { password: ' '.repeat(6) }],
  ['password/common', { password: 'Passwort1!' }],
  ['password/personal', { password: 'Jörg2026' }],
])(
  'SIGNUP-02 a password that is easy to guess is refused with %s, and nothing is left',
  async (code, weak) => {
    const input = await aNewcomer(weak);
    await expect(signUp(input)).rejects.toMatchObject({ code });
    await expectNothing(input);
  },
);

test('FN-01 an organisation that does not exist is refused in German, and nothing is left', async () => {
  const input = await aNewcomer({ org: newId('org') });
  const answer = await call('createAdvisor', input);
  expect(answer.error?.details?.code).toBe('organisation/not-found');
  expect(answer.error?.message).toBe('Top-Orga ist erforderlich');
  await expectNothing(input);
});

test.each([
  ['email', { email: 'keine' }],
  ['password', { password: 'kurz!' }],
  ['password', { password: 'x'.repeat(129) }],
  ['firstName', { firstName: ' ' }],
  ['lastName', { lastName: 'x'.repeat(101) }],
  ['lastName', { firstName: 'WBD', lastName: 'Team' }],
  ['lastName', { firstName: 'Ѕupport', lastName: 'Теаm' }],
  ['lastName', { lastName: 'Müller-WBD' }],
  ['code', { code: 'support-wbd' }],
  ['code', { code: 'w-b-d' }],
  ['code', { code: 'ｗｂｄ1' }],
  ['code', { code: 'a' }],
  ['code', { code: 'anna/groß' }],
  ['code', { code: 'anna groß' }],
  ['code', { code: 'intern' }],
  ['code', { code: 'WBD' }],
  ['code', { code: 'internaltesting' }],
  ['org', { org: '' }],
])('FN-01 the server refuses a wrong %s by itself: %o', async (field, changes) => {
  const parsed = createAdvisorInput.safeParse({ ...(await aNewcomer()), ...changes });
  const wrong = new Set(parsed.error?.issues.map(({ path }) => path[0]));
  expect([...wrong]).toEqual([field]);
});

test('FN-01.2 a wrong field is named in the answer, and nothing is left', async () => {
  const input = await aNewcomer({ password: 'kurz!' });
  const answer = await call('createAdvisor', input);
  expect(answer.error?.details).toEqual({ code: 'input/invalid', fields: ['password'] });
  expect(answer.error?.message).toBe(errorTexts['input/invalid']);
  await expectNothing(input);
});

test('FN-01 an address that the login provider does not accept is a wrong field, too', async () => {
  const logins = { ...createAdvisorPorts.logins, put: () => Promise.resolve('invalid' as const) };
  const input = await aNewcomer();
  await expect(
    createAdvisor({ ...createAdvisorPorts, logins }, input, newId('address')),
  ).rejects.toMatchObject({ name: 'InvalidInput', fields: ['email'] });
  await expectNothing(input);
});

test('FN-01.3 repeated sign-ups from one network are limited', async () => {
  const address = newId('address');
  for (let turn = 0; turn < 60; turn++) await signUpsByAddress.take(address, new Date());
  const input = await aNewcomer();
  await expect(createAdvisor(createAdvisorPorts, input, address)).rejects.toMatchObject({
    code: 'rate/limited',
  });
  await expectNothing(input);
});
