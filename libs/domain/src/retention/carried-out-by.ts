import type { SweepName } from '../sweeps/sweeps.ts';
import type { RetentionRule } from './retention.ts';

/** What carries a period out. */
export type CarriedOutBy =
  /** the database deletes rows of the collection by their `expiresAt` */
  | { ttl: string }
  /** a function that runs by the clock */
  | { sweep: SweepName }
  /** the operator's setup configures the platform, which deletes */
  | { setup: 'log bucket' | 'weekly backup' };

export const CARRIED_OUT_BY: Readonly<Record<RetentionRule, CarriedOutBy>> = {
  logs: { setup: 'log bucket' },
  backups: { setup: 'weekly backup' },
  mails: { ttl: 'mails' },
  confirmations: { ttl: 'mails' },
  closureMails: { ttl: 'mails' },
  accountExports: { sweep: 'closeAccounts' },
  emailChangeMails: { ttl: 'mails' },
  refusedAddresses: { ttl: 'rateLimits' },
  codes: { ttl: 'codes' },
  invitations: { ttl: 'invitations' },
  teamInvitations: { ttl: 'teamInvitations' },
  sessionMessages: { ttl: 'sessionMessages' },
  appointmentRequests: { ttl: 'appointmentRequests' },
  notifications: { ttl: 'notifications' },
  notices: { ttl: 'notices' },
  linkVisits: { ttl: 'linkVisits' },
  terminations: { ttl: 'terminations' },
  payoutDetails: { ttl: 'bankAccounts' },
  invoices: { ttl: 'invoices' },
  filmPapers: { ttl: 'filmPapers' },
  filmSales: { ttl: 'filmSales' },
  filmCheckouts: { ttl: 'filmCheckouts' },
  endedFilms: { sweep: 'removeEndedFilms' },
  consentProofs: { ttl: 'consentProofs' },
  paymentEvents: { ttl: 'stripeEvents' },
  browserReports: { ttl: 'browserReports' },
  canaryFailures: { ttl: 'canaryFailures' },
  locks: { ttl: 'customerLocks' },
  customers: { sweep: 'eraseForgottenCustomers' },
};
