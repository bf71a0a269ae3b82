import type { SweepName } from '@wbd/domain/reports';
import type { Log } from '../log/log.ts';
import type { SweepRun } from './sweep-runs.repository.ts';

export interface RunSweepPorts {
  note(name: SweepName, run: SweepRun): Promise<void>;
  log: Log;
  now(): Date;
}

/**
 * Runs a sweep, logs and notes what came of it. A note that cannot be stored does not make a run fail.
 * @throws what the sweep threw
 */
export async function runSweep(
  ports: RunSweepPorts,
  sweep: SweepName,
  run: () => Promise<number | null>,
): Promise<void> {
  const startedAt = ports.now();
  const ended = () => ({ startedAt, durationMs: ports.now().getTime() - startedAt.getTime() });
  const note = async (outcome: SweepRun['outcome'], done: number | null) => {
    try {
      await ports.note(sweep, { ...ended(), outcome, done });
    } catch (error) {
      ports.log('sweep.not-recorded', { sweep }, error);
    }
  };
  try {
    const done = await run();
    const { durationMs } = ended();
    ports.log('sweep.ended', { sweep, outcome: 'ok', done, durationMs });
    await note('ok', done);
  } catch (error) {
    const { durationMs } = ended();
    ports.log('sweep.failed', { sweep, outcome: 'failed', durationMs }, error);
    await note('failed', null);
    throw error;
  }
}
