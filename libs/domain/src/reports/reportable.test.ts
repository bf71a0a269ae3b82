import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedText } from '../../testing/typed-text.ts';
import {
  isOwnFile,
  reportableMessage,
  reportableName,
  reportableRoute,
  reportableVersion,
} from './reportable.ts';

test.each([
  ['anna.meier+wbd@example.org ist vergeben', '…'],
  ['+49 151 2345678 und 0151/2345678', '…'],
  ['advisors/Xy7aB3kQ9LmN2pRs4TuV5wXyZ012 not found', '… not found'],
  ['GET https://wbd.example/action/meine-daten?t=geheim#x failed', '… failed'],
  ['Failed to fetch /intern/crm?suche=Anna Meier', 'Failed to fetch …'],
  [
    "Cannot read properties of undefined (reading 'Anna Meier')",
    'Cannot read properties of undefined (reading …)',
  ],
  [
    'Unexpected token \'<\', "<!doctype "... is not valid JSON',
    'Unexpected token …... is not valid JSON',
  ],
  ["Can't find variable: anna", "Can't find variable: …"],
  ['anna.meier is not a function', '… is not a function'],
  ['Loading chunk 4711 failed', 'Loading chunk … failed'],
  [
    'Failed to fetch dynamically imported module: https://x.example/a.js',
    'Failed to fetch dynamically imported module: …',
  ],
  ['Missing or insufficient permissions.', 'Missing or insufficient permissions.'],
  [
    'Firebase: Error (auth/network-request-failed).',
    'Firebase: Error (auth/network-request-failed).',
  ],
  ['registration/duplicate', 'registration/duplicate'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Anna',
    'Minified React error #418',
  ],
  ['Minified React error #491512345678; x', 'Minified React error …'],
  ['', ''],
])('reports %j as %j', (text, expected) => {
  expect(reportableMessage(text)).toBe(expected);
});

const around = fc.constantFrom(
  '',
  'Failed to load ',
  'Cannot read properties of undefined (reading ',
  'Error: ',
  '"',
  "'",
  'https://wbd.example/intern/crm?suche=',
  '/advisor/',
  ' is not defined',
  '\n    at ',
  '(',
  '#',
);

test('hides every name, address, e-mail, number and code, whatever surrounds it', () => {
  fc.assert(
    fc.property(around, typedText, around, (before, { text, parts }, after) => {
      const reported = reportableMessage(before + text + after);
      for (const part of parts) expect(reported).not.toContain(part);
    }),
    { numRuns: 2_000 },
  );
});

test('keeps the known words of a message around what it hides', () => {
  fc.assert(
    fc.property(typedText, ({ text }) => {
      expect(reportableMessage(`Failed to load ${text}`)).toMatch(/^Failed to load/);
    }),
  );
});

test.each([
  ['TypeError', 'TypeError'],
  ['ChunkLoadError', 'ChunkLoadError'],
  ['AnnaMeier', 'Error'],
  ['AnnaMeierError', 'Error'],
])('names an error %s as %s', (name, expected) => {
  expect(reportableName(name)).toBe(expected);
});

test.each([
  ['/intern/crm/:customerId', '/intern/crm/:customerId'],
  ['/:advisor', '/:advisor'],
  ['/intern/veranstaltungen/edit/:id', '/intern/veranstaltungen/edit/:id'],
  ['/', '/'],
  ['/intern/crm/anna-meier', '/intern/crm/…'],
  ['/:anna', '/…'],
])('reports the route %s as %s', (route, expected) => {
  expect(reportableRoute(route)).toBe(expected);
});

test.each([
  ['main.0123456789.js', true],
  ['chunks/0123456789.js', true],
  ['remotes/crm/files/chunks/0123456789.js', true],
  ['remotes/crm/files/remote-entry.0123456789.js', true],
  ['anna-meier.js', false],
  ['anna.0123456789.js', false],
  ['remotes/crm/files/anna.js', false],
])('%s as a file of ours: %s', (path, expected) => {
  expect(isOwnFile(path)).toBe(expected);
});

test.each([
  ['0a1b2c3d4e5f', '0a1b2c3d4e5f'],
  ['anna', 'unknown'],
])('reports the version %s as %s', (version, expected) => {
  expect(reportableVersion(version)).toBe(expected);
});

test('takes no time for a long text', () => {
  const begun = performance.now();
  for (const part of ['a', '1', '@', 'a@', '/1', "'", '"a', 'https:', '. ']) {
    reportableMessage(part.repeat(4_000));
  }
  expect(performance.now() - begun).toBeLessThan(1_000);
});
