import { may } from './capabilities.ts';
import type { Level } from './level.ts';
import { MINIMUM_TERM_MONTHS, PLAN_PRICES, type Schedule } from './plans.ts';

export const PLANS = ['basic', 'lite', 'pro'] as const;
export type Plan = (typeof PLANS)[number];

/** What a package holds, by category. The words live in the user interface. */
export const FEATURES = {
  commission: ['referrals'],
  library: ['learn', 'shareKnowledge'],
  brand: ['website', 'introVideo'],
  testimonials: ['testimonialVideos'],
  quickVideos: ['shareQuickVideos', 'uploadQuickVideos'],
  seminars: ['seminarLeads', 'createSeminars', 'participants', 'seminarMails'],
  experts: ['expertVideos', 'expertBooking', 'expertCalendars'],
} as const;
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
] as const satisfies readonly FeatureCategory[];

export type Feature = (typeof FEATURES)[FeatureCategory][number];

const LEVELS: Record<Plan, Level> = { basic: 0, lite: 1, pro: 2 };

/** The level that a package gives. */
export function planLevel(plan: Plan): Level {
  return LEVELS[plan];
}

/** The package that gives a level. */
export function planOfLevel(level: Level): Plan {
  return PLANS[level];
}

/** Whether a package holds a feature. */
export function planIncludes(plan: Plan, feature: Feature): boolean {
  return may(LEVELS[plan], feature);
}

/** Euros per interval without VAT; Basic is free. */
export function planEuros(plan: Plan, schedule: Schedule): number {
  const price = PLAN_PRICES.find((one) => one.plan === plan && one.schedule === schedule);
  return (price?.cents ?? 0) / 100;
}

/** What a year costs when it is paid monthly, in euros: the annual price is compared with it. */
export function yearOfMonths(plan: Plan): number {
  return planEuros(plan, 'monthly') * MINIMUM_TERM_MONTHS;
}
