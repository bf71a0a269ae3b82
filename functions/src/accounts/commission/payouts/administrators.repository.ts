import { advisorSchema } from '@wbd/domain/advisors';
import { db, parseDocuments } from '../../../core/firestore.ts';

/** More administrators of organisations than there are. */
const MOST = 500;

/** Uids of an organisation's administrators. */
export async function readAdministrators(org: string): Promise<string[]> {
  const accounts = db.collection('accounts').where('orgAdmin', '==', true);
  const { docs } = await accounts.limit(MOST).select().get();
  if (docs.length === 0) return [];
  const advisors = await db.getAll(...docs.map(({ id }) => db.doc(`advisors/${id}`)));
  return parseDocuments(advisorSchema, advisors)
    .filter((advisor) => advisor.org === org)
    .map(({ id }) => id);
}
