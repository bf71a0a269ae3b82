import { ownTeamQuery } from '@wbd/data/teams';
import { parseAudience } from '@wbd/domain/audiences';
import { useQuery } from '@wbd/query';
import { AudienceBadge } from '@wbd/ui/audience';

/** Who sees an expert video that is not public. */
export function NarrowBadge({ audience, uid }: { audience: string; uid: string }) {
  const isOfTeam = parseAudience(audience).kind === 'team';
  const { data } = useQuery({ ...ownTeamQuery(uid), enabled: isOfTeam });
  return <AudienceBadge audience={audience} team={data?.team?.name ?? null} />;
}
