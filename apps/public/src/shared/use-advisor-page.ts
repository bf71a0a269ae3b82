import { ownPageQuery } from '@wbd/data/own-page';
import { publicPageQuery } from '@wbd/data/public-pages';
import { normalizeAdvisorCode } from '@wbd/domain/advisors';
import type { PublicPage } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { useLocation, useNavigate, useParams } from '@wbd/router';
import { useOwnAdvisor } from '@wbd/auth';
import { useEffect } from 'react';
import { movedPath } from './moved-path.ts';

export interface AdvisorPageState {
  status: 'loading' | 'failed' | 'unknown' | 'ready';
  page: PublicPage | null;
  retry: () => void;
}

/**
 * An advisor's page as this person sees it: the advisor's own one comes from its sources, so that edits show at once.
 * Under a code that the advisor has given up, the browser goes on to the same place under the present one.
 */
export function useAdvisorPage(code: string): AdvisorPageState {
  const advisor = useOwnAdvisor();
  const isOwn = advisor !== null && advisor.code === normalizeAdvisorCode(code);
  const own = useQuery({ ...ownPageQuery(advisor?.id ?? ''), enabled: isOwn });
  // asked for while it is not known who looks, and when the sources cannot be read
  const kept = useQuery({ ...publicPageQuery(code), enabled: !isOwn || own.isError });

  const page = (isOwn ? own.data?.page : undefined) ?? kept.data;
  const isMoving = useMove(code, page?.code);
  const retry = () => {
    void kept.refetch();
  };
  if (isMoving) return { status: 'loading', page: null, retry };
  if (page) return { status: 'ready', page, retry };
  if (page === null) return { status: 'unknown', page: null, retry };
  if (kept.isError) return { status: 'failed', page: null, retry };
  return { status: 'loading', page: null, retry };
}

/**
 * Replaces the address when the page has another code by now.
 * @returns whether it does
 */
function useMove(code: string, present: string | undefined): boolean {
  const { advisor } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const isMoved =
    advisor !== undefined && present !== undefined && present !== normalizeAdvisorCode(code);
  const target = isMoved ? movedPath(location, present) : null;

  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return target !== null;
}
