import { planGroup, planTerm } from './plan-groups.ts';
import { plansWith } from './capabilities.ts';
import { PAID_PLANS, planRow, type Capability } from '../plan-rows/plan-rows.ts';
import { planName, type PlanPrice, type PlanTerm } from './plans.ts';

const terms: Record<PlanTerm, string> = {
  annual: 'jährlich',
  monthly: 'monatlich',
  trial: 'Probe',
};

/** A stored plan name as people read it, e.g. `Pro (Probe)`; a name of no known package stays as it is. */
export function planWords(name: string): string {
  const plan = planGroup(name);
  if (plan === null) return name;
  const term = planTerm(name);
  const words = planRow(plan).name;
  return term === null ? words : `${words} (${terms[term]})`;
}

/** The same for a price that is sold. */
export function priceWords(price: Pick<PlanPrice, 'plan' | 'schedule'>): string {
  return planWords(planName(price));
}

const inList = (names: readonly string[], word: 'und' | 'oder') =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)]
    .filter((part) => part !== '')
    .join(` ${word} `);

/** Every plan that costs something: `Lite und Pro`. */
export function paidPlanWords(word: 'und' | 'oder'): string {
  return inList(
    PAID_PLANS.map((plan) => planRow(plan).name),
    word,
  );
}

/** The plans of which one is needed: `WBD Lite oder WBD Pro`. */
export function neededPlanWords(capability: Capability): string {
  return inList(
    plansWith(capability).map((plan) => `WBD ${planRow(plan).name}`),
    'oder',
  );
}
