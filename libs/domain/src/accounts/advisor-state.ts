import { may } from '../plans/capabilities.ts';
import type { Level } from '../plan-rows/plan-rows.ts';
import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import { isBlocked, type Account } from './account.ts';

/** States of an advisor, by precedence. A closed account has no profile. */
export const ADVISOR_STATES = [
  'blocked',
  'page-hidden',
  'without-imprint',
  'scout',
  'open',
] as const;
export type AdvisorState = (typeof ADVISOR_STATES)[number];

/** The facts that determine an advisor's state. */
export interface AdvisorFacts {
  lv: Level;
  /** null for accounts that are still being created */
  account: Pick<Account, 'block'> | null;
  /** whether a decision on a notice hides the page */
  isPageHidden: boolean;
  hasImprint: boolean;
  /** the day from which pages need an imprint to be public (yyyy-MM-dd); null if there is no deadline */
  imprintsDue: string | null;
}

/**
 * - blocked: by an admin
 * - page-hidden: a decision on a notice hides the page
 * - without-imprint: the operator's deadline has passed (§ 5 DDG)
 * - scout: the page is the operator's, with the operator's imprint
 * @param today the day in Berlin (yyyy-MM-dd)
 */
export function advisorState(facts: AdvisorFacts, today: string): AdvisorState {
  const { lv, account, isPageHidden, hasImprint, imprintsDue } = facts;
  if (account && isBlocked(account)) return 'blocked';
  if (isPageHidden) return 'page-hidden';
  if (!may(lv, 'website')) return 'scout';
  return imprintsDue !== null && today >= imprintsDue && !hasImprint ? 'without-imprint' : 'open';
}

const ACTIVE = {
  shown: 'visitor',
  offered: 'visitor',
  explained: false,
  counted: true,
  reminded: true,
} as const;
const WITHHELD = { ...ACTIVE, shown: 'owner', offered: 'linked', explained: true } as const;

/** `offered`: people can request an appointment and register with the advisor. */
export const ADVISOR_MEANING: Readonly<Record<AdvisorState, Meaning>> = {
  blocked: { shown: null, offered: null, explained: true, counted: true, reminded: false },
  // pages of colleagues and shared links still lead to the advisor
  'page-hidden': WITHHELD,
  'without-imprint': WITHHELD,
  scout: ACTIVE,
  open: ACTIVE,
};

/** Whether a viewer sees the advisor's page. */
export function isAdvisorShownTo(viewer: Viewer, facts: AdvisorFacts, today: string): boolean {
  return reaches(ADVISOR_MEANING[advisorState(facts, today)].shown, viewer);
}
