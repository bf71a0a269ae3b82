import * as z from 'zod/mini';
import { change, type FileStore } from './file-store.ts';

/** The versions of a module, or of the shell, in the order in which they went live. */
const historySchema = z.object({ versions: z.array(z.string()) });

/** Where the files of a version are kept for good. */
export const versionFolder = (name: string, version: string) => `remotes/${name}/${version}`;

export const addVersion = (store: FileStore, name: string, version: string) =>
  change(store, historyFile(name), (stored) => {
    const versions = versionsIn(stored);
    return { versions: versions.at(-1) === version ? versions : [...versions, version] };
  });

/**
 * Makes the version live that was so before the present one, and forgets the present one.
 * @throws Error when there is none, or it cannot go live any more
 */
export async function rollBack<Live>(
  store: FileStore,
  name: string,
  makeLive: (version: string) => Promise<Live>,
): Promise<Live> {
  const { value } = await store.readJson(historyFile(name));
  const previous = versionsIn(value).at(-2);
  if (previous === undefined) throw new Error(`There is no earlier version of ${name}.`);
  const live = await makeLive(previous);
  await change(store, historyFile(name), (stored) => ({
    versions: versionsIn(stored).slice(0, -1),
  }));
  return live;
}

const historyFile = (name: string) => `remotes/${name}/history.json`;
const versionsIn = (stored: unknown) =>
  stored === undefined ? [] : historySchema.parse(stored).versions;
