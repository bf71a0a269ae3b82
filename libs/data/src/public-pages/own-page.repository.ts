import {
  advisorSchema,
  assemblePublicPage,
  expertVideoSchema,
  publicConfigSchema,
  selectionSchema,
  seminarSchema,
  testimonialSchema,
  type PublicPage,
} from '@wbd/domain';
import { readDocument, readWholeCollection, where } from '@wbd/firebase/firestore';
import { readAdvisorNames } from '../advisors/advisors.repository.ts';
import { PAGE_SIZE } from '../freshness/index.ts';

/**
 * Puts an advisor's own page together from its sources, so that the advisor sees an edit before the server has written
 * it into the page's document. Only the advisor may read all of these.
 */
export async function readOwnPage(uid: string): Promise<PublicPage | null> {
  const [advisor, testimonials, seminars, seminarSelections, experts, expertSelections, config] =
    await Promise.all([
      readDocument(advisorSchema, `advisors/${uid}`),
      readWholeCollection(
        testimonialSchema,
        'testimonials',
        PAGE_SIZE,
        where('advisor', '==', uid),
      ),
      readWholeCollection(seminarSchema, 'seminars', PAGE_SIZE),
      readWholeCollection(selectionSchema, `advisors/${uid}/seminarSelection`, PAGE_SIZE),
      readWholeCollection(expertVideoSchema, 'expertVideos', PAGE_SIZE),
      readWholeCollection(selectionSchema, `advisors/${uid}/expertSelection`, PAGE_SIZE),
      readDocument(publicConfigSchema, 'config/public'),
    ]);
  if (!advisor) return null;
  return assemblePublicPage({
    advisor,
    testimonials,
    seminars,
    seminarSelections,
    experts,
    expertSelections,
    advisorNames: await readAdvisorNames([...seminars, ...experts].map((item) => item.advisor)),
    config: config ?? { hiddenSeminars: [], hiddenExperts: [] },
  });
}
