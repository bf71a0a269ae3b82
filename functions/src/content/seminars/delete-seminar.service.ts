import { AppError } from '@wbd/domain/errors';
import type { DeleteSeminarInput, DeleteSeminarOutput } from '@wbd/domain/seminars';
import { retryOptimistically, type OptimisticRetryPorts } from '../../core/optimistic-retry.ts';
import type { AccountCaller } from '../../core/caller.ts';
import type { SeminarsRepository } from './seminars.repository.ts';

export interface DeleteSeminarPorts extends OptimisticRetryPorts {
  seminars: SeminarsRepository;
}

/**
 * Deletes a seminar with its sessions, all at once or nothing: a registration meanwhile keeps it from being deleted.
 * Only its owner does. Refuses with `seminar/has-registrations` as soon as one person is registered.
 * Deleting what is gone already is fine. Selections and files follow by triggers.
 */
export async function deleteSeminar(
  ports: DeleteSeminarPorts,
  { seminarId }: DeleteSeminarInput,
  { advisor }: Pick<AccountCaller, 'advisor'>,
): Promise<DeleteSeminarOutput> {
  return retryOptimistically(ports, `seminar/${seminarId}`, async () => {
    const state = await ports.seminars.read(seminarId);
    if (!state.seminar) return { seminarId };
    if (state.seminar.advisor !== advisor.id) throw new AppError('permission/denied');
    if (state.hasRegistrations) throw new AppError('seminar/has-registrations');
    return (await state.delete()) ? { seminarId } : null;
  });
}
