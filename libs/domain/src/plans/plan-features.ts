import type { Capability, Plan } from '../plan-rows/plan-rows.ts';
import { MINIMUM_TERM_MONTHS, PLAN_PRICES, type Schedule } from './plans.ts';

/** What a package holds, by category. The words live in the user interface. */
export const FEATURES = {
  commission: ['referrals'],
  library: ['learn', 'shareKnowledge'],
  brand: ['website', 'introVideo'],
  testimonials: ['testimonialVideos'],
  quickVideos: ['shareQuickVideos', 'uploadQuickVideos'],
  seminars: ['seminarLeads', 'createSeminars', 'participants', 'seminarMails'],
  experts: ['expertVideos', 'expertBooking', 'expertCalendars'],
  teams: ['leadTeam'],
  films: ['sellFilms'],
} as const satisfies Record<string, readonly Capability[]>;
export type FeatureCategory = keyof typeof FEATURES;

/** In the order in which they are shown. */
export const FEATURE_CATEGORIES = [
  'commission',
  'library',
  'brand',
  'testimonials',
  'quickVideos',
  'seminars',
  'experts',
  'teams',
  'films',
] as const satisfies readonly FeatureCategory[];

export type Feature = (typeof FEATURES)[FeatureCategory][number];

/** Euros per interval without VAT; Basic is free. */
export function planEuros(plan: Plan, schedule: Schedule): number {
  const price = PLAN_PRICES.find((one) => one.plan === plan && one.schedule === schedule);
  return (price?.cents ?? 0) / 100;
}

/** What a year costs when it is paid monthly, in euros: the annual price is compared with it. */
export function yearOfMonths(plan: Plan): number {
  return planEuros(plan, 'monthly') * MINIMUM_TERM_MONTHS;
}
