import { useEmailConfirmed, useOwnAdvisor } from '@wbd/auth';
import { ownTeamQuery } from '@wbd/data/teams';
import { useQuery } from '@wbd/query';
import { ErrorState, LoadingState } from '@wbd/ui';
import { PortalPage, SkeletonRows, UnconfirmedEmail } from '@wbd/ui/page';
import { paths } from './shared/paths.ts';
import { StartPage } from './start/start-page.tsx';
import { OwnTeamPage } from './team/own-team-page.tsx';
import { teamTexts as texts } from './texts.de.ts';

/** One's own team; for advisors without one, invitations and the way to found one. */
export function TeamPage() {
  const advisor = useOwnAdvisor();
  return advisor ? <OfAdvisor uid={advisor.id} /> : <LoadingState />;
}

function OfAdvisor({ uid }: { uid: string }) {
  const isConfirmed = useEmailConfirmed();
  const own = useQuery(ownTeamQuery(uid));
  const { data } = own;
  if (data?.team) return <OwnTeamPage uid={uid} team={data.team} canLead={data.canLead} />;
  if (data && isConfirmed) return <StartPage own={data} />;
  return (
    <PortalPage title={texts.title} intro={texts.intro} help={paths.help}>
      {!isConfirmed ? (
        <UnconfirmedEmail to={paths.portal} text={texts.unconfirmed} />
      ) : own.isError && !own.isFetching ? (
        <ErrorState title={texts.loadFailed} onRetry={() => void own.refetch()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
    </PortalPage>
  );
}
