import { AppError } from '@wbd/domain/errors';
import { appointmentChanges } from '../../core/limits.ts';

/** A call in which an advisor changes their hours, types or appointments. Throws `rate/limited` after too many changes. */
export function changedByAdvisor<Input, Result>(
  change: (input: Input, advisor: string) => Promise<Result>,
): (input: Input, caller: { uid: string }) => Promise<Result> {
  return async (input, { uid }) => {
    if (!(await appointmentChanges.take(uid, new Date()))) throw new AppError('rate/limited');
    return change(input, uid);
  };
}
