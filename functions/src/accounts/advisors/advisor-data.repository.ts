import type { AdvisorDataPart } from '@wbd/domain/accounts';
import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { db } from '../../core/firestore.ts';
import { InvalidInput } from '../../core/refusal.ts';

export type DataRecord = Record<string, unknown>;

export interface AdvisorDataRepository {
  /**
   * A page of what is stored of an advisor, in the order of paths.
   * @param after path of the last record that is known; null for the first page
   * @throws InvalidInput for the path of a document that the part cannot hold
   */
  page(
    uid: string,
    part: AdvisorDataPart,
    after: string | null,
  ): Promise<{ records: DataRecord[]; next: string | null }>;
}

const PAGE_SIZE = 200;

interface Source {
  query(uid: string): Query;
  /** whether the document lies where the query looks */
  holds(document: DocumentReference, uid: string): boolean;
}

const ofAdvisor = (collection: string, field = 'advisor'): Source => ({
  query: (uid) => db.collection(collection).where(field, '==', uid),
  holds: ({ parent }) => parent.path === collection,
});
const alone = (collection: string): Source => ({
  query: (uid) => db.collection(collection).where(FieldPath.documentId(), '==', uid),
  holds: ({ parent }) => parent.path === collection,
});
/** A collection below the advisor's own document. */
const below = (parent: string, collection: string): Source => ({
  query: (uid) => db.collection(`${parent}/${uid}/${collection}`),
  holds: (document, uid) => document.parent.path === `${parent}/${uid}/${collection}`,
});
const seats = (query: Source['query']): Source => ({
  query,
  holds: ({ parent }) => parent.id === 'registrations',
});

/** A partner's entries and balances in all ledgers. */
const inLedgers = (group: string): Source => ({
  query: (uid) => db.collectionGroup(group).where('partner', '==', uid),
  holds: ({ parent }) => parent.id === group,
});

/** Every query asks for the advisor: nothing that a caller sends widens it. */
const sources: Readonly<Record<AdvisorDataPart, Source>> = {
  account: alone('accounts'),
  planChanges: below('accounts', 'planChanges'),
  payments: below('accounts', 'payments'),
  invoices: ofAdvisor('invoices'),
  eInvoices: ofAdvisor('eInvoices'),
  profile: alone('advisors'),
  imprint: alone('imprints'),
  choices: below('advisors', 'selections'),
  customers: ofAdvisor('customers'),
  notes: ofAdvisor('customerNotes'),
  datedNotes: ofAdvisor('datedNotes'),
  testimonials: ofAdvisor('testimonials'),
  seminars: ofAdvisor('seminars'),
  sessions: ofAdvisor('sessions'),
  sessionAccess: ofAdvisor('sessionAccess'),
  participants: seats((uid) => db.collectionGroup('registrations').where('advisor', '==', uid)),
  guests: seats((uid) => db.collectionGroup('registrations').where('seminarAdvisor', '==', uid)),
  expertVideos: ofAdvisor('expertVideos'),
  knowledgeVideos: ofAdvisor('knowledgeVideos'),
  quickVideos: ofAdvisor('quickVideos'),
  takenVideos: ofAdvisor('takenVideos'),
  filmOffers: ofAdvisor('filmOffers'),
  filmFiles: ofAdvisor('filmFiles'),
  filmSeller: alone('filmSellers'),
  filmSales: ofAdvisor('filmSales', 'seller'),
  filmPapers: ofAdvisor('filmPapers', 'seller'),
  filmEntitlements: ofAdvisor('filmEntitlements'),
  filmReceipts: ofAdvisor('filmPapers', 'buyer'),
  referrals: ofAdvisor('referrals', 'referrer'),
  linkVisits: ofAdvisor('linkVisits', 'referrer'),
  sponsor: alone('sponsors'),
  brought: ofAdvisor('sponsors', 'sponsor'),
  deals: ofAdvisor('deals'),
  referredInvoices: ofAdvisor('referredInvoices', 'partner'),
  commissions: inLedgers('entries'),
  commissionSums: inLedgers('balances'),
  taxProfile: alone('taxProfiles'),
  bankAccount: alone('bankAccounts'),
  statements: ofAdvisor('statements', 'partner'),
  invitations: ofAdvisor('invitations'),
  messages: ofAdvisor('sessionMessages'),
  appointments: ofAdvisor('appointmentRequests'),
  notifications: ofAdvisor('notifications'),
  notificationSettings: alone('notificationSettings'),
  restrictions: ofAdvisor('restrictions'),
  // without who else is in it
  teams: {
    query: (uid) =>
      db
        .collection('teams')
        .where('memberIds', 'array-contains', uid)
        .select('name', 'lead', 'createdAt'),
    holds: ({ parent }) => parent.path === 'teams',
  },
  teamInvitations: ofAdvisor('teamInvitations'),
  teamFigures: alone('teamFigures'),
  terminations: ofAdvisor('terminations', 'uid'),
  mails: ofAdvisor('mails'),
};

export const advisorDataRepository: AdvisorDataRepository = {
  async page(uid, part, after) {
    const source = sources[part];
    const last = after === null ? null : db.doc(after);
    if (last && !source.holds(last, uid)) throw new InvalidInput(['after']);
    const ordered = source.query(uid).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
    const { docs }: QuerySnapshot = await (last ? ordered.startAfter(last) : ordered).get();
    return {
      records: docs.map(recordOf),
      next: docs.length < PAGE_SIZE ? null : (docs.at(-1)?.ref.path ?? null),
    };
  },
};

/** A document as an export has it. */
export function recordOf(document: DocumentSnapshot): DataRecord {
  return { id: document.id, ...asText(document.data() ?? {}) };
}

/** Times as ISO text, so that the record can leave as JSON. */
function asText(data: DataRecord): DataRecord {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, textOf(value)]));
}

function textOf(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(textOf);
  return typeof value === 'object' && value !== null ? asText({ ...value }) : value;
}
