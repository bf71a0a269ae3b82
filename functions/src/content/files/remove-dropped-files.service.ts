import type { FilesGateway } from '../../gateways/storage.ts';
import { droppedFiles, type NamingCollection } from './named-files.ts';

export interface RemovalPorts {
  files: Pick<FilesGateway, 'find' | 'remove'>;
  /** of these files those that a row of this advisor still names */
  stillNamed(paths: readonly string[], by: string): Promise<Set<string>>;
}

/** What a row was before a write and is after it; undefined where there was none, or is none any more. */
export interface RowChange {
  collection: NamingCollection;
  id: string;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
}

/** Files that an advisor's row named before a write and no longer names. */
export interface Dropped {
  advisor: string;
  paths: readonly string[];
}

/** @returns null when the write dropped no file */
export function droppedBy({ collection, id, before, after }: RowChange): Dropped | null {
  const advisor = collection === 'advisors' ? id : before?.['advisor'];
  const paths = droppedFiles(collection, before, after);
  return typeof advisor === 'string' && paths.length > 0 ? { advisor, paths } : null;
}

/**
 * Deletes files that a row no longer names. The stored rows decide, not the event, which may arrive twice, late or
 * out of order. A file stays while another row of the advisor names it, or when another person uploaded it. Rows of
 * other advisors do not count, or anyone could prevent a deletion.
 */
export async function removeDroppedFiles(
  ports: RemovalPorts,
  { advisor, paths }: Dropped,
): Promise<void> {
  const named = await ports.stillNamed(paths, advisor);
  await Promise.all(
    paths
      .filter((path) => !named.has(path))
      .map(async (path) => {
        const file = await ports.files.find(path);
        if (file?.owner === advisor) await ports.files.remove(path);
      }),
  );
}
