import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const legal = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.de.ts'))
  .map((name) => `apps/public/src/legal/${name}`);

/** Pages that promise something: a figure of theirs comes from the table that the code follows. */
const PAGES = [
  ...legal,
  'apps/public/src/recruitment/landings.de.ts',
  'libs/ui/src/pricing/texts.de.ts',
  'libs/domain/src/plans/plan-texts.de.ts',
  'libs/domain/src/retention/browser-storage.de.ts',
  'libs/domain/src/processing/activities.de.ts',
  'libs/domain/src/processing/processors.de.ts',
];

/** Figures that promise nothing. */
const NAMES = [
  // laws, norms
  /§ \d+[a-z]?/g,
  /Art\. \d+( und \d+)?/g,
  /Abs\. \d+/g,
  /Anlage \d+/g,
  /EN 301 549/g,
  /Mozilla Public License 2\.0/g,
  /\(WCAG\) 2\.1/g,
  // headings are numbered
  /title: \d+\. /g,
  // browser tests look at pages of this width
  /320 Pixeln/g,
  /MP4/g,
  // monthly prices
  /1 Monat für/g,
];
const WORDS =
  /\b(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf|vierzehn|zwanzig|dreißig|neunzig|hundert)\b[^.]{0,12}\b(?:Minuten|Stunden|Tagen?|Wochen|Monaten?|Jahren?|Prozent|Euro)\b/giu;

/** The texts of a file, without comments and without what code fills in. */
function textsOf(source: string): string {
  const bare = source
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '');
  return [...bare.matchAll(/(title: )?(['`])((?:(?!\2)[^\\]|\\.)*)\2/g)]
    .map(([, title = '', , text = '']) => title + text)
    .join('\n');
}

function figuresIn(source: string): string[] {
  const texts = NAMES.reduce((text, name) => text.replace(name, ''), textsOf(source));
  return [...(texts.match(/\S* ?\d[\d.,]* ?\S*/g) ?? []), ...(texts.match(WORDS) ?? [])];
}

const descriptors = globSync('libs/domain/src/*/*.collection.ts', { cwd: root });

test('collection descriptors contain no literal retention periods', () => {
  expect(descriptors.length).toBeGreaterThan(50);
  for (const file of descriptors) {
    const [, retention = ''] = readFileSync(path.join(root, file), 'utf8').split(' retention: ');
    const [own = ''] = retention.split(' clients: ');
    expect({ file, figures: figuresIn(own) }).toEqual({ file, figures: [] });
  }
});

test.each(PAGES)('%s names no figure but from a table', (page) => {
  expect(figuresIn(readFileSync(path.join(root, page), 'utf8'))).toEqual([]);
});

test.each([
  ["{ text: 'Protokolle löschen wir nach 14 Tagen.' }", ['nach 14 Tagen.']],
  ["{ text: 'nach drei Jahren' }", ['drei Jahren']],
  ['{ text: `nach ${days.logs} Tagen (Art. 6 Abs. 1 DSGVO)` }', []],
  ["{ title: '4. Pakete', text: 'für 99 €' }", ['für 99 €']],
])('finds what stands in %s', (source, found) => {
  expect(figuresIn(source)).toEqual(found);
});
