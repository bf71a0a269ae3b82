import { expect, test } from 'vitest';
import { isQuietEdit } from './quiet-edit.ts';

test.each([
  ['a first quiet edit', {}, { quietEdit: 'a' }, true],
  ['another quiet edit', { quietEdit: 'a' }, { quietEdit: 'b' }, true],
  ['a new document', null, { quietEdit: 'a' }, true],
  ['a later edit without a mark of its own', { quietEdit: 'a' }, { quietEdit: 'a' }, false],
  ['an edit that removes the mark', { quietEdit: 'a' }, {}, false],
  ['an edit without a mark', {}, {}, false],
  ['a deletion', { quietEdit: 'a' }, null, false],
])('recognises whether %s is quiet', (_what, before, after, expected) => {
  expect(isQuietEdit(before, after)).toBe(expected);
});
