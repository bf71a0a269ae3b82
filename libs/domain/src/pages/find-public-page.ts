import { idSchema } from '../fields/fields.ts';
import type { PublicPage, PublicPageDocument } from './public-page.ts';

/** Every code that was given up leads to the present one; two on the way while an advisor changes it again. */
const MOST_MOVES = 3;

/**
 * Finds the page of a code, also when its advisor has another code by now; then the page's `code` differs from the
 * requested one.
 * @param read reads publicPages/{code}
 * @returns null for an unknown or invalid code
 */
export async function findPublicPage(
  code: string,
  read: (code: string) => Promise<PublicPageDocument | null>,
): Promise<PublicPage | null> {
  let next = code;
  for (let moves = 0; moves <= MOST_MOVES; moves++) {
    // any text from an address arrives here: the database would refuse it instead of finding nothing
    if (!idSchema.safeParse(next).success) return null;
    const found = await read(next);
    if (!found || !('movedTo' in found)) return found;
    next = found.movedTo;
  }
  return null;
}
