import { browserReportSchema } from '@wbd/domain/reports';
import { typedText } from '@wbd/domain/testing/typed-text';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorReport } from './error-report.ts';

const place = {
  kind: 'uncaught' as const,
  route: '/intern/crm/:customerId',
  release: 'a1b2',
  versionOf: (module: string) => (module === 'crm' ? '0a1b2c3d4e5f' : undefined),
};
const file = 'remotes/crm/files/chunks/0123456789.js';

const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

test('an error belongs to the module whose file threw it, in the version that the page has, and names no person', () => {
  const error = thrown('anna@example.org fehlt', `    at open (https://wbd.example/${file}:1:2)`);
  const report = errorReport(error, place);
  expect(report).toEqual({
    kind: 'uncaught',
    module: 'crm',
    version: '0a1b2c3d4e5f',
    route: place.route,
    name: 'TypeError',
    message: '…',
    frames: [{ name: '', file, line: 1, column: 2 }],
  });
  expect(browserReportSchema.safeParse({ errors: [report], vitals: [] }).success).toBe(true);
});

test('one of the shell carries its release, one that did not arrive says so', () => {
  expect(errorReport('aus', place)).toMatchObject({ module: 'shell', version: 'a1b2', frames: [] });
  const lost = errorReport(new Error(`Loading chunk 3 failed (/${file})`), place);
  expect(lost).toMatchObject({ kind: 'chunk', module: 'crm', version: '0a1b2c3d4e5f' });
  const foreign = errorReport(
    new Error('Loading chunk 3 failed (/remotes/admin/files/3.js)'),
    place,
  );
  expect(foreign).toMatchObject({ module: 'shell', version: 'a1b2' });
});

test('a long message is cut and still fits', () => {
  const report = errorReport(new Error(`ö${'x y '.repeat(5_000)}`), place);
  expect(browserReportSchema.safeParse({ errors: [report], vitals: [] }).success).toBe(true);
});

test('nothing that a person typed leaves the page, whatever is thrown', () => {
  const ways: readonly ((text: string) => unknown)[] = [
    (text) => new Error(text),
    (text) => new TypeError(`Cannot read properties of undefined (reading '${text}')`),
    (text) => new Error('Failed to fetch', { cause: new Error(text, { cause: text }) }),
    (text) => new AggregateError([new Error(text)], text),
    (text) => Object.assign(new Error('Failed to fetch'), { name: text, code: text }),
    (text) => new DOMException(text, text),
    (text) => thrown('x', `Error: ${text}\n    at ${text} (https://wbd.example/${text}.js:1:2)`),
    (text) =>
      thrown('x', `    at o (https://wbd.example/remotes/${text}/files/chunks/0123456789.js:1:2)`),
    (text) => thrown(`/remotes/${text}/files/3.js`, `@https://wbd.example/${text}?x=${text}:1:2`),
    (text) => text,
    (text) => ({ message: text, name: text, [text]: text }),
    (text) => [text],
    (text) => ({ toString: () => text }),
  ];
  fc.assert(
    fc.property(typedText, fc.constantFrom(...ways), ({ text, parts }, way) => {
      const report = errorReport(way(text), place);
      expect(browserReportSchema.safeParse({ errors: [report], vitals: [] }).success).toBe(true);
      const { module, version, name, message, frames } = report;
      const sent = [module, version, name, message, ...frames.map((frame) => frame.file)].join(' ');
      for (const part of parts) expect(sent).not.toContain(part);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['nothing', undefined, 'Unhandled undefined'],
  ['an object without a prototype', Object.create(null), 'Unhandled object'],
  ['a text', 'Failed to fetch', 'Failed to fetch'],
])('reports %s that was thrown', (_what, value: unknown, message) => {
  expect(errorReport(value, place)).toMatchObject({ name: 'Error', message, frames: [] });
});
