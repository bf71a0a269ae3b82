import { ownBalancesQuery, ownEntriesQuery } from '@wbd/data/commissions';
import { ownStatementsQuery, taxProfileQuery } from '@wbd/data/payouts';
import { referralsQuery } from '@wbd/data/referrals';
import type { Advisor } from '@wbd/domain/advisors';
import { nextDueOf, ownCommissions, totalOf } from '@wbd/domain/commission';
import { may } from '@wbd/domain/plans';
import { berlinDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, ErrorState, Stack } from '@wbd/ui';
import { PortalPage, SkeletonRows } from '@wbd/ui/page';
import { Landmark, ListChecks, Users } from 'lucide-react';
import { useState } from 'react';
import { DEALS_PATH, HELP_PATH, PAYOUTS_PATH, SPONSORS_PATH } from '../shared/paths.ts';
import { sharedTexts } from '../shared/texts.de.ts';
import { useAdministers } from '../shared/use-administers.ts';
import { withAdvisor } from '../shared/with-advisor.tsx';
import { CommissionList } from './commission-list.tsx';
import { OwnLinks } from './own-links.tsx';
import { OwnTerms } from './own-terms.tsx';
import { StatementList } from './statement-list.tsx';
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
        <>
          <Button asChild variant="surface">
            <Link to={SPONSORS_PATH}>
              <Users aria-hidden />
              {sharedTexts.sponsors}
            </Link>
          </Button>
          {hasDeals && (
            <Button asChild variant="surface">
              <Link to={DEALS_PATH}>
                <ListChecks aria-hidden />
                {sharedTexts.deals}
              </Link>
            </Button>
          )}
          {administers && (
            <Button asChild variant="surface">
              <Link to={PAYOUTS_PATH}>
                <Landmark aria-hidden />
                {sharedTexts.payouts}
              </Link>
            </Button>
          )}
        </>
      }
    >
      <Stack gap="6">
        {administers && <WaitingDeals org={advisor.org} />}
        <OwnLinks advisor={advisor} />
        <Commissions uid={advisor.id} />
        <OwnTerms org={advisor.org} />
      </Stack>
    </PortalPage>
  );
});

function Commissions({ uid }: { uid: string }) {
  const [today] = useState(() => berlinDay(new Date()));
  const entries = useQuery(ownEntriesQuery(uid));
  const balances = useQuery(ownBalancesQuery(uid));
  // names are nice to have: without them the list still says what was earned
  const referrals = useQuery(referralsQuery(uid));
  const statements = useQuery(ownStatementsQuery(uid));
  const profile = useQuery(taxProfileQuery(uid));
  const needed = [entries, balances, statements, profile];
  const failed = needed.find(({ isError }) => isError);
  if (
    entries.data &&
    balances.data &&
    statements.data &&
    profile.data !== undefined &&
    !referrals.isPending
  ) {
    const commissions = ownCommissions(entries.data, referrals.data ?? [], statements.data);
    return (
      <>
        <Sums
          total={totalOf(balances.data)}
          nextDue={nextDueOf(commissions, today)}
          profile={profile.data}
        />
        <CommissionList commissions={commissions} today={today} />
        <StatementList statements={statements.data} />
      </>
    );
  }
  if (!failed || failed.isFetching) return <SkeletonRows />;
  return (
    <ErrorState
      title={texts.failed}
      onRetry={() => {
        for (const query of needed) if (query.isError) void query.refetch();
      }}
    />
  );
}
