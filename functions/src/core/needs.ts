import type { GlobalOptions } from 'firebase-functions';

/** How much one of several handlers in a deployed function needs. */
export interface Needs {
  memory?: '256MiB' | '512MiB' | '1GiB';
  /** 60 unless it says otherwise */
  timeoutSeconds?: number;
  secrets?: NonNullable<GlobalOptions['secrets']>;
}

export const USUAL_LIMIT_SECONDS = 60;
const MEMORIES = ['256MiB', '512MiB', '1GiB'] as const;

/** What a function needs that runs one of them at a time: the most that one of them does. */
export function mostOf(all: readonly Needs[]): Required<Needs> {
  const memories = all.map(({ memory = '256MiB' }) => MEMORIES.indexOf(memory));
  return {
    memory: MEMORIES[Math.max(...memories, 0)] ?? '1GiB',
    timeoutSeconds: Math.max(...all.map((one) => one.timeoutSeconds ?? USUAL_LIMIT_SECONDS)),
    secrets: [...new Set(all.flatMap(({ secrets = [] }) => secrets))],
  };
}
