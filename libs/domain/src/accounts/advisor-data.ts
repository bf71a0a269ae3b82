import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** What an advisor's data consists of, in the order in which an export lists it. */
export const ADVISOR_DATA_PARTS = [
  'account',
  'planChanges',
  'payments',
  'invoices',
  'eInvoices',
  'profile',
  'imprint',
  'choices',
  'customers',
  'notes',
  'datedNotes',
  'testimonials',
  'seminars',
  'sessions',
  'sessionAccess',
  'participants',
  'guests',
  'expertVideos',
  'knowledgeVideos',
  'quickVideos',
  'takenVideos',
  'filmOffers',
  'filmFiles',
  'filmSeller',
  'filmSales',
  'filmPapers',
  'filmEntitlements',
  'filmReceipts',
  'referrals',
  'linkVisits',
  'sponsor',
  'brought',
  'deals',
  'referredInvoices',
  'commissions',
  'commissionSums',
  'taxProfile',
  'bankAccount',
  'statements',
  'invitations',
  'messages',
  'appointments',
  'notifications',
  'notificationSettings',
  'restrictions',
  'terminations',
  'teams',
  'teamInvitations',
  'teamFigures',
  'mails',
] as const;

/** Path of a document in Firestore: collections and ids in turn. */
function isDocumentPath(path: string): boolean {
  const segments = path.split('/');
  return segments.length % 2 === 0 && segments.every((id) => idSchema.safeParse(id).success);
}

export const advisorDataPartSchema = z.enum(ADVISOR_DATA_PARTS);
export type AdvisorDataPart = z.infer<typeof advisorDataPartSchema>;

/** advisorData: a page of what the server holds of the advisor who calls. */
export const advisorDataInput = z.object({
  part: advisorDataPartSchema,
  /** `next` of the page before; null for the first one */
  after: z.nullable(text(500, z.refine(isDocumentPath))),
});
export type AdvisorDataInput = z.infer<typeof advisorDataInput>;

export const advisorDataOutput = z.object({
  /** documents as they are stored, times as text, with addresses beside the paths of files */
  records: z.array(z.record(z.string(), z.unknown())),
  /** null on the last page */
  next: z.nullable(z.string()),
});
export type AdvisorDataOutput = z.infer<typeof advisorDataOutput>;
