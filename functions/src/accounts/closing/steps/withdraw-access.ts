import type { ClosedBy } from '@wbd/domain/collections';
import { keptMs } from '@wbd/domain/retention';
import type { Logins } from '../../../core/logins.ts';
import type { AccountClosure } from '@wbd/domain/accounts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { CodesRepository } from './codes.repository.ts';

export interface WithdrawAccessPorts {
  logins: Pick<Logins, 'disable'>;
  codes: CodesRepository;
  /** Removes what is left of the public page, and what the advisor chose for it; the profile is gone already. */
  withdrawPage(uid: string): Promise<void>;
}

type Withdraw = (ports: WithdrawAccessPorts, closure: AccountClosure) => Promise<void>;

/** Collections that this step handles in code. */
const BY_CODE: Readonly<Record<ClosedBy<'access'>, Withdraw>> = {
  selections: (ports, { id }) => ports.withdrawPage(id),
  // existing cards and links contain the code, so keep it reserved
  codes: ({ codes }, { id, orderedAt }) =>
    codes.reserve(id, new Date(orderedAt.getTime() + keptMs('codes'))),
};

/** Closes the door: no one signs in with the login, and no address leads to the page. */
export function withdrawAccess(ports: WithdrawAccessPorts): RunStep {
  return async (closure) => {
    await ports.logins.disable(closure.id);
    for (const withdraw of Object.values(BY_CODE)) await withdraw(ports, closure);
    return true;
  };
}
