import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

test('the page has the order of the layers first, then its bare elements and the variables of both schemes', () => {
  const styles = pageStyles();
  expect(styles.startsWith('@layer reset, base, tokens, recipes;')).toBe(true);
  expect(styles).toContain('--wbd-breakpoints-md:768px');
  expect(styles).toMatch(/\.dark[^{]*\{[^}]*--wbd-colors-bg:/);
  expect(styles).toContain('h1,h2,h3,h4{-webkit-hyphens:auto;');
});
