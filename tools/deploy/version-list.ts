import { liveIn, readHistory, readPointer, type Portal } from '@wbd/module/pointer';

/** The versions of a module that can be made live, the newest first, a line for each. */
export async function listVersions(portal: Portal, name: string): Promise<string> {
  const live = liveIn(await readPointer(portal), name);
  const { versions } = await readHistory(portal.store, name);
  if (versions.length === 0) return `No version of ${name} is published.`;
  return versions
    .toReversed()
    .map(({ version, time, commit, author }) => {
      const state = version === live?.version ? 'live' : '';
      const when = time?.slice(0, 16).replace('T', ' ');
      return [version, state.padEnd(6), when, commit, author].join('  ').trimEnd();
    })
    .join('\n');
}
