import type { AccountCaller } from '../src/core/caller.ts';
import { readAccount, readAdvisor } from '../src/core/people.repository.ts';
import { anAccount, anAdvisor } from './data.ts';

/**
 * A caller with a confirmed address and a second factor, as the table of rights admits them: with the stored account and
 * advisor, or made-up ones.
 */
export async function admitted(uid: string): Promise<AccountCaller> {
  const [stored, advisor] = await Promise.all([readAccount(uid), readAdvisor(uid)]);
  const account = stored ?? anAccount({ id: uid });
  return {
    uid,
    phone: null,
    emailConfirmed: true,
    secondFactor: true,
    account,
    advisor: advisor ?? anAdvisor({ id: uid }),
    refusals: {
      ...(!account.admin && { admin: 'permission/denied' }),
      ...(!account.orgAdmin && { orgAdmin: 'permission/denied' }),
    },
  };
}
