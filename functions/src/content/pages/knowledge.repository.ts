import { PUBLIC } from '@wbd/domain/audiences';
import { knowledgeVideoSchema } from '@wbd/domain/content';
import { knowledgeCards, MOST_KNOWLEDGE_ON_PAGE, type PageKnowledge } from '@wbd/domain/pages';
import { db, parseDocuments } from '../../core/firestore.ts';

/** The videos of the library that an advisor shows to everyone, the newest first. */
export async function publicKnowledge(uid: string): Promise<PageKnowledge[]> {
  const { docs } = await db
    .collection('knowledgeVideos')
    .where('advisor', '==', uid)
    .where('audience', '==', PUBLIC)
    .where('hidden', '==', false)
    .orderBy('createdAt', 'desc')
    .limit(MOST_KNOWLEDGE_ON_PAGE)
    .get();
  return knowledgeCards(parseDocuments(knowledgeVideoSchema, docs));
}
