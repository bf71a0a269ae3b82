import type { FilesGateway } from '../gateways/storage.ts';
import { droppedFiles, type NamingCollection } from './named-files.ts';
import type { OwnedFile } from './naming.repository.ts';

export interface RemovalPorts {
  files: Pick<FilesGateway, 'find' | 'remove'>;
  /** of these files those that a row of their owner still names */
  stillNamed(files: readonly OwnedFile[]): Promise<Set<string>>;
}

/** What a row was before a write and is after it; undefined where there was none, or is none any more. */
export interface RowChange {
  collection: NamingCollection;
  id: string;
  before: Readonly<Record<string, unknown>> | undefined;
  after: Readonly<Record<string, unknown>> | undefined;
}

/**
 * Deletes the files that a row has dropped. What counts is what is stored now and not what the event tells: it may come
 * twice, late, or after another. A file that another row of the advisor names stays, and so does one that somebody else
 * uploaded.
 */
export async function removeDroppedFiles(ports: RemovalPorts, change: RowChange): Promise<void> {
  const { collection, id, before, after } = change;
  const owner = collection === 'advisors' ? id : before?.['advisor'];
  const dropped = droppedFiles(collection, before, after);
  const found = await Promise.all(dropped.map((path) => ports.files.find(path)));
  const own = found.filter((file) => file !== null).filter((file) => file.owner === owner);
  if (own.length === 0) return;
  const named = await ports.stillNamed(own);
  const unnamed = own.filter(({ path }) => !named.has(path));
  await Promise.all(unnamed.map(({ path }) => ports.files.remove(path)));
}
