import type { BrowserReport } from '@wbd/domain/reports';
import { expect, test } from 'vitest';
import type { Reported } from '../../core/log/log-reported.ts';
import { receiveReport, type ReceiveReportPorts } from './receive-report.service.ts';

const NOW = new Date('2026-06-01T10:00:00Z');
const error = {
  kind: 'uncaught',
  module: 'crm',
  version: 'a1',
  route: '/intern/crm/:customerId',
  name: 'TypeError',
  message: 'anna@example.org fehlt',
  frames: [{ name: 'open', file: 'remotes/crm/files/chunks/0123456789.js', line: 1, column: 2 }],
};
const vital = { name: 'INP', value: 90, module: 'elsewhere' };

function world(changes: Partial<ReceiveReportPorts> = {}) {
  const logged: Reported[] = [];
  const counted: BrowserReport[] = [];
  const ports: ReceiveReportPorts = {
    isAllowed: () => true,
    known: (module, version) =>
      Promise.resolve(
        module === 'crm' ? { module, version } : { module: 'other', version: 'other' },
      ),
    count: (report) => Promise.resolve(void counted.push(report)),
    logReported: (reported) => void logged.push(reported),
    now: () => NOW,
    ...changes,
  };
  const send = (body: unknown) =>
    receiveReport(
      ports,
      Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      'net',
    );
  return { send, logged, counted };
}

test('an error is logged as Cloud Error Reporting groups it, without what could be about a person', async () => {
  const { send, logged, counted } = world();
  expect(await send({ errors: [error], vitals: [vital] })).toBe(204);
  expect(logged).toEqual([
    {
      module: 'crm',
      version: 'a1',
      kind: 'uncaught',
      route: '/intern/crm/:customerId',
      stack: 'TypeError: …\n    at anonymous (remotes/crm/files/chunks/0123456789.js:1:2)',
    },
  ]);
  expect(counted).toMatchObject([{ errors: [{ module: 'crm' }], vitals: [{ module: 'other' }] }]);
});

test('hides what a page sends in any field and is not known to be safe', async () => {
  const { send, logged } = world();
  const forged = {
    kind: 'uncaught',
    module: 'anna-meier',
    version: 'anna',
    name: 'AnnaMeier',
    route: '/intern/crm/anna-meier',
    message: 'Anna Meier, Hauptstraße 5',
    frames: [
      { name: 'AnnaMeier', file: 'main.0123456789.js', line: 1, column: 2 },
      { name: 'x', file: 'anna/meier.js', line: 1, column: 2 },
    ],
  };
  expect(await send({ errors: [forged], vitals: [] })).toBe(204);
  expect(logged).toEqual([
    {
      module: 'other',
      version: 'unknown',
      kind: 'uncaught',
      route: '/intern/crm/…',
      stack: 'Error: …\n    at anonymous (main.0123456789.js:1:2)',
    },
  ]);
});

test('logs an error even when the list of modules cannot be read', async () => {
  const { send, logged, counted } = world({ known: () => Promise.reject(new Error('away')) });
  await expect(send({ errors: [error], vitals: [] })).rejects.toThrow('away');
  expect(logged).toMatchObject([{ module: 'other' }]);
  expect(counted).toEqual([]);
});

test('reports above the limit are neither logged nor counted, and the page gets the same answer', async () => {
  const { send, logged, counted } = world({ isAllowed: () => false });
  expect(await send({ errors: [error], vitals: [] })).toBe(204);
  expect([logged, counted]).toEqual([[], []]);
});

test.each([
  ['no JSON', '{', 400],
  ['another shape', { errors: 'x' }, 400],
  ['a route with an address in it', { errors: [{ ...error, route: '/a?t=1' }], vitals: [] }, 400],
  ['more errors than a report has', { errors: [error, error, error], vitals: [] }, 400],
  ['8 kB', 'x'.repeat(8 * 1024), 400],
  ['more than 8 kB', 'x'.repeat(8 * 1024 + 1), 413],
])('%s is refused', async (_what, body, status) => {
  const { send, logged } = world();
  expect(await send(body)).toBe(status);
  expect(logged).toEqual([]);
});
