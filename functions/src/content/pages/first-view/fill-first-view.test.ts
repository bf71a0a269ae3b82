// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FIRST_VIEW_FORMAT,
  FIRST_VIEW_META,
  type FirstViewFile,
  type Template,
} from '@wbd/domain/first-view';
import { emptyPageOf, type PageContent, type PublicPage } from '@wbd/domain/pages';
import { anAdvisor, aSeminar } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { withFirstView } from './fill-first-view.ts';
import { shownAddress, shownContent, shownPage } from './shown.ts';

const shell = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../apps/shell/src/index.html'),
  'utf8',
);
const page: PublicPage = {
  ...emptyPageOf(anAdvisor({ code: 'jörg' })),
  hasOwnPage: true,
  heroText: 'Gemeinsam weiter',
  logo: 'logos/a.webp',
  logoWidths: [320, 700],
};
const fileUrl = (file: string) => `https://files.example/o/${encodeURIComponent(file)}?alt=media`;

const field = (...at: string[]) => ({ value: { at }, encoded: false });
const logo = (name: string) => ({
  value: {
    at: [name],
    of: {
      call: 'pictureUrls',
      of: [{ at: ['page', 'logo'] }, { at: ['page', 'logoWidths'] }, { at: ['fileUrl'] }],
    },
  },
  encoded: false,
});
const advisor: Template = [
  { head: ['<link rel="preload" as="image" imagesrcset="', logo('srcSet'), '"/>'] },
  '<h1 class="wbd css-one">',
  field('page', 'heroText'),
  '</h1><a href="/',
  { value: { at: ['page', 'code'] }, encoded: true },
  '"><img src="',
  logo('src'),
  '"/></a>',
];
const address = '/remotes/public/1/first-view.aa.json';
const live = (pages: Record<string, Template> = { advisor }) => {
  const rules = { one: '.css-one{color:red}', two: '.css-two{color:blue}' };
  const file: FirstViewFile = { format: FIRST_VIEW_FORMAT, rules, sections: {}, pages };
  return { address, file };
};
const fill = (shown = page, html = shell) => withFirstView(html, shownPage(shown), live(), fileUrl);
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test("PUB-03 the advisor's words stand in the HTML, and the head says what they need", () => {
  const document = read(fill());
  const [small, wide] = ['logos/a.webp/320.webp', 'logos/a.webp/700.webp'].map(fileUrl);
  expect(document.querySelector('#root h1')?.textContent).toBe('Gemeinsam weiter');
  expect(document.querySelector('#root a')?.getAttribute('href')).toBe('/j%C3%B6rg');
  expect(document.querySelector('#root img')?.getAttribute('src')).toBe(wide);
  expect(document.head.querySelector('link[rel=preload][as=image]')?.outerHTML).toContain(
    `imagesrcset="${small} 320w, ${wide} 700w"`,
  );
  const meta = document.head.querySelector(`meta[name=${FIRST_VIEW_META}]`);
  expect(meta?.getAttribute('content')).toBe(address);
});

test('only the rules that the view needs travel, and the style engine finds their names apart from them', () => {
  const styles = [...read(fill()).head.querySelectorAll('style')].slice(-2);
  expect(styles.map((style) => [style.getAttribute('data-emotion'), style.textContent])).toEqual([
    [null, '.css-one{color:red}'],
    ['css one', ''],
  ]);
  expect(styles.map((style) => style.hasAttribute('data-s'))).toEqual([false, true]);
});

test.each([
  `"><script>alert(1)</script>`,
  `' onload='alert(1)`,
  `$& $' $1 ‹qa›`,
  `--><img src=x onerror=alert(1)>`,
  `</h1></div><!-- first view --><b>`,
  `&lt;b&gt;`,
])('PUB-03 shows %s as text', (hostile) => {
  const document = read(fill({ ...page, heroText: hostile, logo: hostile, logoWidths: [] }));
  expect(document.querySelector('#root h1')?.textContent).toBe(hostile);
  expect(document.querySelector('#root img')?.getAttribute('src')).toBe(fileUrl(hostile));
  const elements = (html: string) => read(html).querySelectorAll('*').length;
  expect(document.querySelectorAll('*')).toHaveLength(elements(fill()));
});

test('finds a page that is the same for everyone by its address', () => {
  const pages = live({ '/legal/agb': ['<h1>AGB</h1>'] });
  const html = withFirstView(shell, shownAddress('/legal/agb'), pages, fileUrl);
  expect(read(html).querySelector('#root h1')?.textContent).toBe('AGB');
  expect(withFirstView(shell, shownAddress('/legal/x'), pages, fileUrl)).toBe(shell);
});

test('leaves a shell without a place for the first view unchanged', () => {
  expect(fill(page, '<div id="root"></div>')).toBe('<div id="root"></div>');
});

test('PUB-12 PUB-13 renders no first view for an unusual id', () => {
  const item = aSeminar('owner', { id: 's1' });
  const content: PageContent = { kind: 'seminar', item, owner: anAdvisor() };
  const place = { page, teaser: false, now: new Date() };
  expect(shownContent(content, place)).not.toBeNull();
  expect(shownContent({ ...content, item: { ...item, id: 'ä b' } }, place)).toBeNull();
});
