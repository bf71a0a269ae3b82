import { expect, test } from 'vitest';
import { elementsOf, replaced } from './elements.ts';

const html = '<ul><link/><li a="1"><ul><li>x</li></ul></li><li>y</li></ul>';

test('elements are found whole, with those of the same name in them', () => {
  expect(elementsOf(html, '<li').map((element) => element.html)).toEqual([
    '<li a="1"><ul><li>x</li></ul></li>',
    '<li>y</li>',
  ]);
  expect(elementsOf(html, '<li a="1"')).toHaveLength(1);
  expect(elementsOf(html, '<p')).toEqual([]);
});

test('missing elements are replaced', () => {
  expect(replaced(html, elementsOf(html, '<li'), '-')).toBe('<ul><link/>-</ul>');
  expect(replaced(html, [], '-')).toBe(html);
});

test('an element that is not closed is refused', () => {
  expect(() => elementsOf('<p><b></b>', '<p')).toThrow('<p> is not closed');
});
