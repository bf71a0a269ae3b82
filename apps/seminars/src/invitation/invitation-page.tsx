import { useEmailConfirmed } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { publicConfigQuery } from '@wbd/data/config';
import { sessionQuery } from '@wbd/data/sessions';
import type { Advisor } from '@wbd/domain/advisors';
import { isListedFor } from '@wbd/domain/pages';
import { useQuery } from '@wbd/query';
import { useParams } from '@wbd/router';
import { EmptyState, ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonRows, UnconfirmedEmail } from '@wbd/ui/page';
import { CalendarX } from 'lucide-react';
import { paths } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { SessionInvitation } from './session-invitation.tsx';
import { invitationPageTexts as texts } from './texts.de.ts';

/** Invites customers to a session of a seminar that is listed for the advisor. */
export const InvitationPage = withAdvisor(({ advisor }: { advisor: Advisor }) => {
  const { id = '' } = useParams();
  const isConfirmed = useEmailConfirmed();
  const found = useQuery(sessionQuery(id));
  const config = useQuery(publicConfigQuery());
  const { data } = found;
  const account = useQuery(accountQuery(advisor.id));
  const viewer = { ...advisor, audiences: account.data?.audiences ?? [] };
  const known = data !== undefined && config.data !== undefined && account.data !== undefined;
  if (isConfirmed && data && known && isListedFor(data.seminar, viewer, config.data)) {
    const isOwn = data.session.advisor === advisor.id;
    return <SessionInvitation key={id} {...data} advisor={advisor} isOwn={isOwn} />;
  }
  return (
    <PortalPage
      title={texts.loadingTitle}
      back={{ to: paths.list, label: sharedTexts.allSeminars }}
    >
      {!isConfirmed ? (
        <UnconfirmedEmail to={paths.portal} text={texts.unconfirmed} />
      ) : known ? (
        <EmptyState
          icon={<CalendarX size={26} />}
          title={texts.notFound}
          text={texts.notFoundText}
        />
      ) : found.isError || config.isError || account.isError ? (
        <ErrorState
          title={sharedTexts.sessionFailed}
          text={sharedTexts.sessionFailedText}
          retrying={found.isFetching || config.isFetching || account.isFetching}
          onRetry={() => {
            void found.refetch();
            void config.refetch();
            void account.refetch();
          }}
        />
      ) : (
        <SkeletonRows />
      )}
    </PortalPage>
  );
});
