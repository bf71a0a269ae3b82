import { CONTRACT_VERSION, remoteEntrySchema, type RemoteEntry } from '@wbd/module';

/** A live module, as remotes.json names it. */
export function aRemote(overrides: Partial<RemoteEntry> = {}): RemoteEntry {
  const { name = 'crm' } = overrides;
  return remoteEntrySchema.parse({
    name,
    areas: [
      {
        path: `/intern/${name}`,
        title: 'CRM',
        access: 'customers',
        order: 30,
        tile: { label: 'CRM', description: '', icon: 'users' },
      },
    ],
    version: '1',
    entry: `/remotes/${name}/1/entry.js`,
    preload: [],
    shares: [],
    uses: { contract: CONTRACT_VERSION, versions: {}, exports: {} },
    ...overrides,
  });
}
