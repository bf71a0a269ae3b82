import { PAGE_DATA_ELEMENT, pageDataSchema, type PublicPage } from '@wbd/domain';

interface Served {
  page: PublicPage;
  /** when the server read it, in milliseconds since 1970 */
  readAt: number;
}

/**
 * The page that came along with the HTML, if it is the one of this code.
 * @param code in lower case
 */
export function servedPage(code: string): Served | null {
  const text = document.getElementById(PAGE_DATA_ELEMENT)?.textContent;
  // what does not parse is as good as nothing: the page is asked for
  const served = text ? pageDataSchema.safeParse(parsed(text)) : null;
  return served?.success && served.data.page.code === code ? served.data : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
