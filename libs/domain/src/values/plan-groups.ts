import type { Plan } from './plan-features.ts';
import { PLAN_TERMS, type PlanTerm } from './plans.ts';

/** What an account's `plan` says that was never given a package. */
export const DEFAULT_PLAN = 'default';

/** The package that a plan's name belongs to; null for a name that says nothing about it. */
export function planGroup(name: string): Plan | null {
  const written = name.toLowerCase();
  if (written.includes('lite')) return 'lite';
  if (written.includes('pro')) return 'pro';
  return written === 'basic' ? 'basic' : null;
}

/** How a plan is paid, as its name says; null when it does not. */
export function planTerm(name: string): PlanTerm | null {
  return PLAN_TERMS.find((term) => name.toLowerCase().includes(term)) ?? null;
}

/** The names under which accounts hold a package: a query finds what equals one of them. */
export function planNamesOf(plan: Plan): readonly string[] {
  return plan === 'basic' ? [plan] : [plan, ...PLAN_TERMS.map((term) => `${plan}_${term}`)];
}
