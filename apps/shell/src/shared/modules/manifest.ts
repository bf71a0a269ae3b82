import { remoteEntrySchema, remotesManifestSchema, type RemoteEntry } from '@wbd/module';
import * as z from 'zod/mini';

/** An entry of remotes.json that cannot be read: one broken module, which is explained in its place. */
export interface BrokenEntry {
  name: string;
  /** where it would be, as far as that can be read */
  paths: string[];
}

const pathsSchema = z.object({ areas: z.array(z.object({ path: z.string() })) });

/**
 * The entries of remotes.json, each on its own, so that one module cannot take the others down.
 * @param isOwnFile whether a module's file is at the place where modules are published; foreign files are never loaded
 * @throws ZodError when it is not a list of modules
 */
export function readManifest(
  content: unknown,
  isOwnFile: (name: string, file: string) => boolean,
): { remotes: RemoteEntry[]; brokenEntries: BrokenEntry[] } {
  const remotes: RemoteEntry[] = [];
  const brokenEntries: BrokenEntry[] = [];
  for (const [name, entry] of Object.entries(remotesManifestSchema.parse(content).modules)) {
    const { data } = remoteEntrySchema.safeParse(entry);
    if (
      data?.name === name &&
      [data, ...(data.canary ? [data.canary.build] : [])]
        .flatMap(({ entry, preload }) => [entry, ...preload])
        .every((file) => isOwnFile(name, file))
    ) {
      remotes.push(data);
    } else {
      brokenEntries.push({ name, paths: pathsOf(entry) });
    }
  }
  return { remotes, brokenEntries };
}

function pathsOf(entry: unknown): string[] {
  const { data } = pathsSchema.safeParse(entry);
  return data?.areas.map(({ path }) => path) ?? [];
}
