import { expect, test } from 'vitest';
import { safeHttpLink } from './booking-link.ts';

test.each([
  ['calendly.example/anna', 'https://calendly.example/anna'],
  ['https://kalender.example/a?b=1', 'https://kalender.example/a?b=1'],
  [' http://kalender.example ', 'http://kalender.example/'],
  ['javascript:alert(1)', null],
  ['JavaScript:alert(1)', null],
  ['data:text/html,x', null],
  ['', null],
  ['   ', null],
])('%j opens %j', (link, expected) => {
  expect(safeHttpLink(link)).toBe(expected);
});
