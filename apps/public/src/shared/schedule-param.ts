import type { Schedule } from '@wbd/domain';

/** How addresses name a schedule. */
const PARAMS: Record<Schedule, string> = {
  cancellable: 'cancellable',
  monthly: 'monthly',
  annual: 'annually',
};

export function scheduleParam(schedule: Schedule): string {
  return PARAMS[schedule];
}
