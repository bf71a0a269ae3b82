import { pictureUrls } from '@wbd/domain/files';
import {
  FIRST_VIEW_META,
  hole,
  HOLE,
  parseHeroSubtext,
  RICH_TEXT_HOLE,
  sourcesHole,
  type FirstView,
  type FirstViewFile,
} from '@wbd/domain/pages';
import { escaped } from '../preview/escaped.ts';
import type { LiveFirstView } from './first-view-files.ts';
import type { Shown, ShownPart } from './shown.ts';

/** Where the shell's page has room for the first view. */
const HEAD_PLACE = '<!-- first view: styles -->';
const PLACE = '<!-- first view -->';

const NO_PICTURE = { src: '', srcSet: '' };

/** Values by the name of their hole, as HTML. */
type Values = ReadonlyMap<string, string>;

/**
 * The shell's page with the first view of what it shows in it, for the shell to take over. Each text of the advisor is
 * escaped, and no text is searched for holes again.
 * @returns the unchanged page when it has no place for the first view, or no template exists
 * @throws Error when the template has a hole that is not known here, or needs a part that the file does not have
 */
export function withFirstView(
  html: string,
  shown: Shown,
  { address, file }: LiveFirstView,
  fileUrl: (path: string) => string,
): string {
  const view = file.views[shown.template];
  if (!view || !html.includes(HEAD_PLACE) || !html.includes(PLACE)) return html;
  const values = new Map([
    ...escapedTexts(shown),
    ...addressesOf(shown, fileUrl),
    [RICH_TEXT_HOLE, withEmphasis(shown.richText, view)],
  ]);
  const rules = new Set(view.rules);
  const content = filledWithParts(view.html, shown, values, { file, rules });
  const meta = `<meta name="${FIRST_VIEW_META}" content="${escaped(address)}" />`;
  const head = meta + stylesOf([...rules], file) + filled(view.head, values);
  // functions, because a text may hold what `replace` takes for a pattern
  return html.replace(HEAD_PLACE, () => head).replace(PLACE, () => content);
}

interface PartsOfFile {
  file: FirstViewFile;
  /** the names of all rules that the page needs; those of its parts are added */
  rules: Set<string>;
}

/** A template of an earlier version may leave parts to the browser. */
function filledWithParts(
  template: string,
  { parts }: ShownPart,
  values: Values,
  from: PartsOfFile,
): string {
  const needed = Object.entries(parts).filter(([name]) => template.includes(hole(name)));
  const holes = needed.map(([name, some]) => {
    const html = some.map((part) => filledPart(part, values, from)).join('');
    return [name, html] as const;
  });
  return filled(template, new Map([...values, ...holes]));
}

function filledPart(part: ShownPart, around: Values, from: PartsOfFile): string {
  const template = from.file.parts[part.template];
  if (!template) throw new Error(`The first view has no part ${part.template}`);
  for (const rule of template.rules) from.rules.add(rule);
  const values = new Map([...around, ...escapedTexts(part)]);
  return filledWithParts(template.html, part, values, from);
}

const addressesOf = ({ pictures }: Shown, fileUrl: (path: string) => string) =>
  Object.entries(pictures).flatMap(([name, picture]) => {
    const { src, srcSet } = picture
      ? pictureUrls(picture.path, picture.widths, fileUrl)
      : NO_PICTURE;
    return [[name, escaped(src)] as const, [sourcesHole(name), escaped(srcSet)] as const];
  });

const escapedTexts = ({ texts }: Pick<ShownPart, 'texts'>): Values =>
  new Map(Object.entries(texts).map(([name, text]) => [name, escaped(text)]));

const withEmphasis = (text: string, { emphasis: { open, close } }: FirstView) =>
  parseHeroSubtext(text)
    .map((part) => (part.italic ? open + escaped(part.text) + close : escaped(part.text)))
    .join('');

function filled(template: string, values: Values): string {
  return template.replace(HOLE, (_hole, name: string) => {
    const value = values.get(name);
    if (value === undefined) throw new Error(`The first view has an unknown hole: ${name}`);
    return value;
  });
}

/** The rules under the names by which the style engine in the browser finds them and does not insert them again. */
function stylesOf(names: readonly string[], file: FirstViewFile): string {
  const rules = names.map((name) => {
    const rule = file.rules[name];
    if (rule === undefined) throw new Error(`The first view has no rule ${name}`);
    return rule;
  });
  // the engine puts an element with names in its place anew: one with rules in it would have the browser style the whole page again
  const known = `<style data-emotion="css ${names.join(' ')}" data-s=""></style>`;
  return `<style>${rules.join('')}</style>${known}`;
}
