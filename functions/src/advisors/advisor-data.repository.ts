import type { AdvisorDataPart } from '@wbd/domain';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type QuerySnapshot,
} from 'firebase-admin/firestore';
import { db } from '../gateways/firestore.ts';

export type DataRecord = Record<string, unknown>;

export interface AdvisorDataRepository {
  /**
   * A page of what is stored of an advisor, in the order of paths.
   * @param after path of the last record that is known; null for the first page
   */
  page(
    uid: string,
    part: AdvisorDataPart,
    after: string | null,
  ): Promise<{ records: DataRecord[]; next: string | null }>;
}

const PAGE_SIZE = 200;

const ofAdvisor = (collection: string) => (uid: string) =>
  db.collection(collection).where('advisor', '==', uid);
const alone = (collection: string) => (uid: string) =>
  db.collection(collection).where(FieldPath.documentId(), '==', uid);
const seats = (field: 'advisor' | 'seminarAdvisor') => (uid: string) =>
  db.collectionGroup('registrations').where(field, '==', uid);

/** Every query asks for the advisor: nothing that a caller sends widens it. */
const queries: Readonly<Record<AdvisorDataPart, (uid: string) => Query>> = {
  account: alone('accounts'),
  profile: alone('advisors'),
  choices: (uid) => db.collection(`advisors/${uid}/selections`),
  customers: ofAdvisor('customers'),
  testimonials: ofAdvisor('testimonials'),
  seminars: ofAdvisor('seminars'),
  sessions: ofAdvisor('sessions'),
  sessionAccess: ofAdvisor('sessionAccess'),
  participants: seats('advisor'),
  guests: seats('seminarAdvisor'),
  expertVideos: ofAdvisor('expertVideos'),
  knowledgeVideos: ofAdvisor('knowledgeVideos'),
  quickVideos: ofAdvisor('quickVideos'),
  referrals: (uid) => db.collection('referrals').where('referrer', '==', uid),
  mails: ofAdvisor('mails'),
};

export const advisorDataRepository: AdvisorDataRepository = {
  async page(uid, part, after) {
    const ordered = queries[part](uid).orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
    const { docs }: QuerySnapshot = await (
      after === null ? ordered : ordered.startAfter(db.doc(after))
    ).get();
    return {
      records: docs.map(recordOf),
      next: docs.length < PAGE_SIZE ? null : (docs.at(-1)?.ref.path ?? null),
    };
  },
};

function recordOf(document: DocumentSnapshot): DataRecord {
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
