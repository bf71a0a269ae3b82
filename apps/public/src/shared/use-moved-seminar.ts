import { publicConfigQuery } from '@wbd/data/config';
import { useQuery } from '@wbd/query';
import { useLocation, useNavigate } from '@wbd/router';
import { useEffect } from 'react';

/**
 * Replaces the address of a seminar that the operator has given a new id. Only a missing seminar is looked up, so that the
 * pages of the others read nothing more.
 * @param id the last segment of the address
 * @returns whether that is being found out, or under way
 */
export function useMovedSeminar(id: string, isMissing: boolean): boolean {
  const config = useQuery({ ...publicConfigQuery(), enabled: isMissing });
  const location = useLocation();
  const navigate = useNavigate();
  const newId = isMissing ? new Map(redirectsOf(config.data)).get(id) : undefined;
  const target =
    newId === undefined
      ? null
      : location.pathname.replace(/[^/]+\/?$/, newId) + location.search + location.hash;

  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [target, navigate]);
  return isMissing && (config.isPending || target !== null);
}

function redirectsOf(config: { seminarRedirects: Record<string, string> } | null | undefined) {
  return Object.entries(config?.seminarRedirects ?? {});
}
