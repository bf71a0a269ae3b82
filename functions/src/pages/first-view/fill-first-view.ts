import {
  FIRST_VIEW_META,
  HOLE,
  parseHeroSubtext,
  pictureUrls,
  RICH_TEXT_HOLE,
  sourcesHole,
  type FirstView,
  type FirstViewFile,
} from '@wbd/domain';
import { escaped } from '../preview/escaped.ts';
import type { LiveFirstView } from './first-view-files.ts';
import type { Shown } from './shown.ts';

/** Where the shell's page has room for the first view. */
const HEAD_PLACE = '<!-- first view: styles -->';
const PLACE = '<!-- first view -->';

const NO_PICTURE = { src: '', srcSet: '' };

/** Values by the name of their hole, as HTML. */
type Values = ReadonlyMap<string, string>;

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
  const view = file.views[shown.template];
  if (!view || !html.includes(HEAD_PLACE) || !html.includes(PLACE)) return html;
  const values = valuesOf(shown, view, fileUrl);
  const meta = `<meta name="${FIRST_VIEW_META}" content="${escaped(address)}" />`;
  const head = meta + stylesOf(view, file) + filled(view.head, values);
  const content = filled(view.html, values);
  // functions, because a text may hold what `replace` takes for a pattern
  return html.replace(HEAD_PLACE, () => head).replace(PLACE, () => content);
}

function valuesOf(
  { texts, pictures, richText, lists }: Shown,
  view: FirstView,
  fileUrl: (path: string) => string,
): Values {
  const urls = Object.entries(pictures).flatMap(([name, picture]) => {
    const { src, srcSet } = picture
      ? pictureUrls(picture.path, picture.widths, fileUrl)
      : NO_PICTURE;
    return [[name, escaped(src)] as const, [sourcesHole(name), escaped(srcSet)] as const];
  });
  const listed = Object.entries(lists).map(([name, items]) => {
    const parts = items.map((item) => filled(itemOf(view, item.template), escapedTexts(item)));
    return [name, parts.join('')] as const;
  });
  return new Map([
    ...escapedTexts({ texts }),
    ...urls,
    ...listed,
    [RICH_TEXT_HOLE, withEmphasis(richText, view)],
  ]);
}

const escapedTexts = ({ texts }: Pick<Shown, 'texts'>): Values =>
  new Map(Object.entries(texts).map(([name, text]) => [name, escaped(text)]));

const withEmphasis = (text: string, { emphasis: { open, close } }: FirstView) =>
  parseHeroSubtext(text)
    .map((part) => (part.italic ? open + escaped(part.text) + close : escaped(part.text)))
    .join('');

function itemOf({ items }: FirstView, name: string): string {
  const item = items[name];
  if (item === undefined) throw new Error(`The first view has no item ${name}`);
  return item;
}

function filled(template: string, values: Values): string {
  return template.replace(HOLE, (_hole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The first view has an unknown hole: ${name}`);
    return value;
  });
}

/** The rules under the names by which the style engine in the browser finds them and does not insert them again. */
function stylesOf({ rules }: FirstView, file: FirstViewFile): string {
  const used = rules.map((name) => {
    const rule = file.rules[name];
    if (rule === undefined) throw new Error(`The first view has no rule ${name}`);
    return rule;
  });
  // the engine puts an element with names in its place anew: one with rules in it would have the browser style the whole page again
  const names = `<style data-emotion="css ${rules.join(' ')}" data-s=""></style>`;
  return `<style>${used.join('')}</style>${names}`;
}
