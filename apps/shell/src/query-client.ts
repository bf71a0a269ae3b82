import { AppError } from '@wbd/domain';
import { QueryClient } from '@wbd/query';

const STALE_AFTER_MS = 5 * 60_000;
const RETRIES = 2;

/** Worth asking again: the server was out of reach. A refusal or data that does not fit stays what it is. */
export function isTransient(error: unknown): boolean {
  return error instanceof AppError && error.code === 'unavailable';
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        // offline, the person is told after the attempts instead of a page that waits unseen
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
      },
      // a write is repeated by the person who sees that it did not work, never behind their back
      mutations: { retry: false },
    },
  });
}
