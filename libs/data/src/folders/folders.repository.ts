import { folderSchema, type Folder } from '@wbd/domain/content';
import { orderBy, readWholeCollection, where } from '@wbd/firebase/firestore';
import { PAGE_SIZE } from '../freshness/index.ts';

/** An organisation's folders at the top, in their order; the rules answer its own advisors only. */
export function readFolders(org: string): Promise<Folder[]> {
  return readWholeCollection(
    folderSchema,
    'folders',
    PAGE_SIZE,
    where('org', '==', org),
    where('parent', '==', null),
    orderBy('order'),
  );
}
