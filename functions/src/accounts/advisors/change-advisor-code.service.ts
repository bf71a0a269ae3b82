import type { ChangeAdvisorCodeInput, ChangeAdvisorCodeOutput } from '@wbd/domain/accounts';
import { AppError } from '@wbd/domain/errors';
import type { Caller } from '../../core/caller.ts';
import type { RateLimit } from '../../core/rate-limit.repository.ts';
import type { AdvisorCodes } from './change-advisor-code.repository.ts';

export interface ChangeAdvisorCodePorts {
  codes: AdvisorCodes;
  limit: Pick<RateLimit, 'hold'>;
  now(): Date;
}

/**
 * Gives the calling advisor another code, or one of their own old ones again. The page moves and the old address leads
 * to it as soon as the trigger on the advisor has run.
 * @throws AppError as `AdvisorCodes.change` does, and `rate/limited`: every code that was had stays reserved
 */
export async function changeAdvisorCode(
  ports: ChangeAdvisorCodePorts,
  { code }: ChangeAdvisorCodeInput,
  { uid }: Caller,
): Promise<ChangeAdvisorCodeOutput> {
  const { codes, limit } = ports;
  const hold = await limit.hold(uid, ports.now());
  if (!hold) throw new AppError('rate/limited');
  try {
    await codes.change(uid, code);
  } catch (error) {
    // an advisor who tries codes has none of them yet
    await hold.release();
    throw error;
  }
  return { code };
}
