import type { ContentCard } from '@wbd/data/content-cards';
import { pageSeminarSchema } from '@wbd/domain/pages';
import { expect, test } from 'vitest';
import { choiceOf } from './arranged-content.ts';

const card = (id: string, day: number): ContentCard => {
  const createdAt = new Date(Date.UTC(2026, 0, day));
  const shown = { id, title: id, advisorName: 'Clara Weiß', thumb: null };
  const card = pageSeminarSchema.parse({ ...shown, hasTrailer: false, order: createdAt.getTime() });
  return { ...shown, createdAt, card };
};

test('CONF-05 the page shows what was chosen, and what is older than the advisor; the rest is the newest first', () => {
  const { shown, others } = choiceOf(
    [card('old', 1), card('new', 20), card('newest', 21), card('chosen', 22)],
    [{ id: 'chosen', visible: true, dateForOrder: 0 }],
    { createdAt: new Date(Date.UTC(2026, 0, 10)) },
  );
  expect(shown.map(({ item }) => item.id)).toEqual(['chosen', 'old']);
  expect(others.map(({ item }) => item.id)).toEqual(['newest', 'new']);
});
