import { sessionQuery } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { EmptyState, ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { CalendarX } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { SessionParticipants } from './session-participants.tsx';
import { participantsTexts as texts } from './texts.de.ts';

/** Who comes to a session of the advisor's own, and who came. */
export const ParticipantsPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const { id = '' } = useParams();
  const { data, isError, isFetching, refetch } = useQuery(sessionQuery(id));
  if (data?.session.advisor === advisor.id) return <SessionParticipants {...data} />;
  return (
    <PortalPage title={texts.title} back={{ to: paths.list, label: sharedTexts.allSeminars }}>
      {data !== undefined ? (
        <EmptyState
          icon={<CalendarX size={26} />}
          title={texts.notFound}
          text={texts.notFoundText}
        />
      ) : isError ? (
        <ErrorState
          title={sharedTexts.sessionFailed}
          text={sharedTexts.sessionFailedText}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows />
      )}
    </PortalPage>
  );
});
