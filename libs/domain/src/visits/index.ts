export {
  linkKey,
  linkVisitSchema,
  linkVisitsId,
  linkVisitsSchema,
  shownSince,
  visitedItem,
  VISITS_SHOWN_DAYS,
  visitsShown,
  type CountedVisits,
  type LinkVisit,
  type LinkVisits,
  type VisitedItem,
} from './link-visits.ts';
export { referralSteps, type ReferralSteps } from './referral-steps.ts';
