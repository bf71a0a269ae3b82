import { organisationsQuery } from '@wbd/data/organisations';
import { waitingPayoutsQuery } from '@wbd/data/payouts';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, LoadingState, Stack } from '@wbd/ui';
import { Landmark } from 'lucide-react';
import { AdminPage } from '../shared/admin-page.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { PayoutCard } from './payout-card.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

/** Payouts whose author is the only administrator of the organisation, so that the operator approves them. */
export function PayoutsPage() {
  return (
    <AdminPage title={texts.title} documentTitle={texts.documentTitle} intro={texts.intro}>
      <List />
    </AdminPage>
  );
}

function List() {
  const { data, error, isFetching, refetch } = useQuery(waitingPayoutsQuery());
  const organisations = useQuery(organisationsQuery()).data ?? [];
  if (!data) {
    return error && !isFetching ? (
      <ErrorState
        title={texts.loadFailed}
        text={sharedTexts.loadFailedText}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingState text={sharedTexts.loading} />
    );
  }
  if (data.length === 0) {
    return <EmptyState icon={<Landmark size={26} />} title={texts.empty} text={texts.emptyText} />;
  }
  return (
    <Stack as="ul" gap="4" listStyleType="none">
      {data.map((payout) => (
        <li key={payout.id}>
          <PayoutCard
            payout={payout}
            org={organisations.find(({ id }) => id === payout.payer)?.name ?? texts.unknownOrg}
          />
        </li>
      ))}
    </Stack>
  );
}
