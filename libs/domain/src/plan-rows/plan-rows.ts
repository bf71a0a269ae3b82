/**
 * The plans, the smallest first: a plan holds what it adds and everything that the plans before it add.
 * `docs/decisions/0136-a-plan-is-one-row.md` says what else a new row needs.
 */
export const PLAN_ROWS = [
  {
    id: 'basic',
    /** Stored with advisors, and never reused or renumbered. It says nothing about the order. */
    lv: 0,
    name: 'Basic',
    description: 'Für alle, die gute Kontakte weitergeben möchten.',
    /** per interval without VAT; null for the plan that costs nothing */
    euros: null,
    adds: ['portal', 'referrals', 'learn'],
  },
  {
    id: 'lite',
    lv: 1,
    name: 'Lite',
    description: 'Für Beraterinnen und Berater mit eigener Seite.',
    euros: { annual: 799, monthly: 79, cancellable: 199 },
    adds: [
      'website',
      'introVideo',
      'testimonialVideos',
      'shareQuickVideos',
      'customers',
      'chooseCode',
      'bookingLink',
      /** appointment types that people can book */
      'appointments',
      /** choose the network's items on the page */
      'arrangePage',
    ],
  },
  {
    id: 'pro',
    lv: 2,
    name: 'Pro',
    description: 'Für Spezialistinnen, Spezialisten und Führungskräfte.',
    euros: { annual: 999, monthly: 99, cancellable: 299 },
    adds: [
      'shareKnowledge',
      'uploadQuickVideos',
      'seminarLeads',
      'createSeminars',
      'participants',
      'seminarMails',
      'expertVideos',
      'expertBooking',
      'expertCalendars',
      /** found a team, and lead one */
      'leadTeam',
      /** sell films to other advisors */
      'sellFilms',
    ],
  },
] as const;

type Row = (typeof PLAN_ROWS)[number];
export type Plan = Row['id'];
export type PaidPlan = Extract<Row, { euros: object }>['id'];
/** The stored number of an advisor's plan. */
export type Level = Row['lv'];
/** Everything that depends on a plan. */
export type Capability = Row['adds'][number];

/** The smallest first. */
export const PLANS: readonly Plan[] = PLAN_ROWS.map(({ id }) => id);

/** Plans that cost something. Basic is free and known to no payment provider. */
export const PAID_PLANS: readonly PaidPlan[] = PLAN_ROWS.flatMap((row) =>
  row.euros === null ? [] : [row.id],
);

/** The recommended plan, to which links to prices lead by default. */
export const HIGHLIGHTED_PLAN: PaidPlan = 'pro';

/** A value for each plan that costs something. */
export function byPaidPlan<Value>(valueOf: (plan: PaidPlan) => Value): Record<PaidPlan, Value> {
  const values: Partial<Record<PaidPlan, Value>> = Object.fromEntries(
    PAID_PLANS.map((plan) => [plan, valueOf(plan)]),
  );
  if (!isWhole(values)) throw new Error('A plan has no value');
  return values;
}

const isWhole = <Value>(
  values: Partial<Record<PaidPlan, Value>>,
): values is Record<PaidPlan, Value> => PAID_PLANS.every((plan) => plan in values);

export const CAPABILITIES: readonly Capability[] = PLAN_ROWS.flatMap(({ adds }) => [...adds]);

export function planRow(plan: Plan): Row {
  const row = PLAN_ROWS.find(({ id }) => id === plan);
  if (!row) throw new Error(`There is no plan ${plan}`);
  return row;
}

/** The plan that is stored as that number. */
export function planOfLevel(level: Level): Plan {
  const row = PLAN_ROWS.find(({ lv }) => lv === level);
  if (!row) throw new Error(`No plan is stored as ${level}`);
  return row.id;
}

export function planLevel(plan: Plan): Level {
  return planRow(plan).lv;
}

/** Negative when the first plan is the smaller one. Only for offers and payments; permissions are checked with `may`. */
export function comparePlans(one: Plan, other: Plan): number {
  return PLANS.indexOf(one) - PLANS.indexOf(other);
}
