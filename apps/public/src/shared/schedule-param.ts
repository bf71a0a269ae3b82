import { SCHEDULES, type Schedule } from '@wbd/domain/plans';

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
export function parseSchedule(param: string | null): Schedule {
  return SCHEDULES.find((schedule) => PARAMS[schedule] === param) ?? 'annual';
}
