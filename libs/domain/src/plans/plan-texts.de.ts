import { planGroup, planTerm } from './plan-groups.ts';
import type { Plan } from './plan-features.ts';
import { planName, type PlanPrice, type PlanTerm } from './plans.ts';

const texts = {
  names: { basic: 'Basic', lite: 'Lite', pro: 'Pro' } satisfies Record<Plan, string>,
  terms: { annual: 'jährlich', monthly: 'monatlich', trial: 'Probe' } satisfies Record<
    PlanTerm,
    string
  >,
} as const;

/** A stored plan name as people read it, e.g. `Pro (Probe)`; a name of no known package stays as it is. */
export function planWords(name: string): string {
  const plan = planGroup(name);
  if (plan === null) return name;
  const term = planTerm(name);
  return term === null ? texts.names[plan] : `${texts.names[plan]} (${texts.terms[term]})`;
}

/** The same for a price that is sold. */
export function priceWords(price: Pick<PlanPrice, 'plan' | 'schedule'>): string {
  return planWords(planName(price));
}
