import { RETENTION_DAYS, RETENTION_YEARS, UPLOAD_DAYS } from '@wbd/domain/retention';
import { expect, test } from 'vitest';
import { datenschutz } from './datenschutz.de.ts';

const words = [
  datenschutz.intro,
  ...datenschutz.sections.flatMap(({ content }) => content.flat()),
].join('\n');

/** Periods that are no matter of retention, each with the reason. */
const OTHER = new Map([
  ['einen Tag', 'the sliding window in which mails to one address are counted'],
  ['des Jahres', 'from when years are counted'],
  [`${UPLOAD_DAYS} Tage`, 'how long a browser keeps an unfinished upload'],
  ['und Jahr', 'a gap: the date of the page'],
  ['welchen Tagen', 'what a browser keeps about days'],
  ['einem Tag', 'the longest that a closure takes'],
]);

test('every period that the privacy page names is in the table of retention', () => {
  const named =
    words.match(/(?:\d+|\p{L}+) (?:Stunden?|Tage?n?|Wochen?|Monate?n?|Jahre?n?)\b/gu) ?? [];
  const kept = new Set([
    ...Object.values(RETENTION_DAYS).flatMap((days) => [`${days} Tage`, `${days} Tagen`]),
    ...Object.values(RETENTION_YEARS).map((years) => `${years} Jahre`),
  ]);
  expect(named.length).toBeGreaterThan(6);
  expect(named.filter((period) => !kept.has(period) && !OTHER.has(period))).toEqual([]);
});
