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
  /** what an advisor fetches after closing the account (Art. 25 Data Act: at least 30 days) */
  accountExports: 30,
  /** a mail about a new address of an account, which names the recipient's */
  emailChangeMails: 14,
  /** that a mail server does not know an address, as a hash */
  refusedAddresses: 7,
  /** codes of closed accounts, which no one else may take */
  codes: 365,
  invitations: 7,
  /** an invitation into a team that no one answers */
  teamInvitations: 14,
  /** from the day of the session on */
  sessionMessages: 90,
  appointmentRequests: 90,
  /** counted from the day of the appointment */
  appointments: 400,
  /** the cells that prevent double bookings, counted from the day of the appointment */
  slotCells: 1,
  /** notifications in the portal */
  notifications: 90,
  /** reports of content and complaints, from each one on; a notice stays while its content is hidden */
  notices: 730,
  /** how often shared links were opened, from the end of the month on */
  linkVisits: 90,
  /** that an advisor declared a consent, as a hash: until the end of the fourth year no one can claim anything from it */
  consentProofs: 1461,
  /** that an event of the payment provider arrived: it may come again for 30 days */
  paymentEvents: 90,
  /** counts of errors and of loading times in browsers */
  browserReports: 14,
  /** people who met a failure of a new version, as hashes */
  canaryFailures: 90,
  /** what keeps an address from becoming two customers at once, as a hash */
  locks: 1,
  /** that a contract was ended, and when: until the end of the fourth year no one can claim anything from it */
  terminations: 1461,
  /** account number and tax details of a closed account while commission is due: until the end of the third year it can be claimed */
  payoutDetails: 1461,
  /** who changed what about money; kept until claims expire at the end of the third year */
  moneyChanges: 1461,
  /** invoices: eight years from the end of the year in which they were issued */
  invoices: 2922,
  /** the same of films that advisors sell each other */
  filmPapers: 2922,
  filmSales: 2922,
  /** a payment page of a film, which Stripe closes after a day and reports about for three more */
  filmCheckouts: 14,
  /** a film that someone bought, after its seller closed the account or was blocked */
  endedFilms: 30,
} as const;

/** The same in years that are counted from the end of the year in which they begin, as periods of limitation are (§ 199 BGB). */
export const RETENTION_YEARS = {
  /** customers, from the last contact on */
  customers: 3,
} as const;

export type RetentionRule = keyof typeof RETENTION_DAYS | keyof typeof RETENTION_YEARS;

/** For how long a browser keeps an unfinished upload: Cloud Storage can resume one for a week. */
export const UPLOAD_DAYS = 6;

/** Days between the announcement and the erasure of customers without contact. */
export const ERASURE_NOTICE_DAYS = 30;

const DAY_MS = 24 * 3_600_000;

/** What `RETENTION_DAYS` says, in milliseconds. */
export function keptMs(what: keyof typeof RETENTION_DAYS): number {
  return RETENTION_DAYS[what] * DAY_MS;
}
