import { isBlocked, type Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { CallName } from '@wbd/domain/calls';
import { AppError, type ErrorCode } from '@wbd/domain/errors';
import {
  addressStandingOf,
  isFresh,
  refusalAs,
  RIGHTS,
  type Right,
  type SignedInCall,
  type SignedInSubject,
  type Standing,
} from '@wbd/domain/rights';
import type { CallableRequest } from 'firebase-functions/https';
import { logins } from './logins.ts';
import { readOwnState, type OwnState } from './own-state.repository.ts';

export interface Caller {
  uid: string;
  /** the number that a code proved; null for advisors */
  phone: string | null;
  /** whether the account's address is confirmed */
  emailConfirmed: boolean;
}

export interface FactorCaller extends Caller {
  /** whether they signed in with a second factor */
  secondFactor: boolean;
}

/** A caller whom the table of rights admitted. */
export interface AdmittedCaller extends FactorCaller {
  account: Account | null;
  advisor: Advisor | null;
  /** the refusal for each subject of the right as which the caller may not act */
  refusals: Partial<Record<SignedInSubject, ErrorCode>>;
}

/** A caller with an open account. */
export interface AccountCaller extends AdmittedCaller {
  account: Account;
  advisor: Advisor;
}

type SubjectOf<Name extends CallName> = (typeof RIGHTS)[Name]['who'][number];

/** The caller of a call: calls for accounts alone know theirs. */
export type CallerOf<Name extends CallName> = [SubjectOf<Name>] extends [
  Exclude<SignedInSubject, 'person'>,
]
  ? AccountCaller
  : AdmittedCaller;

type Auth = NonNullable<CallableRequest['auth']>;

interface KnownLogin {
  uid: string;
  standing: Standing;
  state: OwnState | null;
}

/**
 * Admits the caller of a call that needs a login.
 * @throws AppError `auth/…`, `account/blocked`, `permission/denied`, and others that the table names
 */
export async function admit<Name extends SignedInCall>(
  name: Name,
  request: Pick<CallableRequest, 'auth'>,
): Promise<CallerOf<Name>> {
  const caller = await admitAs(RIGHTS[name], request);
  if (!isCallerOf(name, caller)) throw new Error(`${name} admitted a login without an account.`);
  return caller;
}

function isCallerOf<Name extends SignedInCall>(
  name: Name,
  caller: AdmittedCaller,
): caller is CallerOf<Name> {
  const who: Right['who'] = RIGHTS[name].who;
  return who.includes('person') || (caller.account !== null && caller.advisor !== null);
}

async function admitAs(
  { who, ...right }: Right,
  { auth }: Pick<CallableRequest, 'auth'>,
): Promise<AdmittedCaller> {
  if (!auth) throw new AppError('auth/required');
  const known = await knownLogin(auth);
  const subjects = who.filter(needsLogin);
  const refusals = refusalsOf(subjects, right, known.standing);
  if (subjects.every((subject) => refusals[subject] !== undefined)) {
    throw new AppError(mostTelling(refusals, known.standing));
  }
  await expectProof(right, auth, known);
  return callerOf(known, refusals);
}

/** The visitor of a public call. Blocked accounts and logins without a proven person count as strangers. */
export async function visitorOf({
  auth,
}: Pick<CallableRequest, 'auth'>): Promise<AdmittedCaller | null> {
  if (!auth) return null;
  const known = await knownLogin(auth);
  const open = { capability: null, address: 'any' } as const;
  const refusals = refusalsOf(['person', 'advisor'], open, known.standing);
  const isNobody = refusals.person !== undefined && refusals.advisor !== undefined;
  return isNobody ? null : callerOf(known, {});
}

/**
 * Refuses a caller who may act as another subject of the right, but not as this one.
 * @throws AppError with the reason
 */
export function expectAs(
  subject: SignedInSubject,
  { refusals }: Pick<AdmittedCaller, 'refusals'>,
): void {
  const refusal = refusals[subject];
  if (refusal !== undefined) throw new AppError(refusal);
}

const needsLogin = (subject: Right['who'][number]): subject is SignedInSubject =>
  subject !== 'anyone' && subject !== 'link' && subject !== 'visitor';

function refusalsOf(
  subjects: readonly SignedInSubject[],
  right: Pick<Right, 'capability' | 'address'>,
  standing: Standing,
): AdmittedCaller['refusals'] {
  return Object.fromEntries(
    subjects.flatMap((subject) => {
      const refusal = refusalAs(subject, right, standing);
      return refusal === null ? [] : [[subject, refusal]];
    }),
  );
}

/** Picks the refusal that the caller can do something about. */
function mostTelling(refusals: AdmittedCaller['refusals'], { account }: Standing): ErrorCode {
  const { person, ...others } = refusals;
  const ofAccount = Object.values(others);
  const reachable = ofAccount.find((code) => code !== 'permission/denied');
  if (account === null && person !== undefined) return person;
  return reachable ?? ofAccount[0] ?? person ?? 'permission/denied';
}

/**
 * From the token: uid, method and time of the sign-in, and the address for comparison. Everything else comes from our own
 * documents.
 */
async function knownLogin({ uid, token }: Auth): Promise<KnownLogin> {
  const state = await readOwnState(uid);
  const { auth_time: at, email = null, email_verified: isVerified = false } = token;
  const { sign_in_provider: method, sign_in_second_factor: factor } = token.firebase;
  const { account = null, advisor = null } = state ?? {};
  return {
    uid,
    state,
    standing: {
      signIn: { method, at: new Date(at * 1000), secondFactor: factor !== undefined },
      phone: token.phone_number ?? null,
      account: account && {
        admin: account.admin,
        orgAdmin: account.orgAdmin,
        isBlocked: isBlocked(account),
      },
      level: advisor && advisor.lv,
      address: addressStandingOf(account, { email, isVerified }),
    },
  };
}

/** @throws AppError `auth/required`, `auth/password-required`, `auth/code-required` */
async function expectProof(
  { proof }: Pick<Right, 'proof'>,
  auth: Auth,
  { uid, standing }: KnownLogin,
): Promise<void> {
  if (proof === 'none') return;
  const { signIn } = standing;
  const isByPassword = signIn.method === 'password';
  const again = isByPassword ? 'auth/password-required' : 'auth/code-required';
  if (proof === 'fresh' && !isFresh(signIn, new Date())) throw new AppError(again);
  const phone = auth.token.phone_number ?? null;
  if (await logins.accepts({ uid, phone, signedInAt: signIn.at })) return;
  throw new AppError(proof === 'current' && isByPassword ? 'auth/required' : again);
}

function callerOf(
  { uid, state, standing }: KnownLogin,
  refusals: AdmittedCaller['refusals'],
): AdmittedCaller {
  return {
    uid,
    phone: standing.signIn.method === 'password' ? null : standing.phone,
    emailConfirmed: standing.address === 'confirmed',
    secondFactor: standing.signIn.secondFactor,
    account: state?.account ?? null,
    advisor: state?.advisor ?? null,
    refusals,
  };
}
