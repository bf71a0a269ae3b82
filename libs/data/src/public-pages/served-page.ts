import { PAGE_DATA_ELEMENT, pageDataSchema, type PublicPage } from '@wbd/domain/pages';

interface Served {
  page: PublicPage;
  /** when the server read it, in milliseconds since 1970 */
  readAt: number;
}

let parsed: { text: string; served: Served | null } = { text: '', served: null };

/**
 * The page that came along with the HTML, if it is the one of this code.
 * @param code in lower case
 */
export function servedPage(code: string): Served | null {
  // first-view templates are rendered on the server
  if (typeof document === 'undefined') return null;
  const text = document.getElementById(PAGE_DATA_ELEMENT)?.textContent ?? '';
  // a page is large, and every new query asks for it twice
  if (text !== parsed.text) parsed = { text, served: parse(text) };
  return parsed.served?.page.code === code ? parsed.served : null;
}

/**
 * @returns null for unreadable data: the page is requested instead
 */
function parse(text: string): Served | null {
  try {
    const served = pageDataSchema.safeParse(JSON.parse(text));
    return served.success ? served.data : null;
  } catch {
    return null;
  }
}
