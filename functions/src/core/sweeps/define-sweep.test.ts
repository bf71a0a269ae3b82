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
  await expect(runSweeps([broken, sound], 1)).rejects.toThrow('away');
  expect(ran).toEqual(['proveLedgers']);
});

test('retries a failed sweep without repeating the others', async () => {
  ran.length = 0;
  const note = (name: string) => void ran.push(name);
  const brief = aSweep('writeSitemap', () => {
    note('writeSitemap');
    return ran.filter((name) => name === 'writeSitemap').length < 3
      ? Promise.reject(new Error('away'))
      : Promise.resolve();
  });
  const sound = aSweep('proveLedgers', () => {
    note('proveLedgers');
    return Promise.resolve();
  });
  await runSweeps([brief, sound], 3);
  expect(ran.toSorted()).toEqual(['proveLedgers', ...Array<string>(3).fill('writeSitemap')]);
});

test('rethrows the last error when all attempts fail', async () => {
  let attempt = 0;
  const broken = aSweep('writeSitemap', () => Promise.reject(new Error(`attempt ${++attempt}`)));
  await expect(runSweeps([broken], 3)).rejects.toThrow('attempt 3');
});

test('a run succeeds when all of its sweeps do', async () => {
  const sound = aSweep('proveLedgers', () => Promise.resolve());
  await expect(runSweeps([sound, sound], 1)).resolves.toBeUndefined();
});
