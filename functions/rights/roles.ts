import { anAccount, newId } from '@wbd/domain/testing';
import { planRow, PLANS, type Level } from '@wbd/domain/plans';
import { getAuth } from 'firebase-admin/auth';
import { tokenOf, type Signed } from '../fuzz/logins.ts';
import { app } from '../src/core/firestore.ts';
import { logins } from '../src/core/logins.ts';
import { anAdvisor, store } from '../test/data.ts';
import { randomPhone } from '../test/people.ts';

/** How a role signed in, and what its token says. */
interface SignIn {
  method: 'password' | 'phone' | 'custom' | 'anonymous';
  minutesAgo: number;
  secondFactor: boolean;
  /** whether a phone number is linked to the login */
  hasPhone: boolean;
  address: 'confirmed' | 'unconfirmed' | 'differs' | 'differs-unconfirmed' | 'written-otherwise';
  /** changes to the login after the sign-in */
  since: 'nothing' | 'sessions-ended' | 'number-moved' | 'disabled';
}

/** The stored documents of a role. */
interface Stored {
  level: Level;
  admin: boolean;
  orgAdmin: boolean;
  isBlocked: boolean;
  hasProfile: boolean;
}

export interface Role {
  name: string;
  /** null without a token */
  signIn: SignIn | null;
  /** null without an account, or after it was closed */
  stored: Stored | null;
}

const BY_PASSWORD: SignIn = {
  method: 'password',
  minutesAgo: 1,
  secondFactor: false,
  hasPhone: false,
  address: 'confirmed',
  since: 'nothing',
};
const BY_CODE: SignIn = { ...BY_PASSWORD, method: 'phone', hasPhone: true, address: 'unconfirmed' };
const PRO: Stored = {
  level: 2,
  admin: false,
  orgAdmin: false,
  isBlocked: false,
  hasProfile: true,
};

const stranger = (name: string, signIn: Partial<SignIn>): Role => ({
  name,
  signIn: { ...BY_PASSWORD, ...signIn },
  stored: null,
});
const person = (name: string, signIn: Partial<SignIn> = {}): Role => ({
  name,
  signIn: { ...BY_CODE, ...signIn },
  stored: null,
});
const advisor = (
  name: string,
  stored: Partial<Stored> = {},
  signIn: Partial<SignIn> = {},
): Role => ({
  name,
  signIn: { ...BY_PASSWORD, ...signIn },
  stored: { ...PRO, ...stored },
});
const linked = { method: 'phone', hasPhone: true } as const;
const factor = { secondFactor: true } as const;

export const ROLES: readonly Role[] = [
  { name: 'nobody', signIn: null, stored: null },
  stranger('a login without an account', {}),
  stranger('an anonymous login', { method: 'anonymous', address: 'unconfirmed' }),
  stranger('a closed account', { since: 'disabled' }),
  stranger('a login without an account, with a linked phone', { hasPhone: true }),
  person('a person'),
  person('a person whose code is older than ten minutes', { minutesAgo: 11 }),
  person('a person whose sessions were ended', { since: 'sessions-ended' }),
  person('a person whose number has moved', { since: 'number-moved' }),
  person('a person whose login is disabled', { since: 'disabled' }),
  person('a person signed in by the server', { method: 'custom' }),
  ...PLANS.map(planRow).flatMap(({ name, lv: level }) => [
    advisor(name, { level }),
    advisor(`${name}, unconfirmed`, { level }, { address: 'unconfirmed' }),
  ]),
  advisor('Pro whose token names another, confirmed address', {}, { address: 'differs' }),
  advisor('Pro with another, unconfirmed address', {}, { address: 'differs-unconfirmed' }),
  advisor('Pro whose address is in capitals', {}, { address: 'written-otherwise' }),
  advisor('Pro, login older than ten minutes', {}, { minutesAgo: 11 }),
  advisor('Pro whose sessions were ended', {}, { since: 'sessions-ended' }),
  advisor('Pro with a linked phone', {}, { hasPhone: true }),
  advisor('Pro signed in by a linked phone', {}, linked),
  advisor('Pro signed in by a custom token', {}, { method: 'custom' }),
  advisor('Pro without a profile', { hasProfile: false }),
  advisor('Pro with a second factor', {}, factor),
  advisor('blocked', { isBlocked: true }),
  advisor('blocked with a linked phone', { isBlocked: true }, { hasPhone: true }),
  advisor('blocked, signed in by a linked phone', { isBlocked: true }, linked),
  advisor('administrator', { orgAdmin: true }),
  advisor('administrator with a second factor', { orgAdmin: true }, factor),
  advisor('administrator, unconfirmed', { orgAdmin: true }, { ...factor, address: 'unconfirmed' }),
  advisor(
    'administrator whose address differs',
    { orgAdmin: true },
    { ...factor, address: 'differs' },
  ),
  advisor('administrator of level 0', { orgAdmin: true, level: 0 }, factor),
  advisor(
    'administrator, login older than ten minutes',
    { orgAdmin: true },
    { ...factor, minutesAgo: 11 },
  ),
  advisor('blocked administrator', { orgAdmin: true, isBlocked: true }, factor),
  advisor(
    'administrator signed in by a linked phone',
    { orgAdmin: true },
    { ...factor, ...linked },
  ),
  advisor('admin', { admin: true }, factor),
  advisor('admin who enrolled a second factor and did not use it', { admin: true }),
  advisor('admin, unconfirmed', { admin: true }, { ...factor, address: 'unconfirmed' }),
  advisor('admin whose address differs', { admin: true }, { ...factor, address: 'differs' }),
  advisor('admin of level 0', { admin: true, level: 0 }, factor),
  advisor('admin, login older than ten minutes', { admin: true }, { ...factor, minutesAgo: 11 }),
  advisor('blocked admin', { admin: true, isBlocked: true }, factor),
  advisor('admin signed in by a linked phone', { admin: true }, { ...factor, ...linked }),
];

/** Stores the role's documents and signs it in. @returns null without a token */
export async function tokenFor({ signIn, stored }: Role): Promise<string | null> {
  if (!signIn) return null;
  const uid = newId('uid');
  const email = `${uid}@example.org`;
  const phoneNumber = signIn.hasPhone ? randomPhone() : undefined;
  await getAuth(app).createUser({ uid, email, ...(phoneNumber !== undefined && { phoneNumber }) });
  if (stored) await storeAs(uid, email, stored);
  const token = tokenOf({ uid, ...saidBy(signIn, email), phoneNumber });
  await follow(signIn.since, uid, phoneNumber);
  return token;
}

async function storeAs(uid: string, email: string, stored: Stored): Promise<void> {
  const { level, admin, orgAdmin, isBlocked, hasProfile } = stored;
  const block = isBlocked ? { reason: 'Verstoß', at: new Date() } : null;
  await store('accounts', anAccount({ id: uid, email, admin, orgAdmin, block }));
  if (hasProfile) await store('advisors', anAdvisor({ id: uid, lv: level }));
}

function saidBy(signIn: SignIn, email: string): Omit<Signed, 'uid'> {
  const { method, minutesAgo, secondFactor, address } = signIn;
  const said = address.startsWith('differs') ? `other-${email}` : email;
  return {
    method,
    minutesAgo,
    secondFactor,
    email: address === 'written-otherwise' ? said.toUpperCase() : said,
    emailConfirmed: !address.endsWith('unconfirmed'),
  };
}

async function follow(since: SignIn['since'], uid: string, phone?: string): Promise<void> {
  const auth = getAuth(app);
  if (since === 'sessions-ended') await auth.revokeRefreshTokens(uid);
  if (since === 'disabled') await auth.updateUser(uid, { disabled: true });
  if (since === 'number-moved' && phone !== undefined) await logins.passPhoneOn(uid, phone);
}
