import { ownBalancesQuery, ownEntriesQuery } from '@wbd/data/commissions';
import { referralsQuery } from '@wbd/data/referrals';
import type { Advisor } from '@wbd/domain/advisors';
import { ownCommissions, totalOf } from '@wbd/domain/commission';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, ErrorState, Stack } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { ListChecks } from 'lucide-react';
import { DEALS_PATH, HELP_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useAdministers } from '../shared/use-administers.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { CommissionList } from './commission-list.tsx';
import { OwnTerms } from './own-terms.tsx';
import { Sums } from './sums.tsx';
import { partnerTexts as texts } from './texts.de.ts';
import { WaitingDeals } from './waiting-deals.tsx';

/** The advisor's commission for referrals, each amount with its reason. */
export const PartnerPage = withAdvisor(texts.title, ({ advisor }: { advisor: Advisor }) => {
  const administers = useAdministers(advisor.id);
  const hasDeals = administers || may(advisor.lv, 'customers');
  return (
    <PortalPage
      title={texts.title}
      intro={texts.intro}
      help={HELP_PATH}
      actions={
        hasDeals && (
          <Button asChild variant="surface">
            <Link to={DEALS_PATH}>
              <ListChecks aria-hidden />
              {sharedTexts.deals}
            </Link>
          </Button>
        )
      }
    >
      <Stack gap="6">
        {administers && <WaitingDeals org={advisor.org} />}
        <Commissions uid={advisor.id} />
        <OwnTerms org={advisor.org} />
      </Stack>
    </PortalPage>
  );
});

function Commissions({ uid }: { uid: string }) {
  const entries = useQuery(ownEntriesQuery(uid));
  const balances = useQuery(ownBalancesQuery(uid));
  // names are nice to have: without them the list still says what was earned
  const referrals = useQuery(referralsQuery(uid));
  const failed = [entries, balances].find(({ isError }) => isError);
  if (entries.data && balances.data && !referrals.isPending) {
    return (
      <>
        <Sums total={totalOf(balances.data)} />
        <CommissionList commissions={ownCommissions(entries.data, referrals.data ?? [])} />
      </>
    );
  }
  if (!failed || failed.isFetching) return <SkeletonRows />;
  return (
    <ErrorState
      title={texts.failed}
      onRetry={() => {
        void entries.refetch();
        void balances.refetch();
      }}
    />
  );
}
