import type { FilesGateway } from '../gateways/storage.ts';

export interface RemovalPorts {
  files: Pick<FilesGateway, 'find' | 'remove'>;
  /** of these files those that a row still names */
  stillNamed(paths: readonly string[]): Promise<Set<string>>;
}

/**
 * Deletes files that their row has dropped. What counts is what is stored now and not what the event tells: it may come
 * twice, late, or after another. A file that another row names stays, and so does one that somebody else uploaded.
 * @param owner the row's advisor
 */
export async function removeDroppedFiles(
  ports: RemovalPorts,
  paths: readonly string[],
  owner: string,
): Promise<void> {
  if (paths.length === 0) return;
  const named = await ports.stillNamed(paths);
  await Promise.all(
    paths
      .filter((path) => !named.has(path))
      .map(async (path) => {
        const file = await ports.files.find(path);
        if (file?.owner === owner) await ports.files.remove(path);
      }),
  );
}
