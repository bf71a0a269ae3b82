import type {
  ChangeFoldersInput,
  ChangeFoldersOutput,
  Folder,
  FolderChange,
} from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface ChangeFoldersPorts {
  /** Changes the folders of an organisation. @returns all of them, in their order */
  storeFolders(org: string, change: FolderChange): Promise<Folder[]>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Changes the folders of the caller's own organisation; the input names none.
 * @throws AppError `rate/limited`, `folder/…`, `conflict`
 */
export async function changeFolders(
  ports: ChangeFoldersPorts,
  { change }: ChangeFoldersInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<ChangeFoldersOutput> {
  if (!(await ports.limit.take(advisor.id, ports.now()))) throw new AppError('rate/limited');
  return { folders: await ports.storeFolders(advisor.org, change) };
}
