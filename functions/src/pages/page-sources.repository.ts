import {
  advisorSchema,
  expertVideoSchema,
  publicConfigSchema,
  seminarSchema,
  selectionSchema,
  testimonialSchema,
  type Advisor,
  type PublicPageSources,
} from '@wbd/domain';
import { db, parseDocument, parseDocuments } from '../gateways/firestore.ts';

/** What all pages have in common: content that advisors may show, and the operator's configuration. */
export type SharedSources = Pick<
  PublicPageSources,
  'seminars' | 'experts' | 'advisorNames' | 'config'
>;

const nothingHidden = { hiddenSeminars: [], hiddenExperts: [] };

/** Reads the content once for any number of pages. */
export async function readSharedSources(): Promise<SharedSources> {
  const [seminarDocs, expertDocs, configDoc] = await Promise.all([
    db.collection('seminars').get(),
    db.collection('expertVideos').get(),
    db.doc('config/public').get(),
  ]);
  const seminars = parseDocuments(seminarSchema, seminarDocs.docs);
  const experts = parseDocuments(expertVideoSchema, expertDocs.docs);
  const owners = new Set([...seminars, ...experts].map((item) => item.advisor));
  return {
    seminars,
    experts,
    advisorNames: await namesOf([...owners]),
    config: parseDocument(publicConfigSchema, configDoc) ?? nothingHidden,
  };
}

async function namesOf(uids: readonly string[]): Promise<Map<string, string>> {
  if (uids.length === 0) return new Map();
  const snapshots = await db.getAll(...uids.map((uid) => db.doc(`advisors/${uid}`)));
  return new Map(
    parseDocuments(advisorSchema, snapshots).map((advisor) => [
      advisor.id,
      `${advisor.firstName} ${advisor.lastName}`,
    ]),
  );
}

/** Every code that is the advisor's: the present one and those given up. */
export async function readCodes(uid: string): Promise<string[]> {
  const codes = await db.collection('codes').where('uid', '==', uid).get();
  return codes.docs.map(({ id }) => id);
}

/** Reads an advisor's own choice and joins it with what all pages have in common. */
export async function readSources(
  advisor: Advisor,
  shared: SharedSources,
): Promise<PublicPageSources> {
  const own = db.doc(`advisors/${advisor.id}`);
  const [testimonials, seminarSelections, expertSelections] = await Promise.all([
    db.collection('testimonials').where('advisor', '==', advisor.id).get(),
    own.collection('seminarSelection').get(),
    own.collection('expertSelection').get(),
  ]);
  return {
    ...shared,
    advisor,
    testimonials: parseDocuments(testimonialSchema, testimonials.docs),
    seminarSelections: parseDocuments(selectionSchema, seminarSelections.docs),
    expertSelections: parseDocuments(selectionSchema, expertSelections.docs),
  };
}
