/**
 * How long what is stored stays, in days. The jobs, the operator's setup and the privacy page read the same table; a test
 * compares the page with it. `docs/operations.md` gives the reasons.
 */
export const RETENTION_DAYS = {
  /** what servers write down about requests */
  logs: 30,
  /** the longest that a backup of the database is kept */
  backups: 84,
  /** whether a mail was sent */
  mails: 90,
  /** the same of confirmations and invitations */
  confirmations: 400,
  /** that an account was closed */
  closureMails: 14,
  /** that a mail server does not know an address, as a hash */
  refusedAddresses: 7,
  /** codes of closed accounts, which no one else may take */
  codes: 365,
  invitations: 7,
  /** from the day of the session on */
  sessionMessages: 90,
  appointmentRequests: 90,
  /** that an advisor declared a consent, as a hash: until the end of the fourth year no one can claim anything from it */
  consentProofs: 1461,
  /** invoices: eight years from the end of the year in which they were issued */
  invoices: 2922,
} as const;

const DAY_MS = 24 * 3_600_000;

/** The same in milliseconds. */
export function keptMs(what: keyof typeof RETENTION_DAYS): number {
  return RETENTION_DAYS[what] * DAY_MS;
}
