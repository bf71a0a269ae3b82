import { audiencesOf } from '@wbd/domain/audiences';
import { byPaidPlan, may, planLevel, PLANS, type Capability } from '@wbd/domain/plans';

/** The callers that the rules distinguish. A signed-in role's uid is its name. */
export const ROLES = [
  'visitor',
  'customer',
  'otherCustomer',
  ...PLANS,
  'owner',
  'colleague',
  'unconfirmed',
  'differs',
  'foreign',
  'admin',
  'internaltesting',
  'blocked',
  'blockedBefore',
  'linked',
] as const;
export type Role = (typeof ROLES)[number];

export const EVERYONE: readonly Role[] = ROLES;
export const NOBODY: readonly Role[] = [];
/** Advisors without a confirmed account address. `differs` has confirmed another address. */
export const UNPROVEN: readonly Role[] = ['unconfirmed', 'differs'];
/**
 * Advisors without access although their token is still valid: blocked, blocked by an earlier release, and signed in with a
 * phone number, which anyone can link to their login.
 */
export const SHUT: readonly Role[] = ['blocked', 'blockedBefore', 'linked'];
/** Open advisors who have confirmed their e-mail address. */
export const CONFIRMED: readonly Role[] = [
  ...PLANS,
  'owner',
  'colleague',
  'foreign',
  'admin',
  'internaltesting',
];

/** Advisors with an open account. */
export const OPEN: readonly Role[] = [...CONFIRMED, ...UNPROVEN];

/**
 * Roles whose account is marked as an admin's. Only `admin` has admin rights: `foreign` signed in without a second factor, and the
 * others lack a confirmed address or an open account.
 */
export const MARKED_AS_ADMIN: readonly Role[] = ['admin', ...UNPROVEN, 'foreign', ...SHUT];

const WITH_SECOND_FACTOR: readonly Role[] = ['admin', ...UNPROVEN, 'colleague', ...SHUT];

/** The address in the account of every role. */
export const ADDRESS = 'x@example.org';
/** What the account of a role says about whether it is open. */
export const accountFactsOf = (role: Role) => ({
  email: ADDRESS,
  block: role === 'blocked' ? { reason: 'Verstoß', at: new Date('2026-05-01T10:00:00Z') } : null,
});
/** The address in the token, which may differ in case. */
function addressOf(role: Role): string {
  if (role === 'differs') return 'y@example.org';
  return role === 'colleague' ? ADDRESS.toUpperCase() : ADDRESS;
}

/** What the token of a signed-in role says beside the uid. */
export const claimsOf = (role: Role) => ({
  email: addressOf(role),
  email_verified: WITH_EMAIL.includes(role),
  firebase: {
    sign_in_provider: role === 'linked' ? ('phone' as const) : ('password' as const),
    identities: {},
    ...(WITH_SECOND_FACTOR.includes(role) && { sign_in_second_factor: 'phone' }),
  },
});

/** Roles whose token names a confirmed address, including one without an advisor. */
const WITH_EMAIL: readonly Role[] = [...CONFIRMED, 'otherCustomer', 'differs', ...SHUT];
export const SIGNED_IN: readonly Role[] = ROLES.filter((role) => role !== 'visitor');

/**
 * Level and organisation of the roles that are advisors, and until when their uploads are stopped. `owner` owns the documents
 * under test.
 */
export const ADVISOR_FACTS = {
  basic: { lv: planLevel('basic'), org: 'org-b' },
  ...byPaidPlan((plan) => ({ lv: planLevel(plan), org: 'org-b' })),
  owner: { lv: 2, org: 'org-a' },
  colleague: { lv: 2, org: 'org-a', uploadsStoppedUntil: new Date('2099-05-01T10:00:00Z') },
  unconfirmed: { lv: 2, org: 'org-a' },
  differs: { lv: 2, org: 'org-a' },
  foreign: { lv: 2, org: 'org-c', uploadsStoppedUntil: new Date('2020-05-01T10:00:00Z') },
  admin: { lv: 2, org: 'org-d' },
  /** the advisor who sees what the operator has hidden, with any package */
  internaltesting: { lv: 0, org: 'org-e' },
  blocked: { lv: 2, org: 'org-a' },
  blockedBefore: { lv: 2, org: 'org-a', blocked: true },
  linked: { lv: 2, org: 'org-a' },
} as const;

/** Open advisors whose package holds a capability. */
export const holders = (capability: Capability): readonly Role[] =>
  OPEN.filter((role) => isAdvisorRole(role) && may(ADVISOR_FACTS[role].lv, capability));

/** Those of them who may publish what shows on other advisors' pages. */
export const publishers = (capability: Capability): readonly Role[] =>
  holders(capability).filter((role) => !UNPROVEN.includes(role));

/** Members of the team of `owner`, who may be of another organisation. */
export const IN_TEAM: readonly Role[] = ['owner', 'colleague', ...UNPROVEN, 'foreign', ...SHUT];

/** What the server writes into a role's account; accounts of earlier releases, as that of `internaltesting`, lack it. */
export function audiencesOfRole(role: keyof typeof ADVISOR_FACTS): string[] {
  const team = IN_TEAM.includes(role) ? 'nord' : null;
  return audiencesOf({ id: role, org: ADVISOR_FACTS[role].org, team });
}

export function isAdvisorRole(role: Role): role is keyof typeof ADVISOR_FACTS {
  return role in ADVISOR_FACTS;
}
