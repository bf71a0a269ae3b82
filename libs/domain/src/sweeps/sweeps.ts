import * as z from 'zod/mini';

/** Functions that run by the clock. */
export const sweepNameSchema = z.enum([
  'retryMails',
  'settleWaitingLists',
  'closeAccounts',
  'sendReminders',
  'reconcilePayments',
  'clearSignUps',
  'refreshDatesDaily',
  'enforceImprints',
  'eraseForgottenCustomers',
  'announceContracts',
  'matureCommissions',
  'matureSubscriptions',
  'proveLedgers',
  'countTeamFigures',
  'writeSitemap',
  'removeUnusedFiles',
  'removeDeletedFiles',
  'followFilms',
  'reconcileSales',
  'removeEndedFilms',
]);
export type SweepName = z.infer<typeof sweepNameSchema>;
export const SWEEP_NAMES: readonly SweepName[] = sweepNameSchema.options;

/** Every how many minutes each of them runs. */
export const SWEEPS: Readonly<Record<SweepName, number>> = {
  retryMails: 1,
  settleWaitingLists: 5,
  closeAccounts: 5,
  sendReminders: 15,
  reconcilePayments: 360,
  clearSignUps: 60,
  refreshDatesDaily: 1440,
  enforceImprints: 1440,
  eraseForgottenCustomers: 1440,
  announceContracts: 10,
  matureCommissions: 1440,
  matureSubscriptions: 1440,
  proveLedgers: 1440,
  countTeamFigures: 60,
  writeSitemap: 1440,
  removeUnusedFiles: 1440,
  removeDeletedFiles: 5,
  followFilms: 1,
  reconcileSales: 360,
  removeEndedFilms: 1440,
};
