import type { Account } from '@wbd/domain/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import type { AccountCaller, AdmittedCaller } from '../src/core/caller.ts';
import { readAccount, readAdvisor } from '../src/core/people.repository.ts';
import { anAccount, anAdvisor } from './data.ts';

/** An advisor whom the table of rights admitted, with a confirmed address and a second factor. */
export function callerOf(
  advisor: Advisor,
  account: Account = anAccount({ id: advisor.id }),
): AccountCaller {
  return {
    uid: advisor.id,
    phone: null,
    emailConfirmed: true,
    secondFactor: true,
    account,
    advisor,
    refusals: {
      ...(!account.admin && { admin: 'permission/denied' }),
      ...(!account.orgAdmin && { orgAdmin: 'permission/denied' }),
    },
  };
}

/** An admitted caller with the documents that are stored about them now. */
export async function admitted(uid: string): Promise<AccountCaller> {
  const [account, advisor] = await Promise.all([readAccount(uid), readAdvisor(uid)]);
  return callerOf(advisor ?? anAdvisor({ id: uid }), account ?? anAccount({ id: uid }));
}

/** A person who proved a number with a code. */
export function personCaller(uid: string, phone: string | null): AdmittedCaller {
  return {
    uid,
    phone,
    emailConfirmed: false,
    secondFactor: false,
    account: null,
    advisor: null,
    refusals: { advisor: 'permission/denied' },
  };
}
