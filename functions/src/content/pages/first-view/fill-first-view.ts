import { fillFirstView, FIRST_VIEW_META } from '@wbd/domain/first-view';
import { OPERATIONS } from '@wbd/domain/first-view-operations';
import { escaped } from '../preview/escaped.ts';
import type { LiveFirstView } from './first-view-files.ts';
import type { Shown } from './shown.ts';

/** Where the shell's page has room for the first view. */
const HEAD_PLACE = '<!-- first view: styles -->';
const PLACE = '<!-- first view -->';

/**
 * The shell's page with the first view inserted, for the shell to hydrate.
 * @returns the unchanged page when it has no place for the first view, or no template exists
 * @throws Error when the template needs an operation or a value that this code does not know
 */
export function withFirstView(
  html: string,
  { page, data }: Shown,
  { address, file }: LiveFirstView,
  fileUrl: (path: string) => string,
): string {
  if (!html.includes(HEAD_PLACE) || !html.includes(PLACE)) return html;
  const source = { data: { ...data, fileUrl }, operations: OPERATIONS };
  const filled = fillFirstView(file, page, source);
  if (!filled) return html;
  const meta = `<meta name="${FIRST_VIEW_META}" content="${escaped(address)}" />`;
  const head = meta + stylesOf(filled.rules) + filled.head;
  // functions, because a text may hold what `replace` takes for a pattern
  return html.replace(HEAD_PLACE, () => head).replace(PLACE, () => filled.html);
}

/** The rules under the names by which the style engine in the browser finds them and does not insert them again. */
function stylesOf(rules: Readonly<Record<string, string>>): string {
  // the engine puts an element with names in its place anew: one with rules in it would have the browser style the whole page again
  const known = `<style data-emotion="css ${Object.keys(rules).join(' ')}" data-s=""></style>`;
  return `<style>${Object.values(rules).join('')}</style>${known}`;
}
