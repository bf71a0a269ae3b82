import { accountQuery } from '@wbd/data/accounts';
import { advisorQuery } from '@wbd/data/advisors';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { useAuth } from './auth-store.ts';
import { viewerOf, type Viewer } from './viewer.ts';

const LOOK_AGAIN_MS = 60_000;

/** Who looks at the page. It follows the login and every change of the advisor's and the account's query. */
export function useViewer(): Viewer {
  const auth = useAuth();
  const uid = auth.user?.uid ?? '';
  const advisor = useQuery({ ...advisorQuery(uid), enabled: uid !== '' });
  const account = useQuery({ ...accountQuery(uid), enabled: Boolean(advisor.data) });
  return viewerOf(auth, advisor, account);
}

/**
 * The advisor who looks at the page; null for everyone else, and until it is known. A visitor's page does not render
 * again once the login state is known.
 */
export function useOwnAdvisor(): Advisor | null {
  const uid = useAuth((auth) => auth.user?.uid ?? '');
  const { data } = useQuery({ ...advisorQuery(uid), enabled: uid !== '' });
  return uid === '' ? null : (data ?? null);
}

/**
 * Refreshes the advisor every minute while the page is visible, and when the person returns to it: a payment, an expired
 * subscription or a block changes it on the server. Costs two reads a minute.
 */
export function useFreshViewer(): void {
  const uid = useAuth((auth) => auth.user?.uid ?? '');
  const often = {
    enabled: uid !== '',
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always' as const,
    notifyOnChangeProps: [],
  };
  useQuery({ ...advisorQuery(uid), ...often });
  useQuery({ ...accountQuery(uid), ...often });
}
