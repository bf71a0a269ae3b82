import { expect, test } from 'vitest';
import { fillFirstView } from './fill.ts';
import { FIRST_VIEW_FORMAT, firstViewFileSchema, type Template } from './template.ts';

const operations = { longer: (one: string, other: string) => one.length > other.length };
const fill = (template: Template, data: Record<string, unknown> = {}) => {
  const sections = { greeting: ['Hallo ', { value: { at: ['name'] }, encoded: false }] };
  const pages = { page: template };
  const file = {
    format: FIRST_VIEW_FORMAT,
    rules: { a: '.css-a{}', b: '.css-b{}' },
    sections,
    pages,
  };
  return fillFirstView(firstViewFileSchema.parse(file), 'page', { data, operations });
};
const value = (...at: string[]) => ({ value: { at }, encoded: false });

test('escapes texts like React, and encodes texts in addresses', () => {
  const data = { name: `<b a="'&">` };
  expect(fill([value('name')], data)?.html).toBe('&lt;b a=&quot;&#x27;&amp;&quot;&gt;');
  expect(fill([{ ...value('name'), encoded: true }], { name: 'ä/b' })?.html).toBe('%C3%A4%2Fb');
});

test('renders the branch that matches the data', () => {
  const longer = { call: 'longer', of: [{ at: ['name'] }, { is: 'abc' }] };
  const template = [{ case: longer, of: { true: ['long'], false: ['short'] } }];
  expect(fill(template, { name: 'abcd' })?.html).toBe('long');
  expect(fill(template, { name: 'ab' })?.html).toBe('short');
});

test('renders a part per list item, with its position', () => {
  const item = [value('item0#'), ': ', value('item0', 'title'), '; '];
  const template = [{ each: { at: ['list'] }, as: 'item0', body: item }];
  expect(fill(template, { list: [{ title: 'a' }, { title: 'b' }] })?.html).toBe('1: a; 2: b; ');
});

test('inserts sections, and their head elements once', () => {
  const hint = { head: ['<link href="', value('name'), '"/>'] };
  const template = [hint, { section: 'greeting' }, hint, '!'];
  expect(fill(template, { name: 'Kim' })).toMatchObject({
    html: 'Hallo Kim!',
    head: '<link href="Kim"/>',
  });
});

test('lists the style rules of the rendered classes', () => {
  expect(fill(['<p class="wbd-text css-b">'])?.rules).toEqual({ b: '.css-b{}' });
});

test('ignores inherited fields', () => {
  expect(() => fill([value('name', 'constructor', 'name')], { name: {} })).toThrow('no undefined');
});

test.each<[string, Template]>([
  ['an unknown operation', [{ case: { call: 'newer', of: [] }, of: {} }]],
  ['an operation that objects inherit', [{ case: { call: 'toString', of: [] }, of: {} }]],
  ['an unknown section', [{ section: 'newer' }]],
  ['an option without a branch', [{ case: { is: 'newer' }, of: {} }]],
  ['a missing value', [value('motto')]],
])('refuses a template with %s', (_what, template) => {
  expect(() => fill(template)).toThrow('The first view');
});

test('returns null for a page without a template', () => {
  const file = { format: FIRST_VIEW_FORMAT, rules: {}, sections: {}, pages: {} } as const;
  expect(fillFirstView(file, 'page', { data: {}, operations })).toBeNull();
});
