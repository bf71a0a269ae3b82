import type { RemoteEntry } from '@wbd/module';
import { liveIn, readHistory, readPointer, type Readable } from '@wbd/module/pointer';

/** The versions of a module that can be made live, the newest first, a line for each. */
export async function listVersions(portal: Readable, name: string): Promise<string> {
  const live = liveIn(await readPointer(portal), name);
  const { versions } = await readHistory(portal.store, name);
  if (versions.length === 0) return `No version of ${name} is published.`;
  return versions
    .toReversed()
    .map(({ version, time, commit, author, takenBack }) => {
      const state = stateOf(version, live);
      const when = time?.slice(0, 16).replace('T', ' ');
      return [version, state.padEnd(11), when, commit, author, takenBack && `(${takenBack})`]
        .join('  ')
        .trimEnd();
    })
    .join('\n');
}

function stateOf(version: string, live: RemoteEntry | undefined): string {
  if (version === live?.version) return 'live';
  const { canary } = live ?? {};
  return canary?.build.version === version ? `canary ${canary.share}%` : '';
}
