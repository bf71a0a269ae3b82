import type { AdminActionName } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type {
  SettleTerminationInput,
  SettleTerminationOutput,
  Termination,
} from '@wbd/domain/terminations';
import type { AccountCaller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { adminAction } from '../../people/admin-actions/admin-action.ts';
import type { TerminationsRepository } from './terminations.repository.ts';

type Deed = SettleTerminationInput['deed'];

export interface SettleTerminationPorts {
  terminations: Pick<TerminationsRepository, 'read' | 'change'>;
  changes: Pick<RateLimit, 'take'>;
  now(): Date;
}

const ACTIONS: Readonly<Record<Deed, AdminActionName>> = {
  'carry-out': 'termination-carried-out',
  'end-now': 'termination-ended-now',
  dismiss: 'termination-dismissed',
};

/**
 * Lets an admin act on a declaration that is open: have it carried out, end the package at once for a good reason, or set
 * it aside. Recorded together with the change.
 * @throws AppError `rate/limited`, and `conflict` when it is not open any more
 */
export async function settleTermination(
  ports: SettleTerminationPorts,
  { id, deed }: SettleTerminationInput,
  { account: admin }: Pick<AccountCaller, 'account'>,
): Promise<SettleTerminationOutput> {
  const now = ports.now();
  if (!(await ports.changes.take(admin.id, now))) throw new AppError('rate/limited');
  const changed = await ports.terminations.change(id, (current) => {
    const next = after(current, deed, now);
    if (!next) return null;
    const entry = adminAction(admin, {
      action: ACTIONS[deed],
      account: current.uid,
      accountEmail: current.email,
      mail: null,
      at: now,
    });
    return { next, entry };
  });
  if (!changed) throw new AppError('conflict');
  return { state: changed.state };
}

/** @returns null when the deed does not fit the declaration's state */
function after(current: Termination, deed: Deed, now: Date): Termination | null {
  const { state, kind } = current;
  switch (deed) {
    case 'carry-out':
      // the package ends with its term already: the reason does not end it earlier
      if (state === 'review') return { ...current, state: 'done' };
      return state === 'open' || state === 'confirmed'
        ? { ...current, state: 'confirmed', decidedAt: now }
        : null;
    case 'end-now':
      return kind === 'extraordinary' && (state === 'open' || state === 'review')
        ? { ...current, state: 'confirmed', isImmediate: true, decidedAt: now }
        : null;
    case 'dismiss':
      return state === 'open' ? { ...current, state: 'dismissed', decidedAt: now } : null;
  }
}
