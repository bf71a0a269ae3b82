import { findPublicPage, publicPageDocumentSchema, type PublicPage } from '@wbd/domain/pages';
import { readDocument } from '@wbd/firebase/firestore';

/**
 * Reads everything an advisor's page shows: one document, or two under a code that the advisor has given up; then the
 * page's `code` is the new one.
 * @param code in lower case
 * @returns null for a code that does not exist
 */
export function readPublicPage(code: string): Promise<PublicPage | null> {
  // as it is: a code may have umlauts, and is one segment
  return findPublicPage(code, (at) => readDocument(publicPageDocumentSchema, `publicPages/${at}`));
}
