import { mailSchema, type Mail } from '@wbd/domain/mails';
import { planChangeSchema, type PlanChange } from '@wbd/domain/plans';
import { organisationSchema } from '@wbd/domain/content';
import { db, parseDocument, parseDocuments } from '../../core/firestore.ts';

/** What an organisation is called; null for one that is not listed. */
export async function readOrganisationName(id: string): Promise<string | null> {
  return parseDocument(organisationSchema, await db.doc(`orgs/${id}`).get())?.name ?? null;
}

/** The latest changes of an advisor's plan. */
export async function readPlanChanges(uid: string, most: number): Promise<PlanChange[]> {
  const changes = db.collection(`accounts/${uid}/planChanges`).orderBy('at', 'desc').limit(most);
  return parseDocuments(planChangeSchema, (await changes.get()).docs);
}

/** The latest mails to an advisor and to their customers. */
export async function readMailsOf(uid: string, most: number): Promise<Mail[]> {
  const mails = db
    .collection('mails')
    .where('advisor', '==', uid)
    .orderBy('leaseUntil', 'desc')
    .limit(most);
  return parseDocuments(mailSchema, (await mails.get()).docs);
}
