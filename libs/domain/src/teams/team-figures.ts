import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { berlinDay, berlinInstant } from '../time/berlin-time.ts';
import { dayAfter } from '../time/day-after.ts';
import { lastMonths, type Month } from '../time/months.ts';
import type { Membership } from './team.ts';

/** How many months a team sees, the present one included. */
export const FIGURE_MONTHS = 12;
/** From so many people on a sum may leave the team: a sum of fewer says too much about each of them. */
export const FEWEST_IN_SUM = 3;

/** The counts that a team sees of a member, without the people. */
export const FIGURES = ['registrations', 'attendances', 'customers', 'referrals'] as const;
export type Figure = (typeof FIGURES)[number];

export const figuresSchema = z.object({
  /** seats of the member's customers, by the day on which they were taken */
  registrations: z.int(),
  /** how many of these came */
  attendances: z.int(),
  /** people who became the member's customers by a number of their own */
  customers: z.int(),
  /** people who came through the member's links */
  referrals: z.int(),
});
export type Figures = z.infer<typeof figuresSchema>;

/** by month, 2026-03 */
export const monthlyFiguresSchema = z.record(z.string(), figuresSchema);
export type MonthlyFigures = z.infer<typeof monthlyFiguresSchema>;

/** What a team sees of a member's income, by a consent of its own; confirmed deals by their day, in cents. */
export const MONEY = ['revenue', 'commission'] as const;
export type MoneyFigure = (typeof MONEY)[number];

export const moneySchema = z.object({
  /** net amounts of the deals that the member reported */
  revenue: z.int(),
  /** what the member earned by referring the customers of deals */
  commission: z.int(),
});
export type Money = z.infer<typeof moneySchema>;

/** by month, 2026-03 */
export const monthlyMoneySchema = z.record(z.string(), moneySchema);
export type MonthlyMoney = z.infer<typeof monthlyMoneySchema>;

/** teamFigures/{uid}: what the team sees of a member who shares it; gone with the consent and with the membership. Server only. */
export const teamFiguresSchema = z.object({
  id: idSchema,
  team: idSchema,
  /** nothing from before is counted */
  joinedAt: z.date(),
  months: monthlyFiguresSchema,
  /** null while the member does not share it */
  money: z._default(z.nullable(monthlyMoneySchema), null),
  /** null until they were counted for the first time */
  countedAt: z.nullable(z.date()),
  /** from when on they are to be counted again */
  dueAt: z.date(),
});
export type TeamFigures = z.infer<typeof teamFiguresSchema>;

/** The figures of a member who begins to share them: to be counted at once. */
export function uncountedFigures(
  uid: string,
  { id: team, joinedAt, money }: Membership,
  now: Date,
): TeamFigures {
  const none = { months: {}, money: money && {}, countedAt: null };
  return { id: uid, team, joinedAt, ...none, dueAt: now };
}

/** The months that are counted for a member, the oldest first; the first one begins when they joined. */
export function countedMonths(joinedAt: Date, now: Date): Month[] {
  return lastMonths(FIGURE_MONTHS, now)
    .filter(({ to }) => to > joinedAt)
    .map((month) => ({ ...month, from: month.from > joinedAt ? month.from : joinedAt }));
}

/** When figures are counted again: once a day, from midnight in Berlin on. */
export function nextCount(now: Date): Date {
  return berlinInstant(dayAfter(berlinDay(now), 1), '00:00');
}

export const noFigures = (): Figures => ({
  registrations: 0,
  attendances: 0,
  customers: 0,
  referrals: 0,
});

export const noMoney = (): Money => ({ revenue: 0, commission: 0 });

export const sumOfFigures = (all: readonly Figures[]): Figures => addUp(FIGURES, noFigures(), all);
export const sumOfMoney = (all: readonly Money[]): Money => addUp(MONEY, noMoney(), all);

function addUp<Key extends string>(
  keys: readonly Key[],
  sum: Record<Key, number>,
  all: readonly Record<Key, number>[],
): Record<Key, number> {
  for (const one of all) {
    for (const key of keys) sum[key] += one[key];
  }
  return sum;
}

/** The sums of several people, month by month. */
export const sumsByMonth = (all: readonly MonthlyFigures[]): MonthlyFigures =>
  byMonth(all, sumOfFigures);
export const moneyByMonth = (all: readonly MonthlyMoney[]): MonthlyMoney =>
  byMonth(all, sumOfMoney);

function byMonth<One>(
  all: readonly Record<string, One>[],
  sumOf: (some: readonly One[]) => One,
): Record<string, One> {
  const ids = new Set(all.flatMap((months) => Object.keys(months)));
  return Object.fromEntries(
    [...ids].toSorted().map((id) => [id, sumOf(all.flatMap((months) => months[id] ?? []))]),
  );
}
