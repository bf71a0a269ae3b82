import { changedFolders, folderSchema, type Folder, type FolderChange } from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import type { Transaction } from 'firebase-admin/firestore';
import { db, parseDocuments, toData } from '../../core/firestore.ts';

/**
 * Changes the folders of an organisation in one transaction, so that two administrators never write over each other, and no
 * video is left in a folder that is gone.
 * @throws AppError `folder/…`, `conflict`, `permission/denied` for the id of another organisation's folder
 * @returns all of them, in their order
 */
export async function storeFolders(org: string, change: FolderChange): Promise<Folder[]> {
  return db.runTransaction(async (transaction) => {
    const folders = db.collection('folders');
    const found = await transaction.get(
      folders.where('org', '==', org).where('parent', '==', null),
    );
    const before = parseDocuments(folderSchema, found.docs).toSorted((a, b) => a.order - b.order);
    const after = changedFolders(before, change, org);
    if (change.kind === 'create' && !before.some(({ id }) => id === change.id)) {
      const taken = await transaction.get(folders.doc(change.id));
      if (taken.exists) throw new AppError('permission/denied');
    }
    const gone = before.filter(({ id }) => !after.some((folder) => folder.id === id));
    for (const { id } of gone) await expectEmpty(transaction, id);
    for (const folder of after) {
      const stored = before.find(({ id }) => id === folder.id);
      if (!stored) transaction.create(folders.doc(folder.id), toData(folder));
      else if (stored.name !== folder.name || stored.order !== folder.order) {
        transaction.update(folders.doc(folder.id), { name: folder.name, order: folder.order });
      }
    }
    for (const { id } of gone) transaction.delete(folders.doc(id));
    return after;
  });
}

async function expectEmpty(transaction: Transaction, folder: string): Promise<void> {
  const [video, child] = await Promise.all([
    transaction.get(db.collection('knowledgeVideos').where('folder', '==', folder).limit(1)),
    transaction.get(db.collection('folders').where('parent', '==', folder).limit(1)),
  ]);
  if (!video.empty || !child.empty) throw new AppError('folder/not-empty');
}
