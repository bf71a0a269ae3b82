import { AppError } from '@wbd/domain/errors';
import { idSchema } from '@wbd/domain/fields';
import { linkKeys, portalOrigin } from './settings.ts';
import { readToken, signToken } from './signed-token.ts';

const PURPOSE = 'termination';

/** Where the owner of an account confirms or refuses a declaration. The link is mailed to the account's own address only. */
export function terminationLink(id: string): string {
  return `${portalOrigin()}/kuendigen/bestaetigen#${signToken(PURPOSE, id, linkKeys())}`;
}

/**
 * The declaration that a link is about. A link holds as long as the declaration is open.
 * @throws AppError `link/invalid`
 */
export function requireTerminationToken(token: string): string {
  const id = idSchema.safeParse(readToken(PURPOSE, token, linkKeys()));
  if (!id.success) throw new AppError('link/invalid');
  return id.data;
}
