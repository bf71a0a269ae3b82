import type { ErrorCode } from '../errors/error-codes.ts';
import { comparePlans } from '../plan-rows/plan-rows.ts';
import { MINIMUM_TERM_MONTHS, type PlanPrice, type Schedule } from './plans.ts';

/** A subscription, as far as its term goes. */
export interface RunningPlan {
  price: PlanPrice;
  /** until when a monthly plan cannot end; null for the other schedules */
  minimumTermEnd: Date | null;
  currentPeriodEnd: Date;
}

/**
 * The same moment of day some months later, in UTC as the payment provider counts; a day that a shorter month lacks
 * becomes its last day.
 */
export function addMonths(date: Date, months: number): Date {
  const day = date.getUTCDate();
  const result = new Date(date);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0),
  ).getUTCDate();
  result.setUTCDate(Math.min(day, lastDay));
  return result;
}

/** The end of the minimum term of a monthly plan that began then. */
export function minimumTermEnd(start: Date): Date {
  return addMonths(start, MINIMUM_TERM_MONTHS);
}

/** When a subscription that is cancelled now ends: with what is paid, and not before its minimum term. */
export function earliestEnd(running: Omit<RunningPlan, 'price'>): Date {
  const { minimumTermEnd: term, currentPeriodEnd } = running;
  return term !== null && term > currentPeriodEnd ? term : currentPeriodEnd;
}

/** End of a subscription that must run until a day: the end of the first period that is not over before it. */
export function endOnOrAfter(running: RunningPlan, wished: Date | null): Date {
  const earliest = earliestEnd(running);
  const months = running.price.interval === 'year' ? 12 : 1;
  let end = earliest;
  for (let periods = 1; wished !== null && end < wished; periods++) {
    end = addMonths(earliest, periods * months);
  }
  return end;
}

/** Whether the minimum term of a monthly plan still runs. */
export function inMinimumTerm(running: Pick<RunningPlan, 'minimumTermEnd'>, now: Date): boolean {
  return running.minimumTermEnd !== null && running.minimumTermEnd > now;
}

const COMMITMENT: Record<Schedule, number> = { cancellable: 0, monthly: 1, annual: 2 };

/**
 * Says why a running subscription may not become another one; null when it may. The package may grow at any time.
 * A year that is paid for, or promised, is not cut short by changing to a schedule that binds less.
 */
export function refusalOfChange(
  running: RunningPlan,
  wanted: PlanPrice,
  now: Date,
): Extract<ErrorCode, `billing/${string}`> | null {
  const { price } = running;
  if (price.key === wanted.key) return 'billing/current-plan';
  if (comparePlans(wanted.plan, price.plan) < 0) return 'billing/downgrade';
  if (COMMITMENT[wanted.schedule] >= COMMITMENT[price.schedule]) return null;
  const isBound = price.schedule === 'annual' || inMinimumTerm(running, now);
  return isBound ? 'billing/minimum-term' : null;
}

/** Says why a smaller package cannot be planned for the end of the term; null when it can. */
export function refusalOfPlanning(
  running: Pick<RunningPlan, 'price'> & { cancelAt: Date | null; isSpecial: boolean },
  wanted: PlanPrice,
): Extract<ErrorCode, `billing/${string}`> | null {
  if (running.price.key === wanted.key) return 'billing/current-plan';
  if (running.cancelAt !== null) return 'billing/cancelled';
  return running.isSpecial ? 'billing/special-agreement' : null;
}
