import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import { linkKeys, portalOrigin } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'account-export';

/** Where a former advisor fetches their export. Mailed to the closed account's confirmed address only; it holds as long as the export. */
export function accountExportLink(uid: string): string {
  return `${portalOrigin()}/action/datenexport#${signToken(PURPOSE, uid, linkKeys())}`;
}

/**
 * The closed account that a link is about.
 * @throws AppError `link/invalid`
 */
export function requireAccountExportToken(token: string): string {
  const uid = idSchema.safeParse(readToken(PURPOSE, token, linkKeys()));
  if (!uid.success) throw new AppError('link/invalid');
  return uid.data;
}
