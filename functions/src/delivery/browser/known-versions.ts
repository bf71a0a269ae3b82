import type { RemotesManifest } from '@wbd/module';
import { liveIn } from '@wbd/module/pointer';

/** The shell is not in remotes.json, and version names that strangers invent must not fill the counts. */
const SHELL = 'shell';

/** Names for counting: as many as there are live modules, no matter what is sent. */
export function knownVersion(
  manifest: RemotesManifest,
  module: string,
  version: string,
): { module: string; version: string } {
  if (module === SHELL) return { module, version: 'live' };
  const live = liveIn(manifest, module);
  if (!live) return { module: 'other', version: 'other' };
  const isGiven = version === live.version || version === live.canary?.build.version;
  return { module, version: isGiven ? version : 'older' };
}
