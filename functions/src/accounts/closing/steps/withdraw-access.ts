import { keptMs } from '@wbd/domain/retention';
import type { Logins } from '../../../core/logins.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { CodesRepository } from './codes.repository.ts';

export interface WithdrawAccessPorts {
  logins: Pick<Logins, 'disable'>;
  codes: CodesRepository;
  /** Removes what is left of the public page, and what the advisor chose for it; the profile is gone already. */
  withdrawPage(uid: string): Promise<void>;
}

/** Closes the door: no one signs in with the login, and no address leads to the page. */
export function withdrawAccess(ports: WithdrawAccessPorts): RunStep {
  return async ({ id, orderedAt }) => {
    await ports.logins.disable(id);
    await ports.withdrawPage(id);
    // cards and links are still around: for so long they lead to no one else
    await ports.codes.reserve(id, new Date(orderedAt.getTime() + keptMs('codes')));
    return true;
  };
}
