import { invitationFinished, latestInvitationQuery } from '@wbd/data/registrations';
import { isUnderWay, type Invitation } from '@wbd/domain/seats';
import { useQuery, useQueryClient } from '@wbd/query';
import { useEffect } from 'react';
import { useNow } from '../shared/use-now.ts';

export interface LatestInvitation {
  /** null without one */
  invitation: Invitation | null;
  /** whether results are still to come */
  underWay: boolean;
}

/** The advisor's latest invitation to the session, wherever it was sent from; followed until everyone has a result. */
export function useInvitation(advisorId: string, sessionId: string): LatestInvitation {
  const client = useQueryClient();
  const now = useNow();
  const { data: invitation = null } = useQuery(latestInvitationQuery(advisorId, sessionId));
  const underWay = invitation !== null && isUnderWay(invitation, now);
  useEffect(() => {
    if (!underWay) return;
    return () => void invitationFinished(client, sessionId);
  }, [client, sessionId, underWay]);
  return { invitation, underWay };
}
