import {
  FIRST_VIEW_META,
  HOLE,
  pageShape,
  parseHeroSubtext,
  RICH_TEXT_HOLE,
  type FirstView,
  type FirstViewFile,
  type PublicPage,
} from '@wbd/domain';
import { escaped } from '../preview/escaped.ts';
import type { LiveFirstView } from './first-view-files.ts';

/** Where the shell's page has room for the first view. */
const HEAD_PLACE = '<!-- first view: head -->';
const PLACE = '<!-- first view -->';

/** What a page begins with: an advisor's page, or by its address one whose words are the module's alone. */
export type Shown = PublicPage | string;

/**
 * The shell's page with the first view of what it shows in it, for the shell to take over. Each text of the advisor is
 * escaped, and no text is searched for holes again.
 * @returns the shell's page as it is when it has no place for it, or there is no template for such a page
 * @throws Error when the template has a hole that is not known here
 */
export function withFirstView(
  html: string,
  shown: Shown,
  { address, file }: LiveFirstView,
  fileUrl: (path: string) => string,
): string {
  const isAddress = typeof shown === 'string';
  const view = file.views[isAddress ? shown : pageShape(shown)];
  if (!view || !html.includes(HEAD_PLACE) || !html.includes(PLACE)) return html;
  const values = isAddress ? new Map<string, string>() : valuesOf(shown, view, fileUrl);
  const meta = `<meta name="${FIRST_VIEW_META}" content="${escaped(address)}" />`;
  const head = meta + stylesOf(view, file) + filled(view.head, values);
  const content = filled(view.html, values);
  // functions, because a text may hold what `replace` takes for a pattern
  return html.replace(HEAD_PLACE, () => head).replace(PLACE, () => content);
}

/** What goes into the holes, as HTML. */
function valuesOf(
  page: PublicPage,
  { emphasis }: FirstView,
  fileUrl: (path: string) => string,
): ReadonlyMap<string, string> {
  const url = (file: string | null) => (file === null ? '' : fileUrl(file));
  const texts = {
    uid: page.uid,
    code: encodeURIComponent(page.code),
    firstname: page.firstName,
    lastname: page.lastName,
    herotext: page.heroText ?? `${page.firstName} ${page.lastName}`,
    logo: url(page.logo),
    poster: url(page.introThumb),
  };
  const subtext = parseHeroSubtext(page.heroSubtext ?? '').map(({ text, italic }) =>
    italic ? emphasis.open + escaped(text) + emphasis.close : escaped(text),
  );
  return new Map([
    ...Object.entries(texts).map(([name, text]) => [name, escaped(text)] as const),
    [RICH_TEXT_HOLE, subtext.join('')],
  ]);
}

function filled(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(HOLE, (_hole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The first view has an unknown hole: ${name}`);
    return value;
  });
}

/** The rules under the names by which the style engine in the browser finds them and does not insert them again. */
function stylesOf({ rules }: FirstView, file: FirstViewFile): string {
  const globals = Object.entries(file.globals).map(([name, rule]) =>
    styleElement(`css-global ${name}`, rule),
  );
  const used = rules.map((name) => {
    const rule = file.rules[name];
    if (rule === undefined) throw new Error(`The first view has no rule ${name}`);
    return rule;
  });
  return [...globals, styleElement(`css ${rules.join(' ')}`, used.join(''))].join('');
}

const styleElement = (names: string, rules: string) =>
  `<style data-emotion="${names}">${rules}</style>`;
