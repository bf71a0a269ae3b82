import { expect, test } from 'vitest';
import { runSweeps, type Sweep } from './define-sweep.ts';

const ran: string[] = [];
const aSweep = (sweep: Sweep['sweep'], run: () => Promise<void>): Sweep => ({
  sweep,
  needs: {},
  run,
});

test('runs the other sweeps of a schedule when one fails, and fails the run', async () => {
  const broken = aSweep('writeSitemap', () => Promise.reject(new Error('away')));
  const sound = aSweep('proveLedgers', () => Promise.resolve(void ran.push('proveLedgers')));
  await expect(runSweeps([broken, sound])).rejects.toThrow('away');
  expect(ran).toEqual(['proveLedgers']);
});

test('a run succeeds when all of its sweeps do', async () => {
  const sound = aSweep('proveLedgers', () => Promise.resolve());
  await expect(runSweeps([sound, sound])).resolves.toBeUndefined();
});
