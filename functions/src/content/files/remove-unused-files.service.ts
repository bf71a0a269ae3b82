import { FILE_TARGETS, originalOf } from '@wbd/domain/files';
import type { FilesGateway } from '../../gateways/storage.ts';

export interface UnusedFilesPorts {
  files: Pick<FilesGateway, 'pages' | 'remove'>;
  /** those of these files that any row names: content may have been given to another advisor */
  stillNamed(paths: readonly string[]): Promise<Set<string>>;
  now(): Date;
}

/** The longest time that a form stays open between upload and save. */
const PATIENCE_MS = 48 * 60 * 60 * 1000;

/**
 * Deletes files that no row has named for two days: their upload ended and nothing was saved, or their row's own
 * deletion got lost.
 * @returns how many
 */
export async function removeUnusedFiles(ports: UnusedFilesPorts): Promise<number> {
  const latest = ports.now().getTime() - PATIENCE_MS;
  let removed = 0;
  for (const folder of Object.keys(FILE_TARGETS)) {
    for await (const page of ports.files.pages(folder)) {
      const old = page.filter((file) => file.createdAt.getTime() < latest).map(({ path }) => path);
      if (old.length === 0) continue;
      // the sizes of a picture are as needed as the picture
      const named = await ports.stillNamed([...new Set(old.map(originalOf))]);
      const unused = old.filter((path) => !named.has(originalOf(path)));
      await Promise.all(unused.map((path) => ports.files.remove(path)));
      removed += unused.length;
    }
  }
  return removed;
}
