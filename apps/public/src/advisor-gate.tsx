import { normalizeAdvisorCode, RESERVED_CODES } from '@wbd/domain/advisors';
import { Outlet, useParams, useSearchParams } from '@wbd/router';
import { useAuth } from '@wbd/auth';
import { lazy, Suspense, useEffect } from 'react';
import { keepReferral } from './shared/referral.ts';

const NotFound = lazy(async () => ({
  default: (await import('./shared/not-found.tsx')).NotFoundPage,
}));

/** Before every page of an advisor: the portal's own words are no codes, and the person who shared the link is noted. */
export function AdvisorGate() {
  const { advisor = '' } = useParams();
  const [search] = useSearchParams();
  const incoming = search.get('ref');
  const ownUid = useAuth((auth) => auth.user?.uid ?? null);

  useEffect(() => {
    keepReferral(incoming, ownUid);
  }, [incoming, ownUid]);

  if (RESERVED_CODES.has(normalizeAdvisorCode(advisor))) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return <Outlet />;
}
