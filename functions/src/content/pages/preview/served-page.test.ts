// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  emptyPageOf,
  PAGE_CONTENT_ELEMENT,
  PAGE_DATA_ELEMENT,
  pageDataSchema,
  servedContentSchema,
  type PageData,
  type ServedContent,
} from '@wbd/domain/pages';
import { anAdvisor, aSeminar } from '@wbd/domain/testing';
import { withData, withPreview, type PageHead } from './served-page.ts';

const shell = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../apps/shell/src/index.html'),
  'utf8',
);
const head = (changes: Partial<PageHead> = {}): PageHead => ({
  title: 'Empfehlung von Ada',
  description: 'Sehr zu empfehlen.',
  isMissing: false,
  url: 'https://wbd.example/pro/shared/testimonial/t1',
  image: 'https://files.example/o/thumb.webp?alt=media&token=1',
  isListed: true,
  structured: [],
  data: null,
  content: null,
  shown: null,
  ...changes,
});

function read(html: string) {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const meta = (name: string) =>
    [...document.querySelectorAll('meta')]
      .filter((one) => one.getAttribute('property') === name || one.name === name)
      .map((one) => one.content);
  return { document, meta };
}

test("the shell's page has a place for title, text and picture, each said once", () => {
  const { document, meta } = read(withPreview(shell, head()));
  expect(document.title).toBe('Empfehlung von Ada · WBD');
  expect(meta('og:title')).toEqual(['Empfehlung von Ada']);
  expect(meta('description')).toEqual(['Sehr zu empfehlen.']);
  expect(meta('og:description')).toEqual(['Sehr zu empfehlen.']);
  expect(meta('og:image')).toEqual(['https://files.example/o/thumb.webp?alt=media&token=1']);
  expect(meta('twitter:card')).toEqual(['summary_large_image']);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://wbd.example/pro/shared/testimonial/t1',
  );
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.getElementById('wbd-env')).not.toBeNull();
});

test.each([
  `</title><script>alert(1)</script>`,
  `"><script>alert(1)</script>`,
  `' onload='alert(1)`,
  `--><img src=x onerror=alert(1)>`,
  `$& $' $\` $1 <!-- /preview -->`,
  `&quot;&lt;script&gt;`,
])('%s is text and nothing else', (hostile) => {
  const html = withPreview(shell, head({ title: hostile, description: hostile, image: hostile }));
  const { document, meta } = read(html);
  expect(meta('og:title')).toEqual([hostile]);
  expect(meta('description')).toEqual([hostile]);
  expect(meta('og:image')).toEqual([hostile]);
  const elements = (page: string) => read(page).document.querySelectorAll('*').length;
  expect(elements(html)).toBe(elements(withPreview(shell, head())));
  expect(document.querySelectorAll('img, [onload], [onerror]')).toHaveLength(0);
});

test('without a picture none is named', () => {
  const { meta } = read(withPreview(shell, head({ image: null })));
  expect(meta('og:image')).toEqual([]);
  expect(meta('twitter:card')).toEqual(['summary']);
});

test('long texts end between words, line breaks and control characters go', () => {
  const { meta } = read(
    withPreview(shell, head({ description: `Ein\n\u0000Wort ${'lang '.repeat(99)}` })),
  );
  const [description = ''] = meta('description');
  expect(description).toMatch(/^Ein Wort lang .* lang…$/);
  expect(description.length).toBeLessThanOrEqual(200);
});

test('a word that is too long ends between characters as they are read', () => {
  const { meta } = read(withPreview(shell, head({ title: '👩‍👩‍👧'.repeat(40) })));
  expect(meta('og:title')[0]).toMatch(/^(👩‍👩‍👧)+…$/u);
});

test('a page without the place stays as it is', () => {
  expect(withPreview('<title>alt</title>', head())).toBe('<title>alt</title>');
});

const data: PageData = { readAt: Date.UTC(2026, 0, 31), page: emptyPageOf(anAdvisor()) };

test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', "$& $' </body>", '\u2028'])(
  'the page comes along as data, with %j as text',
  (heroText) => {
    const sent = { ...data, page: { ...data.page, heroText } };
    const { document } = read(withData(shell, { data: sent, content: null }));
    const element = document.getElementById(PAGE_DATA_ELEMENT);
    expect(element?.getAttribute('type')).toBe('application/json');
    expect(pageDataSchema.parse(JSON.parse(element?.textContent ?? ''))).toEqual(sent);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.body.lastElementChild).toBe(element);
  },
);

test.each(['</script><img src=x onerror=alert(1)>', '<!--<script>', "$& $' </body>", '\u2028'])(
  'PUB-12 what an address leads to comes along as data, with %j as text',
  (description) => {
    const item = aSeminar('owner', { description });
    const sent: ServedContent = {
      readAt: data.readAt,
      content: { kind: 'seminar', item, owner: anAdvisor() },
    };
    const { document } = read(withData(shell, { data, content: sent }));
    const element = document.getElementById(PAGE_CONTENT_ELEMENT);
    expect(servedContentSchema.parse(JSON.parse(element?.textContent ?? ''))).toEqual(sent);
    expect(document.querySelectorAll('img')).toHaveLength(0);
    expect(document.getElementById(PAGE_DATA_ELEMENT)).not.toBeNull();
  },
);
