// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentShape,
  emptyPageOf,
  FIRST_VIEW_FORMAT,
  FIRST_VIEW_META,
  hole,
  pageShape,
  RICH_TEXT_HOLE,
  sourcesHole,
  testimonialsShape,
  testimonialSlideShape,
  type PageContent,
  type PublicPage,
} from '@wbd/domain/pages';
import { anAdvisor, aSeminar } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { withFirstView } from './fill-first-view.ts';
import type { LiveFirstView } from './first-view-files.ts';
import { shownAddress, shownContent, shownPage } from './shown.ts';

const shell = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../apps/shell/src/index.html'),
  'utf8',
);
const page: PublicPage = {
  ...emptyPageOf(anAdvisor({ code: 'jörg' })),
  hasOwnPage: true,
  heroText: 'Gemeinsam weiter',
  heroSubtext: 'Dein _Weg_ zum Ziel',
  logo: 'logos/a.webp',
};
const fileUrl = (file: string) => `https://files.example/o/${encodeURIComponent(file)}?alt=media`;

const live = (shown: PublicPage): LiveFirstView => ({
  address: '/remotes/public/1/first-view.aa.json',
  file: {
    format: FIRST_VIEW_FORMAT,
    rules: { one: '.css-one{color:red}', two: '.css-two{color:blue}' },
    parts: {},
    views: {
      [pageShape(shown)]: {
        head: `<link rel="preload" as="image" href="${hole('logo')}"/>`,
        html: [
          `<h1>${hole('herotext')}</h1><p class="css-one">${hole(RICH_TEXT_HOLE)}</p>`,
          `<a href="/${hole('code')}" title="${hole('firstname')} ${hole('lastname')}">`,
          `<img src="${hole('logo')}" srcset="${hole('logosources')}" alt=""/></a>`,
        ].join(''),
        rules: ['one'],
        emphasis: { open: '<em class="css-one">', close: '</em>' },
      },
    },
  },
});
const fill = (shown = page, view = live(shown), html = shell) =>
  withFirstView(html, shownPage(shown), view, fileUrl);
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html');

test("PUB-03 the advisor's words stand in the HTML, and the head says what they need", () => {
  const document = read(fill());
  expect(document.querySelector('#root h1')?.textContent).toBe('Gemeinsam weiter');
  expect(document.querySelector('#root p')?.innerHTML).toBe(
    'Dein <em class="css-one">Weg</em> zum Ziel',
  );
  expect(document.querySelector('#root a')?.getAttribute('href')).toBe('/j%C3%B6rg');
  expect(document.querySelector('#root img')?.getAttribute('src')).toBe(fileUrl('logos/a.webp'));
  expect(document.head.querySelector('link[rel=preload][as=image]')?.getAttribute('href')).toBe(
    fileUrl('logos/a.webp'),
  );
  expect(
    document.head.querySelector(`meta[name=${FIRST_VIEW_META}]`)?.getAttribute('content'),
  ).toBe('/remotes/public/1/first-view.aa.json');
});

test('PUB-03 a picture has its sizes, or itself alone', () => {
  const image = (shown: PublicPage) => read(fill(shown)).querySelector('#root img');
  const sized = image({ ...page, logoWidths: [320, 700] });
  const [small, wide] = ['logos/a.webp/320.webp', 'logos/a.webp/700.webp'].map(fileUrl);
  expect(sized?.getAttribute('srcset')).toBe(`${small} 320w, ${wide} 700w`);
  expect(sized?.getAttribute('src')).toBe(wide);
  expect(image(page)?.getAttribute('srcset')).toBe(fileUrl('logos/a.webp'));
});

test("PUB-03 a loop's poster has its sizes, also in the preload link", () => {
  const shown = { ...page, loop: 'hero/loop/a.mp4', loopThumb: 'hero/thumb/a.jpg' };
  const view = live(shown);
  const [template] = Object.values(view.file.views);
  if (!template) throw new Error('There is no view');
  template.head = `<link rel="preload" as="image" imagesrcset="${hole(sourcesHole('loopposter'))}"/>`;
  const asked = (changes: Partial<PublicPage>) =>
    read(fill({ ...shown, ...changes }, view))
      .querySelector('link[rel=preload]')
      ?.getAttribute('imagesrcset');
  expect(asked({ loopThumbWidths: [320] })).toBe(`${fileUrl('hero/thumb/a.jpg/320.webp')} 320w`);
  expect(asked({})).toBe(fileUrl('hero/thumb/a.jpg'));
});

test('PUB-03 without words of their own the name is the heading', () => {
  const unnamed = { ...page, heroText: null };
  expect(read(fill(unnamed)).querySelector('h1')?.textContent).toBe(
    `${page.firstName} ${page.lastName}`,
  );
});

test('only the rules that the view needs travel, and the style engine finds their names apart from them', () => {
  const styles = [...read(fill()).head.querySelectorAll('style')].slice(-2);
  expect(styles.map((style) => [style.getAttribute('data-emotion'), style.textContent])).toEqual([
    [null, '.css-one{color:red}'],
    ['css one', ''],
  ]);
  expect(styles.map((style) => style.hasAttribute('data-s'))).toEqual([false, true]);
});

test('a page that is the same for everyone is found by its address', () => {
  const { address, file } = live(page);
  const [view] = Object.values(file.views);
  if (!view) throw new Error('There is no view');
  const views = { '/legal/agb': { ...view, head: '', html: '<h1>AGB</h1>' } };
  const html = withFirstView(
    shell,
    shownAddress('/legal/agb'),
    { address, file: { ...file, views } },
    fileUrl,
  );
  expect(read(html).querySelector('#root h1')?.textContent).toBe('AGB');
  expect(withFirstView(shell, shownAddress('/legal/x'), { address, file }, fileUrl)).toBe(shell);
});

test.each([
  `"><script>alert(1)</script>`,
  `' onload='alert(1)`,
  `$& $' $1 ${hole('uid')}`,
  `--><img src=x onerror=alert(1)>`,
  `</h1></div><!-- first view --><b>`,
  `&lt;b&gt;`,
])('PUB-03 %s is text in every hole', (hostile) => {
  const names = { firstName: hostile, lastName: hostile, heroText: hostile };
  const taken = { ...page, ...names, heroSubtext: `a _${hostile}_`, logo: hostile };
  const document = read(fill(taken));
  expect(document.querySelector('#root h1')?.textContent).toBe(hostile);
  expect(document.querySelector('#root em')?.textContent).toBe(hostile);
  expect(document.querySelector('#root a')?.getAttribute('title')).toBe(`${hostile} ${hostile}`);
  expect(document.querySelector('#root img')?.getAttribute('src')).toBe(fileUrl(hostile));
  const elements = (html: string) => read(html).querySelectorAll('*').length;
  const harmless = { ...taken, firstName: 'a', lastName: 'b', heroText: 'c', logo: 'd' };
  expect(elements(fill(taken))).toBe(elements(fill({ ...harmless, heroSubtext: 'a _b_' })));
});

test('PUB-05 the HTML contains testimonials, slide by slide and as text, with the CSS rules that they need', () => {
  const shown = {
    ...page,
    testimonials: [
      { id: 'a/b', url: '', thumb: '', customer: '<b>Kim</b>', quote: hole('uid'), order: 0 },
      { id: 'c', url: '', thumb: '', customer: 'Lou', quote: 'Danke', order: 1 },
    ],
  };
  const view = live(shown);
  for (const template of Object.values(view.file.views)) {
    template.html = `<main>${hole('testimonials')}</main>`;
    template.rules = [];
  }
  view.file.parts = {
    [testimonialsShape(shown)]: {
      html: `<h2>${hole('firstname')}</h2><ul>${hole('slides')}</ul><p>1 von ${hole('count')}</p>`,
      rules: ['one'],
    },
    [testimonialSlideShape(shown)]: {
      html: [
        `<li title="${hole('number')} von ${hole('count')}">`,
        `<a href="/${hole('code')}/${hole('item')}">${hole('quote')} ${hole('customer')}</a></li>`,
      ].join(''),
      rules: ['one', 'two'],
    },
  };
  const document = read(fill(shown, view));
  const main = document.querySelector('#root main');
  expect(main?.querySelector('h2')?.textContent).toBe(page.firstName);
  expect(main?.querySelector('p')?.textContent).toBe('1 von 2');
  const slides = [...(main?.querySelectorAll('li') ?? [])].map((slide) => [
    slide.title,
    slide.querySelector('a')?.getAttribute('href'),
    slide.textContent,
  ]);
  expect(slides).toEqual([
    ['1 von 2', '/j%C3%B6rg/a%2Fb', `${hole('uid')} <b>Kim</b>`],
    ['2 von 2', '/j%C3%B6rg/c', 'Danke Lou'],
  ]);
  expect(document.querySelector('style[data-emotion]')?.getAttribute('data-emotion')).toBe(
    'css one two',
  );
});

test('a page of a shape without a template, and a shell without a place, stay as they are', () => {
  expect(fill(page, live({ ...page, bookable: !page.bookable }))).toBe(shell);
  expect(fill(page, live(page), '<div id="root"></div>')).toBe('<div id="root"></div>');
});

test('a template that needs what this code does not know is refused', () => {
  const newer = structuredClone(live(page));
  Object.values(newer.file.views).forEach((view) => {
    view.html += hole('motto');
  });
  expect(() => fill(page, newer)).toThrow('unknown hole: motto');
});

const seminar = aSeminar('owner', {
  id: 's1',
  title: 'Rente <b>',
  video: 'a.mp4',
  thumb: 'thumbs/a.webp',
  duration: 45,
  dates: [
    { time: Date.UTC(2026, 11, 24, 17), location: 'Gestern', seats: 'many' },
    { time: Date.UTC(2026, 11, 26, 17), location: '<i>Hamburg</i>', seats: 'few' },
    { time: Date.UTC(2026, 11, 27, 17), location: 'Bremen', seats: 'none' },
  ],
});
const owner = anAdvisor({ firstName: 'Karl', lastName: 'Kollege' });
const content: PageContent = { kind: 'seminar', item: seminar, owner };
const place = { page, teaser: false, now: new Date('2026-12-25T12:00:00Z') };

const datePart = (seats: string) => ({
  html: `<li class="${seats}">${hole('time')}, ${hole('location')}</li>`,
  rules: [],
});

function liveSeminar(): LiveFirstView {
  const { address, file } = live(page);
  const view = {
    head: '',
    rules: [],
    emphasis: { open: '', close: '' },
    html: [
      `<h1>${hole('title')}</h1><p>${hole('ownerfirstname')} ${hole('ownerlastname')}</p>`,
      `<i>${hole('minutes')}</i><img src="${hole('poster')}"/><ul>${hole('dates')}</ul>`,
      `<a href="/${hole('code')}/seminar/${hole('item')}">${hole('description')}</a>`,
    ].join(''),
  };
  const parts = { 'date few': datePart('few'), 'date none': datePart('none') };
  return { address, file: { ...file, parts, views: { [contentShape(content, place)]: view } } };
}

function fillSeminar(some = content, view = liveSeminar()) {
  const shown = shownContent(some, place);
  if (!shown) throw new Error('It has no first view');
  return read(withFirstView(shell, shown, view, fileUrl)).querySelector('#root');
}

test('PUB-12 PUB-13 the HTML contains a seminar’s texts and its upcoming sessions', () => {
  const root = fillSeminar();
  expect(root?.querySelector('h1')?.textContent).toBe('Rente <b>');
  expect(root?.querySelector('p')?.textContent).toBe('Karl Kollege');
  expect(root?.querySelector('i')?.textContent).toBe('45');
  expect(root?.querySelector('img')?.getAttribute('src')).toBe(fileUrl('thumbs/a.webp'));
  expect(root?.querySelector('a')?.getAttribute('href')).toBe('/j%C3%B6rg/seminar/s1');
  const dates = [...(root?.querySelectorAll('li') ?? [])];
  expect(dates.map((date) => [date.className, date.textContent])).toEqual([
    ['few', '26. Dez. 2026, 18:00, <i>Hamburg</i>'],
    ['none', '27. Dez. 2026, 18:00, Bremen'],
  ]);
});

test('PUB-12 PUB-13 a seminar with an unusual id, and a file without a part that is needed, have no first view', () => {
  expect(shownContent({ ...content, item: { ...seminar, id: 'ä b' } }, place)).toBeNull();
  const older = liveSeminar();
  older.file.parts = {};
  expect(() => fillSeminar(content, older)).toThrow('has no part date few');
});
