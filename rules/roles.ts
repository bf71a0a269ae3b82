import { audiencesOf } from '@wbd/domain/audiences';

/** The callers that the rules distinguish. A signed-in role's uid is its name. */
export const ROLES = [
  'visitor',
  'customer',
  'otherCustomer',
  'basic',
  'lite',
  'pro',
  'owner',
  'colleague',
  'unconfirmed',
  'foreign',
  'admin',
  'internaltesting',
  'blocked',
] as const;
export type Role = (typeof ROLES)[number];

export const EVERYONE: readonly Role[] = ROLES;
export const NOBODY: readonly Role[] = [];
/** Advisors who have confirmed their e-mail address; `unconfirmed` alone has not. */
export const CONFIRMED: readonly Role[] = [
  'basic',
  'lite',
  'pro',
  'owner',
  'colleague',
  'foreign',
  'admin',
  'internaltesting',
];

/**
 * Whose account is marked as an admin's. `admin` alone has admin rights: `unconfirmed` lacks a confirmed address,
 * `foreign` signed in without a second factor, and `blocked` was blocked by another admin.
 */
export const MARKED_AS_ADMIN: readonly Role[] = ['admin', 'unconfirmed', 'foreign', 'blocked'];

const WITH_SECOND_FACTOR: readonly Role[] = ['admin', 'unconfirmed', 'colleague', 'blocked'];

/** What the token of a signed-in role says beside the uid. */
export const claimsOf = (role: Role) => ({
  email_verified: WITH_EMAIL.includes(role),
  firebase: {
    sign_in_provider: 'password' as const,
    identities: {},
    ...(WITH_SECOND_FACTOR.includes(role) && { sign_in_second_factor: 'phone' }),
  },
});

/** Those whose package includes a page of their own. */
export const LEVEL_1: readonly Role[] = [
  'lite',
  'pro',
  'owner',
  'colleague',
  'unconfirmed',
  'foreign',
  'admin',
];
/** Those whose package includes everything. */
export const LEVEL_2: readonly Role[] = LEVEL_1.filter((role) => role !== 'lite');
/** Those who may publish what shows on other advisors' pages. */
export const PUBLISHERS: readonly Role[] = LEVEL_2.filter((role) => role !== 'unconfirmed');
/** Roles with a confirmed e-mail address, including one without an advisor and one that an admin has blocked. */
export const WITH_EMAIL: readonly Role[] = [...CONFIRMED, 'otherCustomer', 'blocked'];
export const SIGNED_IN: readonly Role[] = ROLES.filter((role) => role !== 'visitor');

/**
 * Level and organisation of the roles that are advisors, and until when their uploads are stopped. `owner` owns the documents
 * under test.
 */
export const ADVISOR_FACTS = {
  basic: { lv: 0, org: 'org-b' },
  lite: { lv: 1, org: 'org-b' },
  pro: { lv: 2, org: 'org-b' },
  owner: { lv: 2, org: 'org-a' },
  colleague: { lv: 2, org: 'org-a', uploadsStoppedUntil: new Date('2099-05-01T10:00:00Z') },
  unconfirmed: { lv: 2, org: 'org-a' },
  foreign: { lv: 2, org: 'org-c', uploadsStoppedUntil: new Date('2020-05-01T10:00:00Z') },
  admin: { lv: 2, org: 'org-d' },
  /** the advisor who sees what the operator has hidden, with any package */
  internaltesting: { lv: 0, org: 'org-e' },
  /** may do nothing of what an owner may, although the token still holds */
  blocked: { lv: 2, org: 'org-a', blocked: true },
} as const;

/** Members of the team of `owner`, who may be of another organisation. */
export const IN_TEAM: readonly Role[] = ['owner', 'colleague', 'unconfirmed', 'foreign', 'blocked'];

/** What the server writes into a role's account; accounts of earlier releases, as that of `internaltesting`, lack it. */
export function audiencesOfRole(role: keyof typeof ADVISOR_FACTS): string[] {
  const team = IN_TEAM.includes(role) ? 'nord' : null;
  return audiencesOf({ id: role, org: ADVISOR_FACTS[role].org, team });
}
