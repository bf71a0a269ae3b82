import { FIGURE_MONTHS } from '@wbd/domain/teams';
import { lastMonths, type Month } from '@wbd/domain/time';

/** In the order in which they are offered. */
export const PERIODS = ['dieser', 'letzter', '3', '6', '12'] as const;
export type Period = (typeof PERIODS)[number];

export const DEFAULT_PERIOD: Period = '6';

/** The period that an address names. */
export function periodFrom(text: string): Period {
  return PERIODS.find((period) => period === text) ?? DEFAULT_PERIOD;
}

/** All months that can be shown, the oldest first. */
export const shownMonths = (now: Date): Month[] => lastMonths(FIGURE_MONTHS, now);

/** The months of a period, the oldest first. */
export function monthsOf(period: Period, now: Date): Month[] {
  const months = shownMonths(now);
  if (period === 'dieser') return months.slice(-1);
  if (period === 'letzter') return months.slice(-2, -1);
  return months.slice(-Number(period));
}
