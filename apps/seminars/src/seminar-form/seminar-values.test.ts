import { aSeminar } from '@wbd/domain/testing';
import { expect, test } from 'vitest';
import { changedContent, toSeminarValues } from './seminar-values.ts';

test('only what was changed about a seminar is written', () => {
  const opened = aSeminar('anna', { title: 'Rente', pdf: 'seminars/pdf/a.pdf' });
  expect(changedContent(opened, opened)).toEqual({});
  expect(changedContent({ ...opened, title: 'ETF', pdf: null }, opened)).toEqual({
    title: 'ETF',
    pdf: null,
  });
});

test('the form holds what is stored, without what only the server writes', () => {
  const opened = aSeminar('anna');
  const { sessions, ...content } = toSeminarValues(opened, []);
  expect(sessions).toEqual([]);
  expect(opened).toMatchObject(content);
  expect(content).not.toHaveProperty('hidden');
});
