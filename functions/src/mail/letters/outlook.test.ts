import { KINDS, written } from '../../../test/letters.ts';
import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';

/** Features that Outlook for Windows ignores without harm to the layout. */
const DECORATION: ReadonlySet<string> = new Set([
  'color-scheme CSS property',
  'color-scheme meta tag',
  '@media',
  'border-radius',
  'text-decoration-line',
  'text-decoration-color',
  'overflow-wrap',
  'word-break',
  // of the line that an inbox shows, which `display: none` hides as well
  'overflow',
  'opacity',
  'max-height property',
]);

test.each(KINDS)('REG-08 %s keeps its layout in Outlook for Windows', async (kind) => {
  const { html } = await written(kind);
  const { issues } = caniemail({ clients: ['outlook.windows'], html });
  const unknown = (issues.errors.get('outlook.windows') ?? []).map(({ title }) => title);
  expect(unknown.filter((title) => !DECORATION.has(title))).toEqual([]);

  // only cells support padding; the button has a replacement for Outlook
  const padded = html.matchAll(
    /<(\w+)[^>]*? style="[^"]*?(?<![-\w])padding(?:-\w+)?:(?!0[;"])[^>]*>/g,
  );
  const others = [...padded].filter(([element, tag]) => tag !== 'td' && !/"button"/.test(element));
  expect(others.map(([element]) => element)).toEqual([]);

  // Outlook ignores the column's `max-width` and gets a table of that width instead
  const [before = '', within = '', after = ''] = html.split(
    /<!--\[if mso\]><table[^>]* width="560"[^>]*><tr><td><!\[endif\]-->|<!--\[if mso\]><\/td><\/tr><\/table><!\[endif\]-->/,
  );
  expect(before).not.toContain('<h1');
  expect(within.match(/<h1/g)).toHaveLength(1);
  expect(within.split('<table')).toHaveLength(within.split('</table>').length);
  expect(after).not.toMatch(/<[hp][1 ]/);
});
