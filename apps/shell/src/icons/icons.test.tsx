import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UiProvider, Wordmark } from '@wbd/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, '..');
const page = readFileSync(path.join(folder, 'index.html'), 'utf8');

/** What the mark is drawn with, whatever its colours. */
function shapesOf(svg: string) {
  const attribute = (tag: string, name: string) =>
    new RegExp(` ${name}=['"]([^'"]+)`).exec(tag)?.[1];
  const [line = ''] = /<path[^>]*>/.exec(svg) ?? [];
  const dots = svg.match(/<circle[^>]*>/g) ?? [];
  return {
    line: attribute(line, 'd'),
    width: attribute(line, 'stroke-width'),
    opacity: Number(attribute(line, 'opacity')),
    dots: dots.map((dot) => ['cx', 'cy', 'r'].map((name) => Number(attribute(dot, name)))),
  };
}

test('the icon in a tab shows the mark of the header', () => {
  const wordmark = renderToStaticMarkup(
    <UiProvider>
      <Wordmark />
    </UiProvider>,
  );
  const icon = /href="data:image\/svg\+xml,([^"]+)"/.exec(page)?.[1] ?? '';
  const shapes = shapesOf(decodeURIComponent(icon));
  expect(shapes.dots).toHaveLength(3);
  expect(shapes).toEqual(shapesOf(wordmark));
});

test.each([
  ['favicon.png', 48],
  ['apple-touch-icon.png', 180],
])('%s is as large as the page says', (name, size) => {
  const picture = readFileSync(path.join(import.meta.dirname, name));
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([size, size]);
  expect(page).toContain(`href="/assets/${name}"`);
});
