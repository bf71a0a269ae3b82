import { RESERVED_CODES, type Advisor } from '@wbd/domain/advisors';
import { PAID_PLANS } from '@wbd/domain/plans';
import { linkKey } from '@wbd/domain/visits';
import { Link } from '@wbd/router';
import { Button, SimpleGrid, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { pricingPath } from '../../shared/areas/own-areas.ts';
import { LinkCard } from '../sharing/link-card.tsx';
import { useSharing } from '../sharing/use-sharing.tsx';
import { AppointmentsCard } from '../appointments-card.tsx';
import { CommissionCard } from '../commission-card.tsx';
import { UnpaidCard } from '../unpaid-card.tsx';
import { RecommendCard } from './recommend-card.tsx';
import { ReferralsCard } from './referrals-card.tsx';
import { useOpened } from './use-opened.ts';
import { scoutTexts as texts } from './texts.de.ts';

/** What a scout comes for: pass links on, see who came through them. */
export function ScoutHome({ advisor }: { advisor: Advisor }) {
  const { share, dialog } = useSharing();
  const opened = useOpened(advisor.id).get(linkKey(null));
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
              note={opened === undefined ? undefined : texts.recommend.opened(opened)}
              onShare={share}
            />
          )}
          <CommissionCard />
        </Stack>
        <ReferralsCard uid={advisor.id} whileEmpty="how-to" />
      </SimpleGrid>
      {hasPage && <RecommendCard advisor={advisor} onShare={share} />}
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
