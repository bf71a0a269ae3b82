import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type {
  ChangeFoldersInput,
  ChangeFoldersOutput,
  Folder,
  FolderChange,
} from '@wbd/domain/content';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';

export interface ChangeFoldersPorts {
  account(uid: string): Promise<Account | null>;
  advisor(uid: string): Promise<Advisor | null>;
  /** Changes the folders of an organisation. @returns all of them, in their order */
  storeFolders(org: string, change: FolderChange): Promise<Folder[]>;
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Changes the folders of the caller's own organisation; the input names none. Only its administrators may.
 * @throws AppError `permission/denied`, `rate/limited`, `folder/…`, `conflict`
 */
export async function changeFolders(
  ports: ChangeFoldersPorts,
  { change }: ChangeFoldersInput,
  { uid }: Caller,
): Promise<ChangeFoldersOutput> {
  const [own, profile] = await Promise.all([ports.account(uid), ports.advisor(uid)]);
  if (!own?.orgAdmin || !profile) throw new AppError('permission/denied');
  if (!(await ports.limit.take(uid, ports.now()))) throw new AppError('rate/limited');
  return { folders: await ports.storeFolders(profile.org, change) };
}
