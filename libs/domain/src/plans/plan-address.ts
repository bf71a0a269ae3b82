import { PAID_PLANS, PLANS, type PaidPlan, type Plan } from '../plan-rows/plan-rows.ts';
import { SCHEDULES, type Schedule } from './plans.ts';

/** @returns null for an address that names no plan */
export function parsePlan(segment: string | undefined): Plan | null {
  return PLANS.find((plan) => plan === segment) ?? null;
}

/** @returns null unless the address names a plan that is sold */
export function parsePaidPlan(segment: string | undefined): PaidPlan | null {
  return PAID_PLANS.find((plan) => plan === segment) ?? null;
}

/** How addresses name a schedule. */
const PARAMS: Record<Schedule, string> = {
  cancellable: 'cancellable',
  monthly: 'monthly',
  annual: 'annually',
};

export function scheduleParam(schedule: Schedule): string {
  return PARAMS[schedule];
}

/** @returns annual, the default, for an address that names no schedule */
function parseSchedule(param: string | null): Schedule {
  return SCHEDULES.find((schedule) => PARAMS[schedule] === param) ?? 'annual';
}

export const SIGN_UP_PATH = '/advisor-signup';

/** What a person signs up for. */
export interface SignUpChoice {
  plan: Plan;
  schedule: Schedule;
}

/** What the address of the sign-up asks for; Basic, which has no schedule, unless it says otherwise. */
export function parseSignUp(search: URLSearchParams): SignUpChoice {
  return {
    plan: parsePlan(search.get('plan') ?? undefined) ?? 'basic',
    schedule: parseSchedule(search.get('schedule')),
  };
}

/** The sign-up, for whom an advisor sends it to. */
export const partnerLink = (origin: string, sharer: string): string =>
  `${origin}${SIGN_UP_PATH}?${new URLSearchParams({ ref: sharer })}`;

/** The one form of all addresses of the sign-up that look the same. */
export function signUpAddress({ plan, schedule }: SignUpChoice): string {
  if (plan === 'basic') return SIGN_UP_PATH;
  return `${SIGN_UP_PATH}?${new URLSearchParams({ plan, schedule: scheduleParam(schedule) })}`;
}
