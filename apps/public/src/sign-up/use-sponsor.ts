import { useAuth } from '@wbd/auth';
import { advisorQuery } from '@wbd/data/advisors';
import { publicPageQuery } from '@wbd/data/public-pages';
import { referralName } from '@wbd/domain/customers';
import { useQuery } from '@wbd/query';
import { useServedFirst } from '@wbd/ui';
import { useEffect, useState } from 'react';
import { keepReferral, keptReferral, referralOf } from '../shared/referral.ts';

/** Who shared the link that led to the sign-up, as far as that is an advisor. */
export interface KnownSponsor {
  uid: string;
  /** first name and the initial of the last name */
  name: string;
}

/**
 * Loads the advisor whose link led to the sign-up, if their page is public. The server rejects blocked sponsors, and a withheld page
 * must not reveal the reason.
 * @param incoming the URL's `?ref=`
 * @returns null without a sponsor, and a function that continues the sign-up without one
 */
export function useSponsor(incoming: string | null) {
  const ownUid = useAuth((auth) => auth.user?.uid ?? null);
  const [isDropped, setDropped] = useState(false);
  useEffect(() => {
    keepReferral(incoming, ownUid);
  }, [incoming, ownUid]);
  // the page as it was served knows neither storage nor address
  const isTakenOver = useServedFirst(false, true);
  const ref = isTakenOver
    ? (keptReferral(ownUid) ?? referralOf({ stored: null, incoming: [incoming], ownUid }))
    : null;
  const { data: advisor } = useQuery({ ...advisorQuery(ref ?? ''), enabled: ref !== null });
  const code = advisor?.code ?? '';
  const { data: page } = useQuery({ ...publicPageQuery(code), enabled: code !== '' });
  const sponsor: KnownSponsor | null =
    advisor && page?.uid === advisor.id && advisor.id !== ownUid && !isDropped
      ? { uid: advisor.id, name: referralName(advisor) }
      : null;
  return { sponsor, drop: () => setDropped(true) };
}
