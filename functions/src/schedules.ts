import type { ScheduleName } from '@wbd/domain/reports';
import { defineSchedule } from './core/sweeps/define-sweep.ts';
import * as sweeps from './sweeps.ts';

const all = Object.values(sweeps);
const deploy = (name: ScheduleName) => defineSchedule(name, all);

/** Deployed as `schedules-<name>`. */
export const schedules = {
  minutely: deploy('minutely'),
  minutelyMail: deploy('minutelyMail'),
  fiveMinutes: deploy('fiveMinutes'),
  fiveMinutesClosing: deploy('fiveMinutesClosing'),
  quarterHourly: deploy('quarterHourly'),
  hourly: deploy('hourly'),
  sixHourlyPayments: deploy('sixHourlyPayments'),
  night: deploy('night'),
} satisfies Record<ScheduleName, unknown>;
