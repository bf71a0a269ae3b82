import { expect, test } from 'vitest';
import { LONGEST_TAG, tagSchema, tagsOf, withTags } from './tags.ts';

test('a tag is added once, however it is capitalised, and keeps its first spelling', () => {
  const added = withTags(['VIP'], { add: ['vip', 'Rente', 'RENTE'], remove: [] });
  expect(added).toEqual(['VIP', 'Rente']);
});

test('a tag is removed however it is capitalised', () => {
  expect(withTags(['VIP', 'Rente'], { add: [], remove: ['vip', 'fremd'] })).toEqual(['Rente']);
});

test('all tags are listed once, in alphabetical order', () => {
  const tags = tagsOf([{ tags: ['Zug', 'Ärzte'] }, { tags: ['bau', 'zug'] }]);
  expect(tags).toEqual(['Ärzte', 'bau', 'Zug']);
});

test.each([
  ['Rente 2027', true],
  ['a', true],
  ['x'.repeat(LONGEST_TAG), true],
  ['x'.repeat(LONGEST_TAG + 1), false],
  ['', false],
  [' a', false],
  ['a ', false],
  ['a\nb', false],
])('%j as a tag: %s', (tag, isTag) => {
  expect(tagSchema.safeParse(tag).success).toBe(isTag);
});
