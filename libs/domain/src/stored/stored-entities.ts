import { cardChunkSchema, publicPageDocumentSchema } from '../pages/public-page.ts';
import { accountSchema } from '../accounts/account.ts';
import { adminActionSchema } from '../accounts/admin-action.ts';
import { advisorCodeSchema, advisorSchema } from '../advisors/advisor.ts';
import { paymentEventSchema } from '../plans/billing.ts';
import {
  expertVideoSchema,
  organisationSchema,
  publicConfigSchema,
  testimonialSchema,
} from '../content/content.ts';
import { customerNoteSchema, customerSchema } from '../customers/customer.ts';
import { folderSchema, knowledgeVideoSchema, quickVideoSchema } from '../content/library.ts';
import { invitationSchema } from '../seats/invitation.ts';
import { eInvoiceSchema, invoiceSchema } from '../invoices/invoice.ts';
import { imprintSchema } from '../advisors/imprint.ts';
import { appointmentRequestSchema } from '../appointments/appointment-request.ts';
import { sessionMessageSchema } from '../seats/session-message.ts';
import { mailSchema } from '../mails/mail.ts';
import { planChangeSchema } from '../plans/plan-change.ts';
import { datedNoteSchema } from '../customers/dated-note.ts';
import { referralSchema } from '../customers/referral.ts';
import { paymentSchema, revenueSchema } from '../plans/revenue.ts';
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
  codes: advisorCodeSchema,
  config: publicConfigSchema,
  customerNotes: customerNoteSchema,
  customers: customerSchema,
  datedNotes: datedNoteSchema,
  eInvoices: eInvoiceSchema,
  expertCards: cardChunkSchema,
  expertVideos: expertVideoSchema,
  folders: folderSchema,
  imprints: imprintSchema,
  invitations: invitationSchema,
  invoices: invoiceSchema,
  knowledgeVideos: knowledgeVideoSchema,
  mails: mailSchema,
  orgs: organisationSchema,
  payments: paymentSchema,
  planChanges: planChangeSchema,
  publicPages: publicPageDocumentSchema,
  quickVideos: quickVideoSchema,
  referrals: referralSchema,
  registrations: registrationSchema,
  selections: selectionsSchema,
  revenue: revenueSchema,
  seminarCards: cardChunkSchema,
  seminars: seminarSchema,
  sessionAccess: sessionAccessSchema,
  sessionMessages: sessionMessageSchema,
  sessions: sessionSchema,
  stripeEvents: paymentEventSchema,
  testimonials: testimonialSchema,
  waiting: waitingEntrySchema,
} as const;
export type StoredCollection = keyof typeof STORED_ENTITIES;
