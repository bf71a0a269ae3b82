import { AsyncLocalStorage } from 'node:async_hooks';

const traces = new AsyncLocalStorage<string | null>();

/** Runs with an id that everything logged, and every mail enqueued meanwhile, carries. */
export function withTrace<Result>(trace: string | null, run: () => Result): Result {
  return traces.run(trace, run);
}

/** The id of what a person did that led here; null where no person did. */
export function currentTrace(): string | null {
  return traces.getStore() ?? null;
}
