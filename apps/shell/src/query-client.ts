import { refreshViewer } from '@wbd/auth';
import { AppError, isTransient } from '@wbd/domain/errors';
import { MutationCache, QueryCache, QueryClient } from '@wbd/query';

const STALE_AFTER_MS = 5 * 60_000;
/** As long as an advisor works without a break: a list that is returned to shows what it last showed while it is refreshed. */
const KEPT_FOR_MS = 4 * 60 * 60_000;
const RETRIES = 2;
/** Offline, a request fails at once with a message instead of waiting for the network. */
const NETWORK_MODE = 'always';

/** The server refuses what the page still offered: the package may have ended while the page was open. */
function noticeRefusal(error: unknown): void {
  if (error instanceof AppError && error.code === 'permission/denied') void refreshViewer();
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: noticeRefusal }),
    mutationCache: new MutationCache({ onError: noticeRefusal }),
    defaultOptions: {
      queries: {
        staleTime: STALE_AFTER_MS,
        gcTime: KEPT_FOR_MS,
        networkMode: NETWORK_MODE,
        refetchOnReconnect: true,
        retry: (failures, error) => failures < RETRIES && isTransient(error),
      },
      // a write is repeated by the person who sees that it did not work, never behind their back
      mutations: { networkMode: NETWORK_MODE, retry: false },
    },
  });
}
