import { ownPageQuery, publicPageQuery } from '@wbd/data/public-pages';
import { normalizeAdvisorCode, type PublicPage } from '@wbd/domain';
import { useQuery } from '@wbd/query';
import { useSession } from '@wbd/session';

export interface AdvisorPageState {
  status: 'loading' | 'failed' | 'unknown' | 'ready';
  page: PublicPage | null;
  retry: () => void;
}

/** An advisor's page as this person sees it: the advisor's own one comes from its sources, so that edits show at once. */
export function useAdvisorPage(code: string): AdvisorPageState {
  const advisor = useSession((session) => session.advisor);
  const isOwn = advisor !== null && advisor.code === normalizeAdvisorCode(code);
  const own = useQuery({ ...ownPageQuery(advisor?.id ?? ''), enabled: isOwn });
  // asked for while it is not known who looks, and when the sources cannot be read
  const kept = useQuery({ ...publicPageQuery(code), enabled: !isOwn || own.isError });

  const page = (isOwn ? own.data : undefined) ?? kept.data;
  const retry = () => {
    void kept.refetch();
  };
  if (page) return { status: 'ready', page, retry };
  if (page === null) return { status: 'unknown', page: null, retry };
  if (kept.isError) return { status: 'failed', page: null, retry };
  return { status: 'loading', page: null, retry };
}
