import { PAID_PLANS, type Plan } from '../plan-rows/plan-rows.ts';
import { PLAN_TERMS, type PlanTerm } from './plans.ts';

/** What an account's `plan` says that was never given a package. */
export const DEFAULT_PLAN = 'default';

/** A package's word on its own: the `pro` of `wbd_pro_annual`, not that of `Probe`. */
const hasWord = (name: string, word: string) =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(word);

/** The package that a plan's name belongs to; null for a name that says nothing about it. */
export function planGroup(name: string): Plan | null {
  const paid = PAID_PLANS.find((plan) => hasWord(name, plan));
  return paid ?? (name.toLowerCase() === 'basic' ? 'basic' : null);
}

/** How a plan is paid, as its name says; null when it does not. The cancellable schedule is sold as `Probe`. */
export function planTerm(name: string): PlanTerm | null {
  if (hasWord(name, 'probe')) return 'trial';
  return PLAN_TERMS.find((term) => hasWord(name, term)) ?? null;
}

/** The names under which accounts hold a package: a query finds what equals one of them. */
export function planNamesOf(plan: Plan): readonly string[] {
  return plan === 'basic' ? [plan] : [plan, ...PLAN_TERMS.map((term) => `${plan}_${term}`)];
}
