import { cardChunkSchema, publicPageDocumentSchema } from '../public-page/public-page.ts';
import { accountSchema } from './account.ts';
import { adminActionSchema } from './admin-action.ts';
import { advisorCodeSchema, advisorSchema } from './advisor.ts';
import { paymentEventSchema } from './billing.ts';
import {
  expertVideoSchema,
  organisationSchema,
  publicConfigSchema,
  testimonialSchema,
} from './content.ts';
import { customerNoteSchema, customerSchema } from './customer.ts';
import { folderSchema, knowledgeVideoSchema, quickVideoSchema } from './library.ts';
import { invitationSchema } from './invitation.ts';
import { mailSchema } from './mail.ts';
import { planChangeSchema } from './plan-change.ts';
import { referralSchema } from './referral.ts';
import { paymentSchema, revenueSchema } from './revenue.ts';
import {
  registrationSchema,
  selectionsSchema,
  seminarSchema,
  sessionAccessSchema,
  sessionSchema,
  waitingEntrySchema,
} from './seminar.ts';

/** The schema of the documents in each collection, wherever in the database a collection of this name lies. */
export const STORED_ENTITIES = {
  accounts: accountSchema,
  adminActions: adminActionSchema,
  advisors: advisorSchema,
  codes: advisorCodeSchema,
  config: publicConfigSchema,
  customerNotes: customerNoteSchema,
  customers: customerSchema,
  expertCards: cardChunkSchema,
  expertVideos: expertVideoSchema,
  folders: folderSchema,
  invitations: invitationSchema,
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
  sessions: sessionSchema,
  stripeEvents: paymentEventSchema,
  testimonials: testimonialSchema,
  waiting: waitingEntrySchema,
} as const;
export type StoredCollection = keyof typeof STORED_ENTITIES;
