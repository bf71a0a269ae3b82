import { expect, test, vi } from 'vitest';
import { anAdvisor } from '../../testing/factories.ts';
import { findPublicPage } from './find-public-page.ts';
import { emptyPageOf } from './page-cards.ts';
import { publicPageDocumentSchema, type PublicPageDocument } from './public-page.ts';

const page = emptyPageOf(anAdvisor({ code: 'neu' }));

function pagesOf(documents: Readonly<Record<string, unknown>>) {
  return vi.fn((code: string): Promise<PublicPageDocument | null> => {
    const data = documents[code];
    return Promise.resolve(data === undefined ? null : publicPageDocumentSchema.parse(data));
  });
}

const moved = (from: string, to: string) => ({ [from]: { id: from, uid: 'u', movedTo: to } });

test('a page is found with one read', async () => {
  const read = pagesOf({ neu: page });
  expect(await findPublicPage('neu', read)).toEqual(page);
  expect(read).toHaveBeenCalledOnce();
});

test('PROF-02 an old code leads to the page of the new one', async () => {
  const read = pagesOf({ neu: page, ...moved('alt', 'neu'), ...moved('uralt', 'alt') });
  expect((await findPublicPage('alt', read))?.code).toBe('neu');
  expect((await findPublicPage('uralt', read))?.code).toBe('neu');
});

test('codes that lead nowhere, or in a circle, find nothing', async () => {
  const read = pagesOf({ ...moved('a', 'b'), ...moved('b', 'a'), ...moved('c', 'niemand') });
  expect(await findPublicPage('niemand', read)).toBeNull();
  expect(await findPublicPage('c', read)).toBeNull();
  expect(await findPublicPage('a', read)).toBeNull();
});

// an address is unified before it is looked up: a wide slash arrives as a slash
test.each(['', '..', 'a/b', 'a/b/c', '__a__', 'a'.repeat(129)])(
  'PUB-04 %j is no code, and no document is read for it',
  async (code) => {
    const read = pagesOf({});
    expect(await findPublicPage(code, read)).toBeNull();
    expect(read).not.toHaveBeenCalled();
  },
);
