import { operationsQuery } from '@wbd/data/operations';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Button, ErrorState, LoadingState, Text } from '@wbd/ui';
import { RefreshCw } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { ErrorsCard } from './errors-card.tsx';
import { ModulesCard } from './modules-card.tsx';
import { RetentionCard } from './retention-card.tsx';
import { SweepsCard } from './sweeps-card.tsx';
import { operationsTexts as texts } from './texts.de.ts';
import { VitalsCard } from './vitals-card.tsx';
import { WorkCard } from './work-card.tsx';

const useOperations = () => useQuery(operationsQuery());

/** What an operator looks at each day. */
export function OperationsPage() {
  const query = useOperations();
  const refresh = (
    <Button
      variant="outline"
      loading={query.isFetching}
      loadingText={texts.refresh}
      onClick={() => void query.refetch()}
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
      <State query={query} />
    </AdminPage>
  );
}

function State({ query }: { query: ReturnType<typeof useOperations> }) {
  const { data, error, isFetching, dataUpdatedAt: now } = query;
  if (error && !isFetching) {
    return (
      <ErrorState
        title={texts.loadFailed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!data) return <LoadingState text={texts.loading} />;
  return (
    <>
      <Text role="status" color="fg.muted" textStyle="sm">
        {texts.asOf(formatDateTime(new Date(now)))}
      </Text>
      <WorkCard {...data} now={now} />
      <SweepsCard {...data} now={now} />
      <RetentionCard {...data} />
      <ErrorsCard {...data} />
      <VitalsCard {...data} />
      <ModulesCard {...data} now={now} />
    </>
  );
}
