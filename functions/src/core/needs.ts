import type { GlobalOptions } from 'firebase-functions';

/** Resources that one handler of a deployed function needs. */
export interface Needs {
  memory?: '256MiB' | '512MiB' | '1GiB';
  /** defaults to 60 */
  timeoutSeconds?: number;
  secrets?: NonNullable<GlobalOptions['secrets']>;
}

export const USUAL_LIMIT_SECONDS = 60;
const MEMORIES = ['256MiB', '512MiB', '1GiB'] as const;

/** The needs of a function that runs them one at a time: the maximum of all. */
export function mostOf(all: readonly Needs[]): Required<Needs> {
  const memories = all.map(({ memory = '256MiB' }) => MEMORIES.indexOf(memory));
  return {
    memory: MEMORIES[Math.max(...memories, 0)] ?? '1GiB',
    timeoutSeconds: Math.max(...all.map((one) => one.timeoutSeconds ?? USUAL_LIMIT_SECONDS)),
    secrets: [...new Set(all.flatMap(({ secrets = [] }) => secrets))],
  };
}
