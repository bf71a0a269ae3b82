import { ownPageQuery } from '@wbd/data/public-pages';
import { referralsQuery } from '@wbd/data/referrals';
import { linkVisitsQuery } from '@wbd/data/visits';
import { RESERVED_CODES, type Advisor } from '@wbd/domain/advisors';
import { PAID_PLANS } from '@wbd/domain/plans';
import { linkKey, visitsShown } from '@wbd/domain/visits';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, SimpleGrid, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { LinkCard, RecommendCard, ReferralsCard, sharingTexts, useSharing } from '@wbd/ui/sharing';
import { useState } from 'react';
import { pricingPath } from '../../shared/areas/own-areas.ts';
import { AppointmentsCard } from '../appointments-card.tsx';
import { CommissionCard } from '../commission-card.tsx';
import { UnpaidCard } from '../unpaid-card.tsx';
import { scoutTexts as texts } from './texts.de.ts';

/** What a scout comes for: pass links on, see who came through them. */
export function ScoutHome({ advisor }: { advisor: Advisor }) {
  const { share, dialog } = useSharing();
  const [now] = useState(() => new Date());
  const page = useQuery(ownPageQuery(advisor));
  const referrals = useQuery(referralsQuery(advisor.id));
  const months = useQuery(linkVisitsQuery(advisor.id));
  const opened = visitsShown(months.data ?? [], now).byLink;
  const ofPage = opened.get(linkKey(null));
  // one of the portal's own words as a code: its page cannot be opened
  const hasPage = !RESERVED_CODES.has(advisor.code);
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4" alignItems="start">
        <Stack gap="4">
          <UnpaidCard advisor={advisor} />
          <AppointmentsCard uid={advisor.id} level={advisor.lv} />
          {hasPage && (
            <LinkCard
              {...texts.link}
              advisor={advisor}
              tellsSharer
              note={ofPage === undefined ? undefined : sharingTexts.recommend.opened(ofPage)}
              onShare={share}
            />
          )}
          <CommissionCard />
        </Stack>
        <ReferralsCard referrals={referrals} months={months} whileEmpty="how-to" />
      </SimpleGrid>
      {hasPage && <RecommendCard {...{ advisor, page, opened }} onShare={share} />}
      <UpgradeCard />
      {dialog}
    </Stack>
  );
}

function UpgradeCard() {
  return (
    <Card title={texts.upgrade.title}>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {PAID_PLANS.map((plan) => (
          <Stack key={plan} gap="3" align="flex-start">
            <Text>{texts.upgrade.plans[plan]}</Text>
            <Button asChild variant="outline">
              <Link to={pricingPath(plan)}>{texts.upgrade.look(plan)}</Link>
            </Button>
          </Stack>
        ))}
      </SimpleGrid>
    </Card>
  );
}
