import { RESERVED_CODES, type Advisor } from '@wbd/domain/advisors';
import { PAID_PLANS } from '@wbd/domain/plans';
import { Link } from '@wbd/router';
import { Button, SimpleGrid, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { pricingPath } from '../../shared/areas/own-areas.ts';
import { LinkCard } from '../sharing/link-card.tsx';
import { ShareDialog, type Shared } from '../sharing/share-dialog.tsx';
import { UnpaidCard } from '../unpaid-card.tsx';
import { RecommendCard } from './recommend-card.tsx';
import { ReferralsCard } from './referrals-card.tsx';
import { scoutTexts as texts } from './texts.de.ts';

/** What a scout comes for: pass links on, see who came through them. */
export function ScoutHome({ advisor }: { advisor: Advisor }) {
  const [shared, setShared] = useState<Shared | null>(null);
  // one of the portal's own words as a code: its page cannot be opened
  const hasPage = !RESERVED_CODES.has(advisor.code);
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <UnpaidCard advisor={advisor} />
        {hasPage && <LinkCard {...texts.link} advisor={advisor} tellsSharer onShare={setShared} />}
        <ReferralsCard uid={advisor.id} />
      </SimpleGrid>
      {hasPage && <RecommendCard advisor={advisor} onShare={setShared} />}
      <UpgradeCard />
      {shared && (
        <ShareDialog
          shared={shared}
          onClose={() => {
            setShared(null);
          }}
        />
      )}
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
              <Link to={pricingPath(plan)}>{texts.upgrade.look[plan]}</Link>
            </Button>
          </Stack>
        ))}
      </SimpleGrid>
    </Card>
  );
}
