import { publicConfigQuery } from '@wbd/data/config';
import { ownOffersQuery, ownSalesQuery } from '@wbd/data/sales';
import type { Advisor } from '@wbd/domain/advisors';
import { may } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Button, EmptyState, ErrorState, Stack, Text } from '@wbd/ui';
import { SkeletonRows } from '@wbd/ui/page';
import { Store } from 'lucide-react';
import { PRICING_PATH } from '../../shared/paths.ts';
import { offersTexts } from '../texts.de.ts';
import { MonthsCard } from './months-card.tsx';
import { OwnOffers } from './own-offers.tsx';
import { SalesCard } from './sales-card.tsx';
import { SetupCard } from './setup-card.tsx';

const texts = offersTexts.selling;

/** The seller's side: requirements, own offers, sales and the remaining sums. */
export function SellingTab({ advisor }: { advisor: Advisor }) {
  const offers = useQuery(ownOffersQuery(advisor.id));
  const sales = useQuery(ownSalesQuery(advisor.id));
  const config = useQuery(publicConfigQuery());
  const needed = [offers, sales, config];
  const failed = needed.find(({ isError }) => isError);
  const maySell = may(advisor.lv, 'sellFilms');
  if (offers.data && sales.data && config.data !== undefined) {
    const fee = config.data?.filmFeeBasisPoints ?? null;
    // offers and sales stay in view after a downgrade
    if (!maySell && offers.data.length === 0) return <NeedsPro />;
    return (
      <Stack gap="6">
        {!maySell && <NeedsPro />}
        {fee === null ? (
          <Text>{texts.off}</Text>
        ) : (
          maySell && <SetupCard advisorId={advisor.id} fee={fee} />
        )}
        <OwnOffers advisor={advisor} offers={offers.data} canCreate={maySell && fee !== null} />
        {sales.data.length > 0 && (
          <>
            <SalesCard advisorId={advisor.id} sales={sales.data} />
            <MonthsCard sales={sales.data} />
          </>
        )}
      </Stack>
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

function NeedsPro() {
  const { action, ...words } = texts.needsPro;
  return (
    <EmptyState icon={<Store size={26} />} {...words}>
      <Button asChild>
        <Link to={PRICING_PATH}>{action}</Link>
      </Button>
    </EmptyState>
  );
}
