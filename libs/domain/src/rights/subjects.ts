import type { ErrorCode } from '../errors/error-codes.ts';
import { may } from '../plans/capabilities.ts';
import type { Capability, Level } from '../plan-rows/plan-rows.ts';

/**
 * Who may call:
 * - `anyone`: no login needed; a login is ignored.
 * - `link`: the bearer of a signed link in the input. The service verifies the link; a login is ignored.
 * - `visitor`: anyone; the handler gets the signed-in caller, if any. Blocked and closed accounts count as strangers.
 * - `person`: a customer who proved a phone number with a code.
 * - `advisor`: an open account, signed in with its password.
 * - `orgAdmin`: an advisor who administers the own organisation, signed in with a second factor.
 * - `admin`: an advisor with the operator's rights, signed in with a second factor.
 */
export type Subject = 'anyone' | 'link' | 'visitor' | 'person' | 'advisor' | 'orgAdmin' | 'admin';

/** Subjects that need a login. */
export type SignedInSubject = Exclude<Subject, 'anyone' | 'link' | 'visitor'>;

/**
 * What the caller proves besides a valid token:
 * - `none`: nothing. A token is valid for up to an hour after its sessions were ended.
 * - `current`: the login exists, is open, has the token's number, and has not ended its sessions since the sign-in. Costs a
 *   request to Firebase Auth.
 * - `fresh`: `current`, and the sign-in is at most `FRESH_MS` old: with the password for accounts, and the second factor if
 *   there is one; with a code for a person.
 */
export type Proof = 'none' | 'current' | 'fresh';

/** How long a sign-in counts as fresh. */
export const FRESH_MS = 10 * 60_000;

/** The right to one call. */
export interface Right {
  /** any one of them suffices */
  who: readonly [Subject, ...Subject[]];
  /** the capability that an advisor's package must include; null when any package suffices */
  capability: Capability | null;
  /** whether an advisor needs a confirmed address; administrators and admins always do */
  address: 'confirmed' | 'any';
  proof: Proof;
}

/** Facts about a signed-in caller. */
export interface Standing {
  /** from the token: Firebase Auth's name of the method, the time, and whether a second factor was used */
  signIn: { method: string; at: Date; secondFactor: boolean };
  /** the phone number proven by a code; null without one */
  phone: string | null;
  /** null for a login that is not an advisor's, or whose account was closed */
  account: { admin: boolean; orgAdmin: boolean; isBlocked: boolean } | null;
  /** the advisor's level; null without an account */
  level: Level | null;
  address: AddressStanding;
}

/**
 * Whether the account's address is confirmed. `differs`: the login has another address than the account, so that its
 * confirmation says nothing about the account's.
 */
export type AddressStanding = 'confirmed' | 'unconfirmed' | 'differs';

/** Refusals that name the package. The others are `permission/denied`. */
const PACKAGE_REFUSALS: Partial<Record<Capability, ErrorCode>> = {
  chooseCode: 'advisor/basic-plan',
  leadTeam: 'team/needs-pro',
};

/** Auth's methods that prove a person's number; the server's own token follows a code. */
const PERSON_METHODS: readonly string[] = ['phone', 'custom'];
const ACCOUNT_METHOD = 'password';

/**
 * What an account needs to act as each of its subjects. `isAdmin` in firestore.rules asks for the same. `isMyOffice` lets
 * administrators of organisations read without the second factor: only calls change something.
 */
export const SUBJECTS = {
  advisor: { mark: null, confirmedAddress: false, secondFactor: false },
  orgAdmin: { mark: 'orgAdmin', confirmedAddress: true, secondFactor: true },
  admin: { mark: 'admin', confirmedAddress: true, secondFactor: true },
} as const satisfies Record<
  Exclude<SignedInSubject, 'person'>,
  {
    /** the flag in the account */
    mark: 'orgAdmin' | 'admin' | null;
    /** regardless of the row */
    confirmedAddress: boolean;
    /** whether the sign-in must have used one */
    secondFactor: boolean;
  }
>;

/** Why a caller may not act as a subject; null when they may. Proof is asked for separately. */
export function refusalAs(
  subject: SignedInSubject,
  right: Pick<Right, 'capability' | 'address'>,
  standing: Standing,
): ErrorCode | null {
  const { account, level, signIn, address, phone } = standing;
  if (account?.isBlocked === true) return 'account/blocked';
  if (subject === 'person') {
    const isProven = phone !== null && PERSON_METHODS.includes(signIn.method);
    return isProven ? null : 'auth/phone-required';
  }
  const required = SUBJECTS[subject];
  if (!account || level === null) return 'permission/denied';
  // anyone can link a phone number to their own login, which would then work like a second password
  if (signIn.method !== ACCOUNT_METHOD) return 'auth/password-required';
  if (required.mark !== null && !account[required.mark]) return 'permission/denied';
  const { capability } = right;
  if (subject === 'advisor' && capability !== null && !may(level, capability)) {
    return PACKAGE_REFUSALS[capability] ?? 'permission/denied';
  }
  const needsAddress = required.confirmedAddress || right.address === 'confirmed';
  if (needsAddress && address !== 'confirmed') return ADDRESS_REFUSALS[address];
  if (required.secondFactor && !signIn.secondFactor) return 'auth/second-factor-required';
  return null;
}

const ADDRESS_REFUSALS = {
  unconfirmed: 'auth/email-unconfirmed',
  differs: 'auth/email-differs',
} as const satisfies Record<Exclude<AddressStanding, 'confirmed'>, ErrorCode>;

/** The standing of a login's address; without an account, only whether it is verified. */
export function addressStandingOf(
  account: { email: string } | null,
  login: { email: string | null; isVerified: boolean },
): AddressStanding {
  if (account && !isSameAddress(login.email, account.email)) return 'differs';
  return login.isVerified ? 'confirmed' : 'unconfirmed';
}

/** Whether a login's address equals the account's, ignoring case and surrounding blanks. */
export function isSameAddress(one: string | null, other: string): boolean {
  return one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}

/** Whether a sign-in is fresh. Refreshing a token changes neither its method nor the time of the sign-in. */
export function isFresh({ method, at }: Standing['signIn'], now: Date): boolean {
  return (
    (method === ACCOUNT_METHOD || method === 'phone') && now.getTime() - at.getTime() <= FRESH_MS
  );
}
