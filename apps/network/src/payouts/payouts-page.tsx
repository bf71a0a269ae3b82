import { accountQuery } from '@wbd/data/accounts';
import { openObjectionsQuery } from '@wbd/data/payouts';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { ShieldX } from 'lucide-react';
import { AdministratorNotice } from '../shared/administrator-notice.tsx';
import { ChangesButton } from '../shared/changes-button.tsx';
import { HELP_PATH, NETWORK_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { CloseTab } from './close-tab.tsx';
import { EditPayer } from './edit-payer.tsx';
import { PayoutList } from './payout-list.tsx';
import { StatementsTab } from './statements-tab.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

/** Month close, payouts and the payer's details; for administrators of an organisation. */
export const PayoutsPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => (
  <PortalPage
    title={texts.title}
    intro={texts.intro}
    back={{ to: NETWORK_PATH, label: sharedTexts.network }}
    help={HELP_PATH}
    actions={<ChangesButton />}
  >
    <AdministratorNotice uid={advisor.id} />
    <Content advisor={advisor} />
  </PortalPage>
));

function Content({ advisor }: { advisor: Advisor }) {
  const { data, isPending, isFetching, refetch } = useQuery(accountQuery(advisor.id));
  if (data && !data.orgAdmin) {
    return <EmptyState icon={<ShieldX size={26} />} title={texts.denied} text={texts.deniedText} />;
  }
  if (data) {
    return (
      <AddressTabs
        label={texts.tabsLabel}
        tabs={[
          { id: 'abschluss', label: texts.tabs.close, content: <CloseTab org={advisor.org} /> },
          { id: 'liste', label: texts.tabs.payouts, content: <PayoutList advisor={advisor} /> },
          {
            id: 'gutschriften',
            label: <StatementsLabel org={advisor.org} />,
            content: <StatementsTab org={advisor.org} viewer={advisor.id} />,
          },
          { id: 'zahler', label: texts.tabs.payer, content: <EditPayer org={advisor.org} /> },
        ]}
      />
    );
  }
  if (isPending || isFetching) return <SkeletonRows />;
  return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
}

/** Says how many objections wait. */
function StatementsLabel({ org }: { org: string }) {
  const count = useQuery(openObjectionsQuery(org)).data?.length ?? 0;
  return <>{count === 0 ? texts.tabs.statements : texts.tabs.objections(count)}</>;
}
