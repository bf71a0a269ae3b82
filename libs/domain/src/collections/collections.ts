import { accountClosures } from '../accounts/account-closures.collection.ts';
import { accounts } from '../accounts/accounts.collection.ts';
import { adminActions } from '../accounts/admin-actions.collection.ts';
import { advisors } from '../advisors/advisors.collection.ts';
import { appointmentHours } from '../appointments/appointment-hours.collection.ts';
import { appointmentRequests } from '../appointments/appointment-requests.collection.ts';
import { appointmentTypes } from '../appointments/appointment-types.collection.ts';
import { appointments } from '../appointments/appointments.collection.ts';
import { balances } from '../commission/balances.collection.ts';
import { bankAccounts } from '../commission/bank-accounts.collection.ts';
import { browserReports } from '../bookkeeping/browser-reports.collection.ts';
import { canaryFailures } from '../bookkeeping/canary-failures.collection.ts';
import { codes } from '../advisors/codes.collection.ts';
import { commissionTerms } from '../commission/commission-terms.collection.ts';
import { config } from '../content/config.collection.ts';
import { consentProofs } from '../customers/consent-proofs.collection.ts';
import { customerLocks } from '../customers/customer-locks.collection.ts';
import { customerMerges } from '../customers/customer-merges.collection.ts';
import { customerNotes } from '../customers/customer-notes.collection.ts';
import { customers } from '../customers/customers.collection.ts';
import { datedNotes } from '../customers/dated-notes.collection.ts';
import { deals } from '../commission/deals.collection.ts';
import { eInvoices } from '../invoices/e-invoices.collection.ts';
import { emailChanges } from '../accounts/email-changes.collection.ts';
import { entries } from '../commission/entries.collection.ts';
import { expertCards } from '../pages/expert-cards.collection.ts';
import { expertVideos } from '../content/expert-videos.collection.ts';
import { fileRemovals } from '../bookkeeping/file-removals.collection.ts';
import { filmCheckouts } from '../sales/film-checkouts.collection.ts';
import { filmEntitlements } from '../sales/film-entitlements.collection.ts';
import { filmFiles } from '../sales/film-files.collection.ts';
import { filmOffers } from '../sales/film-offers.collection.ts';
import { filmOrders } from '../bookkeeping/film-orders.collection.ts';
import { filmPapers } from '../sales/film-papers.collection.ts';
import { filmSales } from '../sales/film-sales.collection.ts';
import { filmSellers } from '../sales/film-sellers.collection.ts';
import { folders } from '../content/folders.collection.ts';
import { imprints } from '../advisors/imprints.collection.ts';
import { invitations } from '../seats/invitations.collection.ts';
import { invoices } from '../invoices/invoices.collection.ts';
import { knowledgeVideos } from '../content/knowledge-videos.collection.ts';
import { ledgers } from '../commission/ledgers.collection.ts';
import { linkVisits } from '../visits/link-visits.collection.ts';
import { mails } from '../mails/mails.collection.ts';
import { migrations } from '../bookkeeping/migrations.collection.ts';
import { noticeEntries } from '../notices/notice-entries.collection.ts';
import { notices } from '../notices/notices.collection.ts';
import { notifications } from '../notifications/notifications.collection.ts';
import { notificationSettings } from '../notifications/notification-settings.collection.ts';
import { objections } from '../mails/objections.collection.ts';
import { operations } from '../bookkeeping/operations.collection.ts';
import { orgs } from '../content/orgs.collection.ts';
import { pageUpdates } from '../pages/page-updates.collection.ts';
import { payers } from '../commission/payers.collection.ts';
import { payments } from '../plans/payments.collection.ts';
import { moneyChanges } from '../money-changes/money-changes.collection.ts';
import { payoutFiles } from '../commission/payout-files.collection.ts';
import { payouts } from '../commission/payouts.collection.ts';
import { pictureOrders } from '../bookkeeping/picture-orders.collection.ts';
import { planChanges } from '../plans/plan-changes.collection.ts';
import { publicPages } from '../pages/public-pages.collection.ts';
import { quickVideos } from '../content/quick-videos.collection.ts';
import { rateLimits } from '../bookkeeping/rate-limits.collection.ts';
import { referrals } from '../customers/referrals.collection.ts';
import { referredInvoices } from '../commission/referred-invoices.collection.ts';
import { registrations } from '../seminars/registrations.collection.ts';
import { restrictions } from '../notices/restrictions.collection.ts';
import { revenue } from '../plans/revenue.collection.ts';
import { selections } from '../seminars/selections.collection.ts';
import { seminarCards } from '../pages/seminar-cards.collection.ts';
import { seminars } from '../seminars/seminars.collection.ts';
import { sessionAccess } from '../seminars/session-access.collection.ts';
import { sessionMessages } from '../seats/session-messages.collection.ts';
import { sessions } from '../seminars/sessions.collection.ts';
import { signUps } from '../accounts/sign-ups.collection.ts';
import { sitemap } from '../pages/sitemap.collection.ts';
import { sponsors } from '../accounts/sponsors.collection.ts';
import { statements } from '../commission/statements.collection.ts';
import { slotCells } from '../appointments/slot-cells.collection.ts';
import { stripeEvents } from '../plans/stripe-events.collection.ts';
import { takenVideos } from '../content/taken-videos.collection.ts';
import { taxProfiles } from '../commission/tax-profiles.collection.ts';
import { teamEntries } from '../teams/team-entries.collection.ts';
import { teamFigures } from '../teams/team-figures.collection.ts';
import { teamInvitations } from '../teams/team-invitations.collection.ts';
import { teams } from '../teams/teams.collection.ts';
import { terminations } from '../terminations/terminations.collection.ts';
import { testimonials } from '../content/testimonials.collection.ts';
import { waiting } from '../seminars/waiting.collection.ts';

/**
 * Every collection of the database, in the order of an advisor's export. The descriptors determine what happens to a
 * collection when an account is closed or a person is erased or merged, and what exports and documents contain.
 */
export const COLLECTIONS = {
  accounts,
  planChanges,
  payments,
  invoices,
  eInvoices,
  advisors,
  imprints,
  selections,
  customers,
  customerNotes,
  datedNotes,
  testimonials,
  seminars,
  sessions,
  sessionAccess,
  registrations,
  waiting,
  expertVideos,
  knowledgeVideos,
  quickVideos,
  takenVideos,
  filmOffers,
  filmFiles,
  filmSellers,
  filmSales,
  filmPapers,
  filmEntitlements,
  filmCheckouts,
  referrals,
  linkVisits,
  sponsors,
  deals,
  referredInvoices,
  entries,
  balances,
  taxProfiles,
  bankAccounts,
  statements,
  payers,
  payouts,
  payoutFiles,
  commissionTerms,
  ledgers,
  invitations,
  sessionMessages,
  appointmentRequests,
  appointmentTypes,
  appointmentHours,
  appointments,
  slotCells,
  notifications,
  notificationSettings,
  restrictions,
  notices,
  noticeEntries,
  terminations,
  teams,
  teamInvitations,
  teamFigures,
  teamEntries,
  moneyChanges,
  mails,
  codes,
  accountClosures,
  signUps,
  emailChanges,
  publicPages,
  seminarCards,
  expertCards,
  sitemap,
  pageUpdates,
  folders,
  orgs,
  config,
  fileRemovals,
  filmOrders,
  pictureOrders,
  customerMerges,
  customerLocks,
  consentProofs,
  objections,
  adminActions,
  stripeEvents,
  revenue,
  rateLimits,
  browserReports,
  canaryFailures,
  operations,
  migrations,
} as const;
