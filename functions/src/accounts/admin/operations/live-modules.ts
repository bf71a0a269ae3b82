import type { LiveModule } from '@wbd/domain/reports';
import { readableEntries } from '@wbd/module';
import { readHistory, readPointer, type FileStore } from '@wbd/module/pointer';

/** Which version of each module is live, with what its history says of it. */
export async function readLiveModules(store: FileStore): Promise<LiveModule[]> {
  const entries = readableEntries(await readPointer({ store }));
  const live = await Promise.all(
    entries.map(async ({ name, version, canary }) => {
      const { versions } = await readHistory(store, name);
      const record = versions.find((one) => one.version === version);
      return {
        name,
        version,
        commit: record?.commit ?? null,
        publishedAt: record?.time === undefined ? null : Date.parse(record.time),
        canary: canary ? { version: canary.build.version, share: canary.share } : null,
      };
    }),
  );
  return live.toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}
