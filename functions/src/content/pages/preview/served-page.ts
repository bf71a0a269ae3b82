import {
  PAGE_CONTENT_ELEMENT,
  PAGE_DATA_ELEMENT,
  type PageData,
  type ServedContent,
} from '@wbd/domain/pages';
import type { Shown } from '../first-view/shown.ts';
import { escaped } from './escaped.ts';
import { previewTexts } from './texts.de.ts';

/** The part of the shell's page that says what a link to it shows. */
const PLACE = /<!-- preview -->[\s\S]*?<!-- \/preview -->/;

// in UTF-16 units
const LONGEST_TITLE = 100;
const LONGEST_DESCRIPTION = 200;

export interface PageHead {
  title: string;
  description: string;
  /** whether what the address leads to does not exist, on a page that does */
  isMissing: boolean;
  /** absolute addresses */
  url: string;
  image: string | null;
  /** whether search engines may list the page */
  isListed: boolean;
  /** what schema.org calls what the page is about */
  structured: readonly object[];
  /** the advisor's page on which the address lies */
  data: PageData | null;
  /** what on that page the address leads to */
  content: ServedContent | null;
  /** what the page begins with, as far as that is known; null: the browser finds out */
  shown: Shown | null;
}

/** The page with what is known about this link in its head; as it is when it has no place for it. */
export function withPreview(html: string, head: PageHead): string {
  const title = shortened(head.title, LONGEST_TITLE);
  const description = shortened(head.description, LONGEST_DESCRIPTION);
  const tags = [
    `<title>${escaped(tabTitle(title))}</title>`,
    named('description', description),
    named('robots', head.isListed ? 'index, follow, max-image-preview:large' : 'noindex'),
    `<link rel="canonical" href="${escaped(head.url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', previewTexts.site),
    property('og:locale', 'de_DE'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', head.url),
    ...(head.image === null ? [] : [property('og:image', head.image)]),
    ...(head.image === null ? [] : [property('og:image:alt', title)]),
    named('twitter:card', head.image === null ? 'summary' : 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    ...(head.image === null ? [] : [named('twitter:image', head.image)]),
    ...head.structured.map(dataBlock),
  ];
  return inPlace(html, tags);
}

/** The page with what it shows as data at its end, so that the portal need not ask for it. */
export function withData(
  html: string,
  { data, content }: Pick<PageHead, 'data' | 'content'>,
): string {
  const blocks = [
    ...(data ? [idBlock(PAGE_DATA_ELEMENT, data)] : []),
    ...(content ? [idBlock(PAGE_CONTENT_ELEMENT, content)] : []),
  ];
  return html.replace('</body>', () => `${blocks.join('')}</body>`);
}

/**
 * The page when it is not known what the link leads to: it speaks for the whole site, and for no address.
 * @param isListed false when it is certain that there is nothing; true when it could not be found out
 */
export function withoutPreview(html: string, { isListed }: { isListed: boolean }): string {
  const { site, siteDescription } = previewTexts;
  return inPlace(html, [
    `<title>${site}</title>`,
    named('description', siteDescription),
    ...(isListed ? [] : [named('robots', 'noindex')]),
    property('og:type', 'website'),
    property('og:site_name', site),
    property('og:locale', 'de_DE'),
    property('og:title', site),
    property('og:description', siteDescription),
  ]);
}

// a function, because a text may hold what `replace` takes for a pattern
const inPlace = (html: string, tags: readonly string[]) =>
  html.replace(PLACE, () => tags.join('\n    '));

const tabTitle = (title: string) =>
  title === previewTexts.site ? title : `${title} · ${previewTexts.site}`;

/** Data and no script: the browser does not run it. Without `<` no text can end the element. */
const inScript = (data: object) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
const idBlock = (id: string, data: object) =>
  `<script id="${id}" type="application/json">${inScript(data)}</script>`;
const dataBlock = (data: object) => `<script type="application/ld+json">${inScript(data)}</script>`;

const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`;
const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escaped(content)}" />`;

/** One line without control characters, cut between words where it has to be. */
function shortened(text: string, most: number): string {
  const line = text
    .replace(/[\p{Cc}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('de').segment(line)) {
    if (cut.length + segment.length >= most) break;
    cut += segment;
  }
  const lastSpace = cut.lastIndexOf(' ');
  return `${lastSpace > most / 2 ? cut.slice(0, lastSpace) : cut}…`;
}
