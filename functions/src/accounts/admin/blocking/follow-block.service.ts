import { isBlocked, type Account } from '@wbd/domain/accounts';
import type { Logins } from '../../../core/logins.ts';

export interface FollowBlockPorts {
  account(uid: string): Promise<Account | null>;
  logins: Pick<Logins, 'disable' | 'enable'>;
}

/**
 * Lets no one sign in with the login of a blocked account, and ends its sessions; or opens the login again. What is stored by
 * now counts, so late and repeated deliveries do no harm. The login of a closed account stays closed.
 */
export async function followBlock(ports: FollowBlockPorts, uid: string): Promise<void> {
  const stored = await ports.account(uid);
  if (!stored) return;
  if (isBlocked(stored)) await ports.logins.disable(uid);
  else await ports.logins.enable(uid);
  // an admin may have changed it in between
  const now = await ports.account(uid);
  if (now && isBlocked(now) !== isBlocked(stored)) await followBlock(ports, uid);
}
