import { AppError } from '@wbd/domain/errors';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';

/** Rate-limits a call. @throws AppError `rate/limited` */
export function limited<Input, Caller, Result>(
  limit: Pick<RateLimit, 'take'>,
  keyOf: (caller: Caller) => string,
  run: (input: Input, caller: Caller) => Promise<Result>,
): (input: Input, caller: Caller) => Promise<Result> {
  return async (input, caller) => {
    if (!(await limit.take(keyOf(caller), new Date()))) throw new AppError('rate/limited');
    return run(input, caller);
  };
}
