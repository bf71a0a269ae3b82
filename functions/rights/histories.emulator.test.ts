import '../test/own-project.ts';
import '../test/unverified-tokens.ts';
import '../fuzz/environment.ts';
import { patient } from '@wbd/tools/host-speed';
import fc from 'fast-check';
import type { CallName } from '@wbd/domain/calls';
import type { ErrorCode } from '@wbd/domain/errors';
import { RIGHTS, type Right } from '@wbd/domain/rights';
import { anAccount, newId } from '@wbd/domain/testing';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { tokenOf } from '../fuzz/logins.ts';
import { serveCallables, type FuzzServer } from '../fuzz/server.ts';
import { storeBlock } from '../src/accounts/admin/blocking/blocks.repository.ts';
import { closeAccount } from '../src/accounts/closing/close-account.service.ts';
import { closuresRepository } from '../src/accounts/closing/closures.repository.ts';
import { app, db } from '../src/core/firestore.ts';
import { logins } from '../src/core/logins.ts';
import { anAdvisor, store } from '../test/data.ts';
import { randomPhone } from '../test/people.ts';
import { aTeam } from '../test/team-world.ts';
import { fuzzSeed, tries } from '@wbd/tools/tries';
import { CALL_NAMES, refusalOf } from './admitted.ts';
import { expected } from './model.ts';
import type { Role } from './roles.ts';

const HISTORIES = tries(200, 1_000);
const LONG = { timeout: patient(400_000) };

let server: FuzzServer;
let admin: string;
let team: Awaited<ReturnType<typeof aTeam>>;
beforeAll(async () => {
  server = await serveCallables();
  admin = (await store('accounts', anAccount({ admin: true }))).id;
  await store('advisors', anAdvisor({ id: admin }));
  team = await aTeam();
});
afterAll(() => server.close());

/** One call for each distinct right. */
const PROBES: readonly CallName[] = [
  ...new Map(CALL_NAMES.map((name) => [JSON.stringify(RIGHTS[name]), name])).values(),
];

const STEPS = [
  'sign up',
  'link a phone',
  'unlink the phone',
  'take another address',
  'take the own address again',
  'confirm the address',
  'sign in by password',
  'sign in by phone',
  'block',
  'unblock',
  'close',
] as const;
type Step = (typeof STEPS)[number];

/** The state of the login when the token was issued. */
interface Token {
  text: string;
  signedInAt: Date;
  method: 'password' | 'phone';
  hasPhone: boolean;
  email: string | null;
  isConfirmed: boolean;
  phone: string | null;
}

const claimsSchema = z.object({ auth_time: z.number() });

interface World {
  uid: string;
  /** the account's address; the login's may differ */
  email: string;
  account: 'none' | 'open' | 'blocked' | 'closed';
  login: { email: string; isConfirmed: boolean; phone: string | null; isDisabled: boolean };
  tokens: Token[];
}

async function begin(): Promise<World> {
  const uid = newId('hist');
  const email = `${uid.toLowerCase()}@example.org`;
  await getAuth(app).createUser({ uid, email });
  await db.doc(`teamInvitations/${uid}`).set({
    team: team.id,
    email,
    advisor: team.lead.uid,
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 24 * 3_600_000),
  });
  const login = { email, isConfirmed: false, phone: null, isDisabled: false };
  return { uid, email, account: 'none', login, tokens: [] };
}

/** Performs a step with the provider, with our services and in the model. An impossible step changes nothing. */
async function take(world: World, step: Step): Promise<void> {
  const { uid, email, login } = world;
  const auth = getAuth(app);
  switch (step) {
    case 'sign up':
      if (world.account !== 'none') return;
      await store('accounts', anAccount({ id: uid, email }));
      await store('advisors', anAdvisor({ id: uid }));
      world.account = 'open';
      return;
    case 'link a phone': {
      const phone = randomPhone();
      await auth.updateUser(uid, { phoneNumber: phone });
      login.phone = phone;
      return;
    }
    case 'unlink the phone':
      await auth.updateUser(uid, { phoneNumber: null });
      login.phone = null;
      return;
    case 'take another address':
    case 'take the own address again': {
      const next = step === 'take another address' ? `other-${email}` : email;
      await auth.updateUser(uid, { email: next, emailVerified: true });
      Object.assign(login, { email: next, isConfirmed: true });
      return;
    }
    case 'confirm the address':
      await auth.updateUser(uid, { emailVerified: true });
      login.isConfirmed = true;
      return;
    case 'sign in by password':
    case 'sign in by phone':
      signIn(world, step === 'sign in by phone' ? 'phone' : 'password');
      return;
    case 'block':
    case 'unblock':
      if (world.account !== 'open' && world.account !== 'blocked') return;
      await storeBlock({ admin, uid, reason: step === 'block' ? 'Verstoß' : null, at: new Date() });
      world.account = step === 'block' ? 'blocked' : 'open';
      return;
    case 'close':
      if (world.account !== 'open') return;
      await closeAccount(
        { closures: closuresRepository, logins, now: () => new Date() },
        { uid, phone: null, emailConfirmed: false },
      );
      world.account = 'closed';
      login.isDisabled = true;
  }
}

function signIn(world: World, method: Token['method']): void {
  const { uid, login, tokens } = world;
  if (login.isDisabled || (method === 'phone' && login.phone === null)) return;
  const { email, isConfirmed, phone } = login;
  const said = { uid, email, emailConfirmed: isConfirmed, method };
  const text = tokenOf({ ...said, ...(phone !== null && { phoneNumber: phone }) });
  const { auth_time: seconds } = claimsSchema.parse(
    JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString()),
  );
  const signedInAt = new Date(seconds * 1000);
  tokens.push({ text, signedInAt, method, hasPhone: phone !== null, email, isConfirmed, phone });
}

/**
 * The current role of a token's owner.
 * @param validAfter when Auth last revoked the login's tokens, which it does when the address changes
 */
function roleOf(world: World, token: Token, validAfter: Date): Role {
  const { account, login } = world;
  const isStored = account === 'open' || account === 'blocked';
  const isOwn = token.email === world.email;
  const address = isOwn
    ? token.isConfirmed
      ? 'confirmed'
      : 'unconfirmed'
    : token.isConfirmed
      ? 'differs'
      : 'differs-unconfirmed';
  const isOpen = !login.isDisabled && (token.phone === null || token.phone === login.phone);
  const since = token.signedInAt < validAfter ? 'sessions-ended' : 'nothing';
  return {
    name: 'in a history',
    signIn: {
      method: token.method,
      minutesAgo: 0,
      secondFactor: false,
      hasPhone: token.hasPhone,
      address,
      since: isOpen ? since : 'disabled',
    },
    stored: isStored
      ? {
          level: 2,
          admin: false,
          orgAdmin: false,
          isBlocked: account === 'blocked',
          hasProfile: true,
        }
      : null,
  };
}

/** Calls whose answer to one of the tokens differs from the model. */
async function differences(world: World): Promise<string[]> {
  const found: string[] = [];
  const { tokensValidAfterTime } = await getAuth(app).getUser(world.uid);
  const validAfter = new Date(tokensValidAfterTime ?? 0);
  for (const token of world.tokens.slice(-3)) {
    const role = roleOf(world, token, validAfter);
    const answers = await Promise.all(
      PROBES.map(async (name) => {
        const right: Right = RIGHTS[name];
        const wanted: ErrorCode | null = expected(right, role);
        const got = await refusalOf(server.origin, name, token.text);
        return got === wanted ? [] : [`${name}: ${got ?? 'admitted'}, not ${wanted ?? 'admitted'}`];
      }),
    );
    found.push(...answers.flat());
    const shown = await showsInvitation(token);
    const wanted = expected(RIGHTS.answerTeamInvitation, role) === null;
    if (shown !== wanted) found.push(`the invitation: ${shown ? 'shown' : 'hidden'}`);
  }
  return found;
}

/** Whether the token's owner sees the invitation to the account's address. */
async function showsInvitation({ text }: Token): Promise<boolean> {
  const answer = await fetch(`${server.origin}/ownTeam`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${text}` },
    body: JSON.stringify({ data: {} }),
  });
  return (await answer.text()).includes('"invitations":[{');
}

test(`every call matches the model in ${HISTORIES} histories of a login`, LONG, async () => {
  const steps = fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 10 });
  const histories = fc.sample(steps, { numRuns: HISTORIES, seed: fuzzSeed });
  const seen = new Set<string>();
  for (const [index, history] of histories.entries()) {
    const world = await begin();
    for (const step of history) {
      await take(world, step);
      seen.add(step);
    }
    signIn(world, 'password');
    const where = `history ${index} of seed ${fuzzSeed}: ${history.join(', ')}`;
    expect(await differences(world), where).toEqual([]);
  }
  expect([...seen].toSorted()).toEqual([...STEPS].toSorted());
});
