import * as z from 'zod/mini';

interface Schedule {
  /** interval */
  minutes: number;
  /** in the platform's syntax; German time */
  schedule: string;
  /** account it runs as; null for the portal's */
  account: 'mail' | 'closing' | 'payments' | null;
  /** maximum attempts per run; a sweep that runs again within the hour needs no retry */
  attempts: 1 | 3;
}

const DAY = 1440;

/** The deployed functions that run sweeps. */
export const SCHEDULES = {
  minutely: { minutes: 1, schedule: 'every 1 minutes', account: null, attempts: 1 },
  minutelyMail: { minutes: 1, schedule: 'every 1 minutes', account: 'mail', attempts: 1 },
  fiveMinutes: { minutes: 5, schedule: 'every 5 minutes', account: null, attempts: 1 },
  fiveMinutesClosing: { minutes: 5, schedule: 'every 5 minutes', account: 'closing', attempts: 1 },
  quarterHourly: { minutes: 15, schedule: 'every 15 minutes', account: null, attempts: 1 },
  hourly: { minutes: 60, schedule: 'every 1 hours', account: null, attempts: 1 },
  sixHourlyPayments: { minutes: 360, schedule: 'every 6 hours', account: 'payments', attempts: 3 },
  /** just after midnight, because deadlines of imprints and commissions are calendar days */
  night: { minutes: DAY, schedule: 'every day 00:15', account: null, attempts: 3 },
} as const satisfies Record<string, Schedule>;
export type ScheduleName = keyof typeof SCHEDULES;

/** Scheduled jobs with their schedules. Sweeps of one schedule run in parallel. */
export const SWEEPS = {
  retryMails: 'minutelyMail',
  readBounces: 'minutelyMail',
  settleWaitingLists: 'fiveMinutes',
  closeAccounts: 'fiveMinutesClosing',
  sendReminders: 'quarterHourly',
  reconcilePayments: 'sixHourlyPayments',
  clearSignUps: 'hourly',
  refreshDatesDaily: 'night',
  enforceImprints: 'night',
  eraseForgottenCustomers: 'night',
  announceContracts: 'quarterHourly',
  matureCommissions: 'night',
  matureSubscriptions: 'night',
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

/** A sweep's interval in minutes. */
export const minutesOf = (name: SweepName): number => SCHEDULES[SWEEPS[name]].minutes;
