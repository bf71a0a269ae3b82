import type { ClosedBy } from '@wbd/domain/collections';
import type { Customer } from '@wbd/domain/customers';
import {
  eraseStragglers,
  eraseTraces,
  type EraseCustomerPorts,
} from '../../../seats/data-rights/erase-customer.service.ts';
import { customerErasedMail } from '../../../mail/occasions/advisor-mail.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { RunStep } from '../carry-out-closure.service.ts';
import type { LastTraces } from './last-traces.repository.ts';

export interface RemoveTracesPorts {
  traces: LastTraces;
  erasing: EraseCustomerPorts;
  /** Takes the advisor out of the team, which keeps a lead. */
  leaveTeams(uid: string): Promise<void>;
  /** those that count what the advisor did; their rows expire by themselves, too */
  limits: readonly Pick<RateLimit, 'forget'>[];
}

/** Removes what is left of the advisor elsewhere. */
export function removeTraces(ports: RemoveTracesPorts): RunStep {
  const { traces, erasing, limits } = ports;
  return async ({ id: uid }, deadline) => {
    for (;;) {
      const some = await traces.someLeftBehind(uid);
      if (some.length === 0) break;
      if (deadline.isOver()) return false;
      for (const customer of some) await eraseTraces(erasing, customer);
    }
    for (const leave of Object.values(LEFT_BY_CODE)) await leave(ports, uid);
    await traces.removeRows(uid);
    await traces.forgetMentions(uid);
    await Promise.all(limits.map((limit) => limit.forget(uid)));
    return true;
  };
}

/** Collections of teams that this step handles in code. */
const LEFT_BY_CODE: Readonly<
  Record<ClosedBy<'teams'>, (ports: RemoveTracesPorts, uid: string) => Promise<void>>
> = { teams: (ports, uid) => ports.leaveTeams(uid) };

/** Collections of the last step, which erases the advisor as a customer. */
const ERASED_BY_CODE: Readonly<Record<ClosedBy<'login'>, typeof eraseTraces>> = {
  referrals: eraseTraces,
};

export interface RemoveLoginPorts {
  customer(id: string): Promise<Customer | null>;
  erasing: EraseCustomerPorts;
  now(): Date;
}

/**
 * Removes the login at last, with what it is as a customer: seats in seminars of others, and what came through its
 * links. An advisor whose customer it was gets a mail.
 */
export function removeLogin(ports: RemoveLoginPorts): RunStep {
  const { erasing } = ports;
  return async ({ id: uid }) => {
    const own = await ports.customer(uid);
    for (const erase of Object.values(ERASED_BY_CODE)) await erase(erasing, uid);
    if (own) await erasing.traces.removeCustomer(uid, customerErasedMail(own, ports.now()));
    await eraseStragglers(erasing, uid);
    return true;
  };
}
