import { advisorSchema, normalizeAdvisorCode, type Advisor } from '@wbd/domain';
import { readDocument } from '@wbd/firebase/firestore';
import { readPublicPage } from '../public-pages/public-pages.repository.ts';

/** @returns null when nobody has this uid */
export function readAdvisor(uid: string): Promise<Advisor | null> {
  return readDocument(advisorSchema, `advisors/${encodeURIComponent(uid)}`);
}

/**
 * Finds an advisor by what stands in a link: the uid, or the code.
 * @returns null when it is neither
 */
export async function findAdvisor(uidOrCode: string): Promise<Advisor | null> {
  const byUid = await readAdvisor(uidOrCode);
  if (byUid) return byUid;
  const page = await readPublicPage(normalizeAdvisorCode(uidOrCode));
  return page ? readAdvisor(page.uid) : null;
}
