import { normalizeAdvisorCode, RESERVED_CODES } from '@wbd/domain/advisors';
import { Outlet, useLocation, useParams, useSearchParams } from '@wbd/router';
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
  const { pathname } = useLocation();
  const ownUid = useAuth((auth) => auth.user?.uid ?? null);
  const isKnown = useAuth((auth) => auth.status !== 'loading');

  useEffect(() => {
    keepReferral(incoming, ownUid);
  }, [incoming, ownUid]);

  useEffect(() => {
    // the login is looked up after the page stands, and tells whether sharers open their own link
    if (!isKnown || incoming === null || incoming === ownUid) return;
    void import('./shared/count-visit.ts').then(
      ({ countVisit }) => {
        countVisit(incoming, pathname);
      },
      // a count is worth no trouble to the visitor
      () => undefined,
    );
  }, [isKnown, incoming, ownUid, pathname]);

  if (RESERVED_CODES.has(normalizeAdvisorCode(advisor))) {
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    );
  }
  return <Outlet />;
}
