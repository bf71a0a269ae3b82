import { actAsVisitor, newId, store } from '../../testing/portal.ts';
import { emptyPageOf } from '@wbd/domain/pages';
import { anAdvisor } from '@wbd/domain/testing';
import { beforeAll, expect, test } from 'vitest';
import { readPublicPage } from './public-pages.repository.ts';

beforeAll(actAsVisitor);

const pageUnder = (code: string) => emptyPageOf(anAdvisor({ code }));

test('SIGNUP-03 PUB-09 the page of a code with umlauts is found, also under the code before', async () => {
  const page = pageUnder(`jörg.weiß-${newId()}`);
  const before = `jörg_weiß${newId()}`;
  await store('publicPages', page);
  await store('publicPages', { id: before, uid: page.uid, movedTo: page.code });
  expect(await readPublicPage(page.code)).toEqual(page);
  expect((await readPublicPage(before))?.code).toBe(page.code);
});

test.each(['a/b', '..', ''])('PUB-04 %j is no code', async (code) => {
  expect(await readPublicPage(code)).toBeNull();
});
