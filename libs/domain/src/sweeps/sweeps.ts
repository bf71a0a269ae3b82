import * as z from 'zod/mini';

interface Schedule {
  /** every how many minutes it runs */
  minutes: number;
  /** the platform's words for it, in Germany's time */
  schedule: string;
  /** the account it acts as; null for the portal's */
  account: 'mail' | 'closing' | 'payments' | null;
}

const DAY = 1440;

/** The deployed functions that run sweeps. */
export const SCHEDULES = {
  minutely: { minutes: 1, schedule: 'every 1 minutes', account: null },
  minutelyMail: { minutes: 1, schedule: 'every 1 minutes', account: 'mail' },
  fiveMinutes: { minutes: 5, schedule: 'every 5 minutes', account: null },
  fiveMinutesClosing: { minutes: 5, schedule: 'every 5 minutes', account: 'closing' },
  quarterHourly: { minutes: 15, schedule: 'every 15 minutes', account: null },
  hourly: { minutes: 60, schedule: 'every 1 hours', account: null },
  sixHourlyPayments: { minutes: 360, schedule: 'every 6 hours', account: 'payments' },
  /** what a new day begins with */
  midnight: { minutes: DAY, schedule: 'every day 00:15', account: null },
  night: { minutes: DAY, schedule: 'every day 03:00', account: null },
} as const satisfies Record<string, Schedule>;
export type ScheduleName = keyof typeof SCHEDULES;

/** What runs by the clock, and the schedule that runs it. Sweeps of one schedule run at the same time, in any order. */
export const SWEEPS = {
  retryMails: 'minutelyMail',
  settleWaitingLists: 'fiveMinutes',
  closeAccounts: 'fiveMinutesClosing',
  sendReminders: 'quarterHourly',
  reconcilePayments: 'sixHourlyPayments',
  clearSignUps: 'hourly',
  refreshDatesDaily: 'night',
  enforceImprints: 'midnight',
  eraseForgottenCustomers: 'night',
  announceContracts: 'quarterHourly',
  matureCommissions: 'midnight',
  matureSubscriptions: 'midnight',
  proveLedgers: 'night',
  countTeamFigures: 'hourly',
  writeSitemap: 'night',
  removeUnusedFiles: 'night',
  removeDeletedFiles: 'fiveMinutes',
  followFilms: 'minutely',
  reconcileSales: 'sixHourlyPayments',
  removeEndedFilms: 'night',
} as const satisfies Record<string, ScheduleName>;
export type SweepName = keyof typeof SWEEPS;

const isSweepName = (name: string): name is SweepName => name in SWEEPS;
export const SWEEP_NAMES: readonly SweepName[] = Object.keys(SWEEPS).filter(isSweepName);
export const sweepNameSchema = z.enum(SWEEP_NAMES);

/** Every how many minutes a sweep runs. */
export const minutesOf = (name: SweepName): number => SCHEDULES[SWEEPS[name]].minutes;
