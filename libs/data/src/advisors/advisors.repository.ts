import { advisorSchema, normalizeAdvisorCode, type Advisor } from '@wbd/domain/advisors';
import { readDocument, updateDocument } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';
import { readPublicPage } from '../public-pages/public-pages.repository.ts';

/** What advisors change about themselves. Code, organisation and level are the server's. */
export type AdvisorChanges = Partial<
  Pick<
    Advisor,
    | 'heroText'
    | 'heroSubtext'
    | 'loop'
    | 'loopThumb'
    | 'intro'
    | 'introCaptions'
    | 'introThumb'
    | 'logo'
    | 'portrait'
    | 'bio'
    | 'topics'
    | 'qualifications'
    | 'languages'
    | 'place'
    | 'testimonialShareText'
    | 'bookingslink'
  >
>;

/**
 * @returns null for an unknown advisor
 */
export function readAdvisor(uid: string): Promise<Advisor | null> {
  return readDocument(advisorSchema, documentPath('advisors', uid));
}

/**
 * Finds an advisor by the uid or the code of a link.
 * @returns null when it is neither
 */
export async function findAdvisor(uidOrCode: string): Promise<Advisor | null> {
  const byUid = await readAdvisor(uidOrCode);
  if (byUid) return byUid;
  const page = await readPublicPage(normalizeAdvisorCode(uidOrCode));
  return page ? readAdvisor(page.uid) : null;
}

/** Full names by uid, without missing advisors. */
export async function readAdvisorNames(uids: Iterable<string>): Promise<Map<string, string>> {
  const advisors = await Promise.all([...new Set(uids)].map(readAdvisor));
  return new Map(
    advisors
      .filter((advisor) => advisor !== null)
      .map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
  );
}

/** Stores the named fields of the advisor's own profile; null empties a field. */
export async function updateAdvisor(uid: string, changes: AdvisorChanges): Promise<void> {
  await updateDocument(documentPath('advisors', uid), { ...changes });
}
