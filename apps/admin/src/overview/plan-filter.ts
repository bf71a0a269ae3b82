import { DEFAULT_PLAN, planNamesOf, PLANS } from '@wbd/domain/plans';

/** What an admin filters by: everything, accounts that were never given a package, or one package. */
export const PLAN_FILTERS = ['all', DEFAULT_PLAN, ...PLANS] as const;
export type PlanFilter = (typeof PLAN_FILTERS)[number];

/** @returns all for a value that is none of the options */
export function parsePlanFilter(value: string): PlanFilter {
  return PLAN_FILTERS.find((filter) => filter === value) ?? 'all';
}

/** The names of the plans that pass the filter; null for all. */
export function plansOf(filter: PlanFilter): readonly string[] | null {
  if (filter === 'all') return null;
  return filter === DEFAULT_PLAN ? [filter] : planNamesOf(filter);
}
