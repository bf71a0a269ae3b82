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
import { limit, readCollection, readDocument, where } from '@wbd/firebase/firestore';

/** the most the rules hand out in one list */
const AT_MOST = 500;

/**
 * Puts an advisor's own page together from its sources, so that the advisor sees an edit before the server has written
 * it into the page's document. Only the advisor may read all of these.
 */
export async function readOwnPage(uid: string): Promise<PublicPage | null> {
  const [advisor, testimonials, seminars, seminarSelections, experts, expertSelections, config] =
    await Promise.all([
      readDocument(advisorSchema, `advisors/${uid}`),
      readCollection(testimonialSchema, 'testimonials', where('advisor', '==', uid)),
      readCollection(seminarSchema, 'seminars', limit(AT_MOST)),
      readCollection(selectionSchema, `advisors/${uid}/seminarSelection`),
      readCollection(expertVideoSchema, 'expertVideos', limit(AT_MOST)),
      readCollection(selectionSchema, `advisors/${uid}/expertSelection`),
      readDocument(publicConfigSchema, 'config/public'),
    ]);
  if (!advisor) return null;
  const owners = new Set([...seminars, ...experts].map((item) => item.advisor));
  return assemblePublicPage({
    advisor,
    testimonials,
    seminars,
    seminarSelections,
    experts,
    expertSelections,
    advisorNames: await readNames(owners),
    config: config ?? { hiddenSeminars: [], hiddenExperts: [] },
  });
}

async function readNames(uids: ReadonlySet<string>): Promise<Map<string, string>> {
  const advisors = await Promise.all(
    [...uids].map((uid) => readDocument(advisorSchema, `advisors/${uid}`)),
  );
  return new Map(
    advisors
      .filter((advisor) => advisor !== null)
      .map((advisor) => [advisor.id, `${advisor.firstName} ${advisor.lastName}`]),
  );
}
