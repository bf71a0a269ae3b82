import { expect, test } from 'vitest';
import { merged, missingChoices, readMarks } from './marks.ts';

const either = (index: number, option: boolean, shown: string) =>
  `<wbd-case data-n="${index}" data-option="${option}" data-options="true|false">${shown}</wbd-case>`;
const choices = (html: string[]) => {
  const [first = [], ...others] = html.map(readMarks);
  return missingChoices(others.reduce(merged, first)).map((choice) => Object.fromEntries(choice));
};

test('reads nested marks', () => {
  const html = `a<wbd-section data-name="b"><wbd-each data-n="1">c${either(2, true, 'd')}</wbd-each></wbd-section>`;
  const branch = {
    kind: 'case',
    index: 2,
    options: ['true', 'false'],
    of: new Map([['true', ['d']]]),
  };
  const list = { kind: 'each', index: 1, body: ['c', branch, ''] };
  expect(readMarks(html)).toEqual(['a', { kind: 'section', name: 'b', body: ['', list, ''] }, '']);
});

test('renders two independent conditions as often as one', () => {
  const html = [
    either(1, true, 'a') + either(2, true, 'b'),
    either(1, false, '') + either(2, false, ''),
  ];
  expect(choices(html.slice(0, 1))).toEqual([{ 1: 'false' }, { 2: 'false' }]);
  expect(choices(html)).toEqual([]);
});

test('requests a branch together with its enclosing branches', () => {
  const html = [either(1, true, either(2, true, 'a')), either(1, false, 'b')];
  expect(choices(html)).toEqual([{ 1: 'true', 2: 'false' }]);
});

test('skips a branch that contradicts its enclosing branch', () => {
  expect(choices([either(1, true, either(1, true, 'a')), either(1, false, '')])).toEqual([]);
});

test('rejects renderings that differ outside a case', () => {
  const differ = (one: string, other: string) => () => merged(readMarks(one), readMarks(other));
  expect(differ('<p id="a">', '<p id="b">')).toThrow('outside of a case');
  expect(differ(either(1, true, 'a'), either(2, true, 'a'))).toThrow('outside of a case');
  expect(differ('a', `a${either(1, true, '')}`)).toThrow('outside of a case');
});
