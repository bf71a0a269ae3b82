import { clientEnvironment } from '../../tools/base/environment.ts';
import { startEmulators } from '../../tools/dev/emulators/start.ts';
import { freeEmulatorPorts } from './free-ports.ts';
import { MIXED_SEATS, mixedResultSchema, OPERATIONS, type MixedResult } from './mixed-result.ts';
import { runLoad, startInstances } from './programs.ts';

export interface MixedMeasured {
  guarded: boolean;
  result: MixedResult;
}

/** Registrations, removals and duplicates from several instances; no triggers, so that the seats are what is slow. */
export async function measureMixed(
  guarded: boolean,
  instanceCount: number,
  runDir: string,
): Promise<MixedMeasured> {
  const ports = await freeEmulatorPorts();
  const emulators = await startEmulators({
    ports,
    runDir,
    only: ['auth', 'firestore'],
    env: {},
    log: console.error,
  });
  try {
    const env = clientEnvironment(ports);
    const instances = await startInstances(instanceCount, guarded, env);
    try {
      const printed = await runLoad('mixed-load.ts', instances.origins, env);
      return { guarded, result: mixedResultSchema.parse(printed) };
    } finally {
      instances.stop();
    }
  } finally {
    await emulators.stop();
  }
}

const EXPECTED: ReadonlySet<string> = new Set([
  'done: registerForSession',
  'done: removeParticipant',
  'registration/duplicate',
  'registration/not-found',
  'session/full',
]);

/** With the guard nothing is ever wrong; without it the watch must see that something is. */
export function mixedHolds({ guarded, result }: MixedMeasured): boolean {
  if (!guarded) return result.violations > 0;
  return (
    result.operations >= OPERATIONS &&
    result.observations > 0 &&
    result.violations === 0 &&
    result.misled === 0 &&
    result.stored <= MIXED_SEATS &&
    Object.keys(result.codes).every((code) => EXPECTED.has(code))
  );
}

export function describeMixed(measured: MixedMeasured): string {
  const { guarded, result } = measured;
  const codes = Object.entries(result.codes).map(([code, count]) => `${count} ${code}`);
  const verdict = guarded
    ? mixedHolds(measured)
      ? 'ok'
      : 'FAILED'
    : mixedHolds(measured)
      ? 'ok, goes wrong as it must'
      : 'FAILED, nothing was seen to go wrong';
  return [
    `${guarded ? 'guard on ' : 'guard off'}  ${result.operations} registrations, removals and duplicates`,
    `  ${verdict}: ${result.violations} violations in ${result.observations} observations${result.examples.length > 0 ? ` (${result.examples.join('; ')})` : ''}`,
    `  ${result.stored} of ${MIXED_SEATS} seats taken at the end, ${result.misled} people misled; answers: ${codes.join(', ')}`,
    `  in ${(result.totalMs / 1000).toFixed(1)} s`,
  ].join('\n');
}
