import { PLAN_ROWS, type Level, type PaidPlan } from '../plan-rows/plan-rows.ts';

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
  /** the stored number of the plan */
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

/** How many months a year paid in advance costs less than twelve single ones, in whole months and for every plan. */
export const FREE_MONTHS = Math.min(
  ...PLAN_ROWS.flatMap(({ euros }) =>
    euros === null ? [] : [Math.round(MINIMUM_TERM_MONTHS - euros.annual / euros.monthly)],
  ),
);

export function priceKey(plan: PaidPlan, schedule: Schedule): PriceKey {
  return `wbd_${plan}_${schedule}`;
}

export const PLAN_PRICES: readonly PlanPrice[] = PLAN_ROWS.flatMap((row) =>
  row.euros === null ? [] : SCHEDULES.map((schedule) => priceOf(row, schedule)),
);

function priceOf(
  { id, lv, euros }: Extract<(typeof PLAN_ROWS)[number], { euros: object }>,
  schedule: Schedule,
): PlanPrice {
  return {
    key: priceKey(id, schedule),
    plan: id,
    schedule,
    level: lv,
    cents: euros[schedule] * 100,
    interval: schedule === 'annual' ? 'year' : 'month',
  };
}

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
