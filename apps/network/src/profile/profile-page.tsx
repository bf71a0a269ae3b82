import { taxProfileQuery } from '@wbd/data/payouts';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonForm } from '@wbd/ui/page';
import { ChangesButton } from '../shared/changes-button.tsx';
import { HELP_PATH, NETWORK_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { EditProfile } from './edit-profile.tsx';
import { profileTexts as texts } from './texts.de.ts';

/** Where a partner's commission is paid to, and how it is taxed. */
export const ProfilePage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => (
  <PortalPage
    title={texts.title}
    intro={texts.intro}
    back={{ to: NETWORK_PATH, label: sharedTexts.network }}
    help={HELP_PATH}
    width="form"
    actions={<ChangesButton />}
  >
    <Content advisor={advisor} />
  </PortalPage>
));

function Content({ advisor }: { advisor: Advisor }) {
  const { data, isPending, isFetching, refetch } = useQuery(taxProfileQuery(advisor.id));
  if (data !== undefined) {
    // a stored profile is another form
    return <EditProfile key={data?.changedAt.getTime()} profile={data} advisor={advisor} />;
  }
  if (isPending || isFetching) return <SkeletonForm />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}
