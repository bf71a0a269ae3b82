import type { ContentCard } from '@wbd/data/content-cards';
import { INTERNAL_TESTING_CODE } from '@wbd/domain';
import { expect, test } from 'vitest';
import { choiceOf } from './arranged-content.ts';

const card = (id: string, day: number, hidden = false): ContentCard => ({
  ...{ id, title: id, advisorName: 'Clara Weiß', thumb: null, hidden },
  createdAt: new Date(Date.UTC(2026, 0, day)),
});
const cards = [card('old', 1), card('removed', 2, true), card('new', 20), card('newest', 21)];
const createdAt = new Date(Date.UTC(2026, 0, 10));
const ids = (code: string) => {
  const { shown, others } = choiceOf(cards, [{ id: 'new', visible: true, dateForOrder: 0 }], {
    code,
    createdAt,
  });
  return [shown, others].map((list) => list.map(({ item }) => item.id));
};

test('CONF-05 the page shows what was chosen, and what is older than the advisor; the rest is the newest first', () => {
  expect(ids('pro')).toEqual([['new', 'old'], ['newest']]);
});

test('CONF-05 what the operator removed from all pages can be chosen for internal testing alone', () => {
  expect(ids(INTERNAL_TESTING_CODE)).toEqual([['new', 'old', 'removed'], ['newest']]);
});
