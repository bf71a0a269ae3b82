import { patient } from '../test/host-speed.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolvePorts } from '../../base/ports.ts';
import { restoreDrill, type DrillReport } from './restore-drill.ts';

/** Away from the emulators that the other tests use, and from each other. */
const OFFSETS = [3000, 3500].map(
  (offset) => offset + Number(process.env['WBD_PORT_OFFSET'] ?? '0'),
);
const [live, backup] = OFFSETS.map((offset) => resolvePorts({ WBD_PORT_OFFSET: String(offset) }));

let folder: string;
let report: DrillReport;

beforeAll(async () => {
  if (!live || !backup) throw new Error('no ports');
  folder = mkdtempSync(path.join(tmpdir(), 'wbd-drill-'));
  report = await restoreDrill({
    documents: 300,
    files: 12,
    logins: 30,
    ports: [live, backup],
    folder,
    log: () => undefined,
  });
}, patient(400_000));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('documents of every type, logins and files are again what they were when the backup was made', () => {
  const { before, damaged, after } = report;
  expect(before.documents.count).toBe(300);
  expect(before.files.count).toBe(12);
  expect(before.logins.count).toBe(30);
  for (const what of ['documents', 'files', 'logins'] as const) {
    expect(damaged[what].hash).not.toBe(before[what].hash);
  }
  expect(after).toEqual(before);
});

test('only what differs is written, and what came later is gone', () => {
  const { compared, missing, changed, later } = report.broughtBack;
  expect(compared).toBe(300);
  expect(Object.keys(missing).toSorted()).toEqual([
    'customers',
    'mails',
    'payments',
    'registrations',
  ]);
  expect(changed['advisors']).toBe(1);
  expect(changed['mails']).toBeUndefined();
  expect(later).toEqual({ registrations: 1 });
});

test('RULE-01 no client writes while writing is stopped, to documents or files, and both do before and after', () => {
  expect(report.answers).toEqual([
    { document: 200, file: 200 },
    { document: 403, file: 403 },
    { document: 200, file: 200 },
  ]);
});
