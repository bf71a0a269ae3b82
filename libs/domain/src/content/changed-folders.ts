import { AppError } from '../errors/error-codes.ts';
import { MOST_FOLDERS, type FolderChange } from './change-folders.ts';
import type { Folder } from './library.ts';

/**
 * The folders of an organisation after a change, in their order. Names differ, also from those in other letters. Making a
 * folder or deleting it once more changes nothing.
 * @param folders in their order
 * @throws AppError `folder/…` for a change that is not possible, `conflict` for an order of other folders
 */
export function changedFolders(
  folders: readonly Folder[],
  change: FolderChange,
  org: string,
): Folder[] {
  switch (change.kind) {
    case 'create': {
      if (folders.some(({ id }) => id === change.id)) return [...folders];
      if (folders.length >= MOST_FOLDERS) throw new AppError('folder/too-many');
      expectFree(folders, change);
      const order = Math.max(0, ...folders.map((folder) => folder.order)) + 1;
      return [...folders, { id: change.id, name: change.name, org, parent: null, order }];
    }
    case 'rename':
      if (!folders.some(({ id }) => id === change.id)) throw new AppError('folder/not-found');
      expectFree(folders, change);
      return folders.map((folder) =>
        folder.id === change.id ? { ...folder, name: change.name } : folder,
      );
    case 'order': {
      const byId = new Map(folders.map((folder) => [folder.id, folder]));
      const ordered = [...new Set(change.ids)].flatMap((id) => byId.get(id) ?? []);
      // a folder that came or went meanwhile
      const isWhole = [ordered, change.ids].every(({ length }) => length === folders.length);
      if (!isWhole) throw new AppError('conflict');
      return ordered.map((folder, index) => ({ ...folder, order: index + 1 }));
    }
    case 'delete':
      return folders.filter(({ id }) => id !== change.id);
  }
}

function expectFree(folders: readonly Folder[], { id, name }: { id: string; name: string }): void {
  const wanted = name.toLocaleLowerCase('de');
  const isTaken = folders.some(
    (folder) => folder.id !== id && folder.name.toLocaleLowerCase('de') === wanted,
  );
  if (isTaken) throw new AppError('folder/name-taken');
}
