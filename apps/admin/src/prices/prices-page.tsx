import { planPricesQuery } from '@wbd/data/plan-prices';
import { useQuery } from '@wbd/query';
import { Button, ErrorState, LoadingState } from '@wbd/ui';
import { RefreshCw } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { PlanPricesCard } from './plan-prices-card.tsx';
import { pricesTexts as texts } from './texts.de.ts';
import { UnknownPricesCard } from './unknown-prices-card.tsx';

/** The plan of each price at Stripe, and the prices without a plan. */
export function PricesPage() {
  const { data, error, isFetching, refetch } = useQuery(planPricesQuery());
  const refresh = (
    <Button
      variant="outline"
      loading={isFetching}
      loadingText={texts.refresh}
      onClick={() => void refetch()}
    >
      <RefreshCw aria-hidden />
      {texts.refresh}
    </Button>
  );
  return (
    <AdminPage
      title={texts.title}
      documentTitle={texts.documentTitle}
      intro={texts.intro}
      actions={refresh}
    >
      {error && !isFetching ? (
        <ErrorState title={texts.failed} text={texts.failedText} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <UnknownPricesCard {...data} />
          <PlanPricesCard {...data} />
        </>
      ) : (
        <LoadingState text={sharedTexts.loading} />
      )}
    </AdminPage>
  );
}
