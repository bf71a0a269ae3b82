import { may } from '../plans/capabilities.ts';
import type { Level } from '../plan-rows/plan-rows.ts';
import { reaches, type Meaning, type Viewer } from '../states/meaning.ts';
import { isBlocked, type Account } from './account.ts';

/** An advisor at one moment; a later entry never hides an earlier one. One whose account is closed has no profile. */
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
  /** null for accounts that are being made */
  account: Pick<Account, 'block'> | null;
  /** whether a decision on a notice hides the page */
  isPageHidden: boolean;
  hasImprint: boolean;
  /** the day from which pages without an imprint are not public (yyyy-MM-dd); null while there is none */
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

/** `offered`: people can ask for an appointment, and take seats through the advisor. */
export const ADVISOR_MEANING: Readonly<Record<AdvisorState, Meaning>> = {
  blocked: { shown: null, offered: null, explained: true, counted: true, reminded: false },
  // colleagues' pages and links that people have still lead to the advisor
  'page-hidden': WITHHELD,
  'without-imprint': WITHHELD,
  scout: ACTIVE,
  open: ACTIVE,
};

/** Whether a viewer sees the advisor's page. */
export function isAdvisorShownTo(viewer: Viewer, facts: AdvisorFacts, today: string): boolean {
  return reaches(ADVISOR_MEANING[advisorState(facts, today)].shown, viewer);
}
