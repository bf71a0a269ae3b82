// @vitest-environment jsdom
import { PAGE_DATA_ELEMENT, emptyPageOf } from '@wbd/domain/pages';
import { anAdvisor } from '@wbd/domain/testing';
import { QueryClient } from '@wbd/query';
import { beforeEach, expect, test } from 'vitest';
import { publicPageQuery } from './public-pages.queries.ts';
import { servedPage } from './served-page.ts';

const page = emptyPageOf(anAdvisor({ code: 'jörg' }));
const readAt = Date.UTC(2026, 0, 31);

function serve(content: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = PAGE_DATA_ELEMENT;
  element.textContent = content;
  document.body.append(element);
}

beforeEach(() => {
  document.body.replaceChildren();
});

test('PUB-09 the page that came with the HTML is the first answer, as old as the server says', () => {
  serve(JSON.stringify({ readAt, page }));
  const client = new QueryClient();
  const options = client.defaultQueryOptions(publicPageQuery('JÖRG'));
  const { state } = client.getQueryCache().build(client, options);
  expect(state).toMatchObject({ data: page, dataUpdatedAt: readAt, status: 'success' });
});

test.each([
  ['of another code', JSON.stringify({ readAt, page: { ...page, code: 'anna' } })],
  ['of an older shape', JSON.stringify({ readAt, page: { code: 'jörg' } })],
  ['that was cut off', '{"readAt": 1'],
])('PUB-09 data %s is not taken for the page', (_what, content) => {
  serve(content);
  expect(servedPage('jörg')).toBeNull();
});

test('PUB-09 without data the page is requested', () => {
  expect(servedPage('jörg')).toBeNull();
});
