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

test('escapes texts as React does, and encodes those in addresses', () => {
  const data = { name: `<b a="'&">` };
  expect(fill([value('name')], data)?.html).toBe('&lt;b a=&quot;&#x27;&amp;&quot;&gt;');
  expect(fill([{ ...value('name'), encoded: true }], { name: 'ä/b' })?.html).toBe('%C3%A4%2Fb');
});

test('shows the branch of the option that the data has', () => {
  const longer = { call: 'longer', of: [{ at: ['name'] }, { is: 'abc' }] };
  const template = [{ case: longer, of: { true: ['long'], false: ['short'] } }];
  expect(fill(template, { name: 'abcd' })?.html).toBe('long');
  expect(fill(template, { name: 'ab' })?.html).toBe('short');
});

test('repeats a part for each item of a list, with its position', () => {
  const item = [value('item0#'), ': ', value('item0', 'title'), '; '];
  const template = [{ each: { at: ['list'] }, as: 'item0', body: item }];
  expect(fill(template, { list: [{ title: 'a' }, { title: 'b' }] })?.html).toBe('1: a; 2: b; ');
});

test('puts sections in their place, and what they need into the head once', () => {
  const hint = { head: ['<link href="', value('name'), '"/>'] };
  const template = [hint, { section: 'greeting' }, hint, '!'];
  expect(fill(template, { name: 'Kim' })).toMatchObject({
    html: 'Hallo Kim!',
    head: '<link href="Kim"/>',
  });
});

test('names the style rules of the classes that are shown', () => {
  expect(fill(['<p class="wbd-text css-b">'])?.rules).toEqual({ b: '.css-b{}' });
});

test('reads no fields that data inherits', () => {
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

test('has no view for a page without a template', () => {
  const file = { format: FIRST_VIEW_FORMAT, rules: {}, sections: {}, pages: {} } as const;
  expect(fillFirstView(file, 'page', { data: {}, operations })).toBeNull();
});
