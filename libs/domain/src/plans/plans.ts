import type { Level } from './level.ts';

/** Plans that cost something. Basic is free and known to no payment provider. */
export const PAID_PLANS = ['lite', 'pro'] as const;
export type PaidPlan = (typeof PAID_PLANS)[number];

/** How a plan is paid: yearly in advance, monthly with a minimum term of a year, or cancellable month by month. */
export const SCHEDULES = ['annual', 'monthly', 'cancellable'] as const;
export type Schedule = (typeof SCHEDULES)[number];

/** The key by which the payment provider finds the price of a plan. */
export type PriceKey = `wbd_${PaidPlan}_${Schedule}`;

/** What an account's `plan` says. The cancellable schedule is sold as 'Probe' and is therefore called trial there. */
export type PlanName = 'basic' | `${PaidPlan}_${PlanTerm}`;

/** How a plan's name says that it is paid. */
export const PLAN_TERMS = ['annual', 'monthly', 'trial'] as const;
export type PlanTerm = (typeof PLAN_TERMS)[number];

export interface PlanPrice {
  key: PriceKey;
  plan: PaidPlan;
  schedule: Schedule;
  /** the package level that it pays for */
  level: Level;
  /** euro cents per interval, without VAT */
  cents: number;
  interval: 'month' | 'year';
}

export const CURRENCY = 'eur';

/** Months that a monthly plan runs at least. */
export const MINIMUM_TERM_MONTHS = 12;

/** The hidden offer that shows that paying works: once, VAT included, and without any effect on the package. */
export const TEST_PRICE = { key: 'wbd_test', cents: 50 } as const;

const LEVELS: Record<PaidPlan, Level> = { lite: 1, pro: 2 };

const EUROS: Record<PaidPlan, Record<Schedule, number>> = {
  lite: { annual: 799, monthly: 79, cancellable: 199 },
  pro: { annual: 999, monthly: 99, cancellable: 299 },
};

/** How many months a year paid in advance costs less than twelve single ones, in whole months and for every plan. */
export const FREE_MONTHS = Math.min(
  ...PAID_PLANS.map((plan) => {
    const { annual, monthly } = EUROS[plan];
    return Math.round(MINIMUM_TERM_MONTHS - annual / monthly);
  }),
);

export function priceKey(plan: PaidPlan, schedule: Schedule): PriceKey {
  return `wbd_${plan}_${schedule}`;
}

export const PLAN_PRICES: readonly PlanPrice[] = PAID_PLANS.flatMap((plan) =>
  SCHEDULES.map((schedule) => ({
    key: priceKey(plan, schedule),
    plan,
    schedule,
    level: LEVELS[plan],
    cents: EUROS[plan][schedule] * 100,
    interval: schedule === 'annual' ? ('year' as const) : ('month' as const),
  })),
);

/** The price of that key; null for a foreign one. */
export function planPrice(key: string): PlanPrice | null {
  return PLAN_PRICES.find((price) => price.key === key) ?? null;
}

/** Where an advisor who left the payment page finds what was chosen, with the words that nothing was paid. */
export function unpaidPath({ plan, schedule }: Pick<PlanPrice, 'plan' | 'schedule'>): string {
  return `/intern/pricing/${plan}?abandoned=${schedule}`;
}

export function planName({ plan, schedule }: Pick<PlanPrice, 'plan' | 'schedule'>): PlanName {
  return `${plan}_${schedule === 'cancellable' ? 'trial' : schedule}`;
}
