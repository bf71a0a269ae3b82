import type { Log } from '../../core/log/log.ts';
import { untilNone } from '../../core/until-none.ts';

/**
 * Makes due what is ready until nothing is.
 * @param due some ids that are ready
 * @returns how many
 */
export function matureEach(
  log: Log,
  due: () => Promise<string[]>,
  mature: (id: string) => Promise<void>,
): Promise<number> {
  return untilNone(
    due,
    (id) => id,
    async (ids) => {
      for (const id of ids) {
        try {
          await mature(id);
        } catch (error) {
          // the others become due all the same; the run fails in the end, because this one is found again
          log('commission.not-matured', { deal: id }, error);
        }
      }
    },
  );
}
