import { publicPageSchema, type PublicPage } from '@wbd/domain';
import { readDocument } from '@wbd/firebase/firestore';

/**
 * Reads everything an advisor's page shows: one document.
 * @param code in lower case
 * @returns null for a code that nobody has
 */
export function readPublicPage(code: string): Promise<PublicPage | null> {
  return readDocument(publicPageSchema, `publicPages/${encodeURIComponent(code)}`);
}
