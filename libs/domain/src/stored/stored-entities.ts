import { cardChunkSchema, publicPageDocumentSchema } from '../pages/public-page.ts';
import { accountSchema } from '../accounts/account.ts';
import { sponsorSchema } from '../accounts/sponsor.ts';
import { adminActionSchema } from '../accounts/admin-action.ts';
import { advisorCodeSchema, advisorSchema } from '../advisors/advisor.ts';
import { paymentEventSchema } from '../plans/billing.ts';
import {
  expertVideoSchema,
  organisationSchema,
  publicConfigSchema,
  testimonialSchema,
} from '../content/content.ts';
import { bookedEntrySchema, storedBalanceSchema } from '../commission/booked.ts';
import { dealSchema } from '../commission/deal.ts';
import { payoutSchema } from '../commission/payout.ts';
import { referredInvoiceSchema } from '../commission/referred-invoice.ts';
import { payerBookSchema, statementSchema } from '../commission/statement.ts';
import { bankAccountSchema, payerSchema, taxProfileSchema } from '../commission/tax-profile.ts';
import { commissionTermsSchema } from '../commission/terms.ts';
import { customerNoteSchema, customerSchema } from '../customers/customer.ts';
import {
  folderSchema,
  knowledgeVideoSchema,
  quickVideoSchema,
  takenVideoSchema,
} from '../content/library.ts';
import { invitationSchema } from '../seats/invitation.ts';
import { eInvoiceSchema, invoiceSchema } from '../invoices/invoice.ts';
import { filmFileSchema, filmOfferSchema } from '../sales/offer.ts';
import {
  filmCheckoutSchema,
  filmEntitlementSchema,
  filmPaperSchema,
  filmSaleSchema,
} from '../sales/sale.ts';
import { filmSellerSchema } from '../sales/seller.ts';
import { imprintSchema } from '../advisors/imprint.ts';
import { appointmentRequestSchema } from '../appointments/appointment-request.ts';
import { sessionMessageSchema } from '../seats/session-message.ts';
import { mailSchema } from '../mails/mail.ts';
import { notificationSettingsSchema } from '../notifications/notification-settings.ts';
import { notificationSchema } from '../notifications/notification.ts';
import { noticeEntrySchema, noticeSchema, restrictionSchema } from '../notices/notice.ts';
import { terminationSchema } from '../terminations/termination.ts';
import { planChangeSchema } from '../plans/plan-change.ts';
import { datedNoteSchema } from '../customers/dated-note.ts';
import { teamFiguresSchema } from '../teams/team-figures.ts';
import { teamEntrySchema, teamInvitationSchema, teamSchema } from '../teams/team.ts';
import { referralSchema } from '../customers/referral.ts';
import { paymentSchema, revenueSchema } from '../plans/revenue.ts';
import { linkVisitsSchema } from '../visits/link-visits.ts';
import {
  registrationSchema,
  selectionsSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  waitingEntrySchema,
} from '../seminars/seminar.ts';

/** The schema of the documents in each collection, wherever in the database a collection of this name lies. */
export const STORED_ENTITIES = {
  accounts: accountSchema,
  adminActions: adminActionSchema,
  advisors: advisorSchema,
  appointmentRequests: appointmentRequestSchema,
  balances: storedBalanceSchema,
  bankAccounts: bankAccountSchema,
  codes: advisorCodeSchema,
  commissionTerms: commissionTermsSchema,
  config: publicConfigSchema,
  customerNotes: customerNoteSchema,
  customers: customerSchema,
  datedNotes: datedNoteSchema,
  deals: dealSchema,
  eInvoices: eInvoiceSchema,
  entries: bookedEntrySchema,
  expertCards: cardChunkSchema,
  expertVideos: expertVideoSchema,
  filmCheckouts: filmCheckoutSchema,
  filmEntitlements: filmEntitlementSchema,
  filmFiles: filmFileSchema,
  filmOffers: filmOfferSchema,
  filmPapers: filmPaperSchema,
  filmSales: filmSaleSchema,
  filmSellers: filmSellerSchema,
  folders: folderSchema,
  imprints: imprintSchema,
  invitations: invitationSchema,
  invoices: invoiceSchema,
  knowledgeVideos: knowledgeVideoSchema,
  ledgers: payerBookSchema,
  linkVisits: linkVisitsSchema,
  mails: mailSchema,
  notificationSettings: notificationSettingsSchema,
  notifications: notificationSchema,
  noticeEntries: noticeEntrySchema,
  notices: noticeSchema,
  orgs: organisationSchema,
  payers: payerSchema,
  payments: paymentSchema,
  payouts: payoutSchema,
  planChanges: planChangeSchema,
  publicPages: publicPageDocumentSchema,
  quickVideos: quickVideoSchema,
  referrals: referralSchema,
  referredInvoices: referredInvoiceSchema,
  registrations: registrationSchema,
  selections: selectionsSchema,
  restrictions: restrictionSchema,
  revenue: revenueSchema,
  seminarCards: cardChunkSchema,
  seminars: seminarSchema,
  sessionAccess: sessionAccessSchema,
  sessionMessages: sessionMessageSchema,
  sessions: sessionSchema,
  sponsors: sponsorSchema,
  statements: statementSchema,
  stripeEvents: paymentEventSchema,
  takenVideos: takenVideoSchema,
  teamEntries: teamEntrySchema,
  teamFigures: teamFiguresSchema,
  teamInvitations: teamInvitationSchema,
  taxProfiles: taxProfileSchema,
  teams: teamSchema,
  terminations: terminationSchema,
  testimonials: testimonialSchema,
  waiting: waitingEntrySchema,
} as const;
export type StoredCollection = keyof typeof STORED_ENTITIES;
