import { useEmailConfirmed, useOwnAdvisor } from '@wbd/auth';
import { LoadingState } from '@wbd/ui';
import { PortalPage, UnconfirmedEmail } from '@wbd/ui/page';
import { AddressTabs } from '@wbd/ui/tabs';
import { OFFERS_HELP_PATH, PORTAL_PATH } from '../shared/paths.ts';
import { BoughtTab } from './bought/bought-tab.tsx';
import { MarketTab } from './market/market-tab.tsx';
import { SellingTab } from './selling/selling-tab.tsx';
import { BOUGHT_TAB, MARKET_TAB, SELLING_TAB } from './tabs.ts';
import { offersTexts as texts } from './texts.de.ts';

/** Films that advisors sell each other: to find, to watch, and one's own. */
export function OffersPage() {
  const advisor = useOwnAdvisor();
  const isConfirmed = useEmailConfirmed();
  if (!advisor) return <LoadingState />;
  return (
    <PortalPage title={texts.title} intro={texts.intro} help={OFFERS_HELP_PATH}>
      {isConfirmed ? (
        <AddressTabs
          label={texts.tabs.label}
          tabs={[
            {
              id: MARKET_TAB,
              label: texts.tabs.market,
              content: <MarketTab advisorId={advisor.id} />,
            },
            {
              id: BOUGHT_TAB,
              label: texts.tabs.bought,
              content: <BoughtTab advisorId={advisor.id} />,
            },
            {
              id: SELLING_TAB,
              label: texts.tabs.selling,
              content: <SellingTab advisor={advisor} />,
            },
          ]}
        />
      ) : (
        <UnconfirmedEmail to={PORTAL_PATH} text={texts.unconfirmed} />
      )}
    </PortalPage>
  );
}
