import { entryAt } from '@wbd/module';
import { expect, test } from 'vitest';
import { knownVersion } from './known-versions.ts';

const built = {
  name: 'crm',
  areas: [{ path: '/intern/crm', title: 'CRM', access: 'customers', order: 1 } as const],
  entry: 'entry.js',
  preload: [],
  shares: [],
  uses: { contract: 1, versions: {}, exports: {} },
};
const canary = { share: 10, people: [], build: entryAt('/remotes/crm/b2', built, 'b2') };
const manifest = { modules: { crm: { ...entryAt('/remotes/crm/a1', built, 'a1'), canary } } };

test.each([
  ['crm', 'a1', 'crm a1'],
  ['crm', 'b2', 'crm b2'],
  ['crm', 'made-up', 'crm older'],
  ['made-up', 'a1', 'other other'],
  ['shell', 'made-up', 'shell live'],
])('%s %s is counted as %s', (module, version, counted) => {
  const known = knownVersion(manifest, module, version);
  expect(`${known.module} ${known.version}`).toBe(counted);
});
