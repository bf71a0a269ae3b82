import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alertPolicies } from '../../ops/operator/setup/alerts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const rows = readFileSync(path.join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && line.includes('.ts`: '))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('there are twenty faults and more', () => {
  expect(rows.length).toBeGreaterThanOrEqual(20);
});

test.each(rows.map((row) => ({ fault: row[1] ?? '', proof: row[6] ?? '' })))(
  '$fault: the test that docs/faults.md names exists',
  ({ proof }) => {
    const [, file = '', title = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(title);
  },
);

test('each alert that docs/faults.md names is a policy', () => {
  const policies = alertPolicies().map(({ displayName }) => displayName);
  const named = rows.flatMap((row) =>
    [...(row[4] ?? '').matchAll(/alert _([^_]+)_/g)].map(([, name]) => name ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !policies.includes(name))).toEqual([]);
});
