import type { ErrorCode } from '@wbd/domain/errors';
import { may, type Capability } from '@wbd/domain/plans';
import { SUBJECTS, type Right, type SignedInSubject } from '@wbd/domain/rights';
import type { Role } from './roles.ts';

type Known = Role & { signIn: NonNullable<Role['signIn']> };

/** The check behind each requirement of the table, in the order of the refusals. */
const NEEDS: readonly {
  applies: (right: Right, as: SignedInSubject) => boolean;
  met: (role: Known, right: Right) => boolean;
  refusal: (role: Known, right: Right) => ErrorCode;
}[] = [
  {
    applies: () => true,
    met: ({ stored }) => !(stored?.isBlocked && stored.hasProfile),
    refusal: () => 'account/blocked',
  },
  {
    applies: (_, as) => as === 'person',
    met: ({ signIn }) => signIn.hasPhone && ['phone', 'custom'].includes(signIn.method),
    refusal: () => 'auth/phone-required',
  },
  {
    applies: (_, as) => as !== 'person',
    met: ({ stored }) => stored?.hasProfile === true,
    refusal: () => 'permission/denied',
  },
  {
    applies: (_, as) => as !== 'person',
    met: ({ signIn }) => signIn.method === 'password',
    refusal: () => 'auth/password-required',
  },
  {
    applies: (_, as) => as === 'admin',
    met: ({ stored }) => stored?.admin === true,
    refusal: () => 'permission/denied',
  },
  {
    applies: (_, as) => as === 'orgAdmin',
    met: ({ stored }) => stored?.orgAdmin === true,
    refusal: () => 'permission/denied',
  },
  {
    applies: ({ capability }, as) => as === 'advisor' && capability !== null,
    met: ({ stored }, { capability }) =>
      capability === null || (stored !== null && may(stored.level, capability)),
    refusal: (_, { capability }) => packageRefusal(capability),
  },
  {
    applies: ({ address }, as) => (as === 'advisor' ? address === 'confirmed' : as !== 'person'),
    met: ({ signIn }) => ['confirmed', 'written-otherwise'].includes(signIn.address),
    refusal: ({ signIn }) =>
      signIn.address === 'unconfirmed' ? 'auth/email-unconfirmed' : 'auth/email-differs',
  },
  {
    applies: (_, as) => as !== 'person' && SUBJECTS[as].secondFactor,
    met: ({ signIn }) => signIn.secondFactor,
    refusal: () => 'auth/second-factor-required',
  },
];

/** Requirements that apply to every right. */
const PROOFS: typeof NEEDS = [
  {
    applies: ({ proof }) => proof === 'fresh',
    met: ({ signIn }) => signIn.minutesAgo <= 10 && signIn.method !== 'custom',
    refusal: ({ signIn }) =>
      signIn.method === 'password' ? 'auth/password-required' : 'auth/code-required',
  },
  {
    applies: ({ proof }) => proof !== 'none',
    met: ({ signIn }) => signIn.since === 'nothing',
    refusal: ({ signIn }, { proof }) => {
      if (signIn.method !== 'password') return 'auth/code-required';
      return proof === 'fresh' ? 'auth/password-required' : 'auth/required';
    },
  },
];

function packageRefusal(capability: Capability | null): ErrorCode {
  if (capability === 'chooseCode') return 'advisor/basic-plan';
  return capability === 'leadTeam' ? 'team/needs-pro' : 'permission/denied';
}

const PUBLIC: readonly string[] = ['anyone', 'link', 'visitor'];

/** The refusal that the table demands for a role; null when it is admitted. */
export function expected(right: Right, role: Role): ErrorCode | null {
  if (right.who.some((subject) => PUBLIC.includes(subject))) return null;
  const { signIn } = role;
  if (!signIn) return 'auth/required';
  const known = { ...role, signIn };
  const subjects = right.who.filter((one): one is SignedInSubject => !PUBLIC.includes(one));
  const refusals = subjects.map((as) => unmet(NEEDS, right, as, known));
  const admitted = subjects[refusals.indexOf(null)];
  if (admitted) return unmet(PROOFS, right, admitted, known);
  if (!role.stored?.hasProfile && subjects.includes('person')) {
    return refusals[subjects.indexOf('person')] ?? null;
  }
  const ofAccounts = refusals.filter((_, index) => subjects[index] !== 'person');
  const reachable = ofAccounts.find((code) => code !== 'permission/denied');
  return reachable ?? ofAccounts[0] ?? refusals[0] ?? null;
}

function unmet(
  needs: typeof NEEDS,
  right: Right,
  as: SignedInSubject,
  role: Known,
): ErrorCode | null {
  const first = needs.find(({ applies, met }) => applies(right, as) && !met(role, right));
  return first ? first.refusal(role, right) : null;
}
