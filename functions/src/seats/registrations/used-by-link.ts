import { AppError } from '@wbd/domain/errors';
import type { Visitor } from '../../core/callable.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import { requireSeatToken } from '../../core/seat-token.ts';

/**
 * A call that changes a seat, or an appointment, by its mailed link. A link that changes nothing counts no change of its person, so that the
 * network is limited as well: each use costs some reads.
 * @throws AppError `link/invalid` before anything is read or counted, `rate/limited`
 */
export function usedByLink<Input extends { token: string }, Result>(
  uses: Pick<RateLimit, 'take'>,
  change: (input: Input) => Promise<Result>,
  requireToken: (token: string) => unknown = requireSeatToken,
): (input: Input, visitor: Pick<Visitor, 'address'>) => Promise<Result> {
  return async (input, { address }) => {
    requireToken(input.token);
    if (!(await uses.take(address, new Date()))) throw new AppError('rate/limited');
    return change(input);
  };
}
