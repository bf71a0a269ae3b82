import { accountQuery } from '@wbd/data/accounts';
import { advisorQuery } from '@wbd/data/advisors';
import type { Account } from '@wbd/domain/accounts';
import type { QueryClient } from '@wbd/query';
import { useAuth } from './auth-store.ts';
import { viewerOf, type Answer, type Viewer } from './viewer.ts';

/** What was read less than this ago is not asked for again by a reminder to look. */
const JUST_READ_MS = 5_000;

let queryClient: QueryClient | undefined;

/** Names the cache that holds the viewer's advisor and account. It is emptied when the person changes. */
export function connectQueryClient(client: QueryClient): void {
  queryClient = client;
}

function cache(): QueryClient {
  if (!queryClient) throw new Error('connectQueryClient comes before everything else of @wbd/auth');
  return queryClient;
}

export function forgetPerson(): void {
  cache().clear();
}

/** What was not there for a visitor may be there for this person: the operator hides things, but not from their owner. */
export function askAgainForMissing(): void {
  void cache().invalidateQueries({ predicate: ({ state }) => state.data === null });
}

/**
 * Reads what the cache does not hold about a login, so that pages know at once whose it is. What cannot be read is left
 * to the page that needs it.
 */
export async function readAhead(uid: string): Promise<void> {
  try {
    const once = { retry: false, staleTime: 'static' } as const;
    const advisor = await cache().query({ ...advisorQuery(uid), ...once });
    if (advisor) await cache().query({ ...accountQuery(uid), ...once });
  } catch {
    // useViewer asks again, and says when that does not work either
  }
}

/** The viewer as far as the cache knows. */
export function cachedViewer(): Viewer {
  const auth = useAuth.getState();
  const uid = auth.user?.uid ?? '';
  return viewerOf(
    auth,
    answer(cache().getQueryState(advisorQuery(uid).queryKey)),
    answer(cache().getQueryState(accountQuery(uid).queryKey)),
  );
}

/** The cached account of a login; undefined while it is not cached. */
export const cachedAccount = (uid: string): Account | null | undefined =>
  cache().getQueryState(accountQuery(uid).queryKey)?.data;

function answer<Data>(state: { data: Data | undefined; status: string } | undefined): Answer<Data> {
  return { data: state?.data, isError: state?.status === 'error' };
}

let refreshing: Promise<void> | undefined;

/**
 * Reads advisor and account again: the server may have changed the package, or an attempt failed. Fresh data is kept.
 */
export function refreshViewer(): Promise<void> {
  refreshing ??= refresh().finally(() => {
    refreshing = undefined;
  });
  return refreshing;
}

async function refresh(): Promise<void> {
  const uid = useAuth.getState().user?.uid;
  if (uid === undefined) return;
  try {
    const advisor = await cache().query({ ...advisorQuery(uid), staleTime: JUST_READ_MS });
    if (advisor) await cache().query({ ...accountQuery(uid), staleTime: JUST_READ_MS });
  } catch {
    // the queries hold the failure, and pages show it unless something was read before
  }
}
