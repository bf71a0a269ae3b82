import { useAuth } from '@wbd/auth';
import { advisorQuery } from '@wbd/data/advisors';
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
 * The advisor whose link led here.
 * @param incoming `?ref=` of the address
 * @returns null without one, and a way to sign up without them
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
  const { data } = useQuery({ ...advisorQuery(ref ?? ''), enabled: ref !== null });
  const sponsor: KnownSponsor | null =
    data && !data.blocked && data.id !== ownUid && !isDropped
      ? { uid: data.id, name: referralName(data) }
      : null;
  return { sponsor, drop: () => setDropped(true) };
}
