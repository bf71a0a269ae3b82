import * as z from 'zod/mini';

/** Functions that run by the clock, and every how many minutes. */
export const SWEEPS = {
  retryMails: 1,
  settleWaitingLists: 5,
  closeAccounts: 5,
  sendReminders: 15,
  clearSignUps: 60,
  refreshDatesDaily: 1440,
  writeSitemap: 1440,
  removeUnusedFiles: 1440,
} as const;

export const sweepNameSchema = z.enum([
  'retryMails',
  'settleWaitingLists',
  'closeAccounts',
  'sendReminders',
  'clearSignUps',
  'refreshDatesDaily',
  'writeSitemap',
  'removeUnusedFiles',
] as const satisfies readonly (keyof typeof SWEEPS)[]);
export type SweepName = keyof typeof SWEEPS;
export const SWEEP_NAMES: readonly SweepName[] = sweepNameSchema.options;
