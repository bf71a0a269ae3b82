import { browserReportSchema } from '@wbd/domain';
import { expect, test } from 'vitest';
import { errorReport } from './error-report.ts';

const place = {
  ...{ kind: 'uncaught' as const, route: '/intern/crm/:customerId', release: 'a1b2' },
  versionOf: (module: string) => (module === 'crm' ? '0a1b2c3d4e5f' : undefined),
};
const file = 'remotes/crm/files/chunks/77aa.js';

const thrown = (message: string, stack: string) => Object.assign(new TypeError(message), { stack });

test('an error belongs to the module whose file threw it, in the version that the page has, and names no person', () => {
  const error = thrown('anna@example.org fehlt', `    at open (https://wbd.example/${file}:1:2)`);
  const report = errorReport(error, place);
  expect(report).toEqual({
    ...{ kind: 'uncaught', module: 'crm', version: '0a1b2c3d4e5f', route: place.route },
    ...{ name: 'TypeError', message: '<email> fehlt' },
    frames: [{ name: 'open', file, line: 1, column: 2 }],
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
  expect(foreign).toMatchObject({ module: 'admin', version: 'unknown' });
});

test('a long message is cut and still fits', () => {
  const report = errorReport(new Error(`ö${'x y '.repeat(5_000)}`), place);
  expect(browserReportSchema.safeParse({ errors: [report], vitals: [] }).success).toBe(true);
});
