import type { Referral } from '../customers/referral.ts';
import { shownSince } from './link-visits.ts';

/** How many people took a step. */
export interface ReferralSteps {
  registered: number;
  attended: number;
  asked: number;
}

/** How far those got who came within the days that are shown. */
export function referralSteps(referrals: readonly Referral[], now: Date): ReferralSteps {
  const since = shownSince(now);
  const recent = referrals.filter(({ createdAt }) => createdAt >= since);
  const count = (took: (referral: Referral) => boolean) => recent.filter(took).length;
  return {
    registered: count(({ registered }) => registered),
    attended: count(({ attended }) => attended.length > 0),
    asked: count(({ appointmentAt }) => appointmentAt !== null),
  };
}
