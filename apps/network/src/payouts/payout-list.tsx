import { payoutsQuery } from '@wbd/data/payouts';
import type { Advisor } from '@wbd/domain/advisors';
import { useQuery } from '@wbd/query';
import { EmptyState, ErrorState, Stack } from '@wbd/ui';
import { SkeletonRows } from '@wbd/ui/page';
import { Landmark } from 'lucide-react';
import { PayoutCard } from './payout-card.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

/** Payouts of an organisation, the latest first. */
export function PayoutList({ advisor }: { advisor: Advisor }) {
  const { data, error, isFetching, refetch } = useQuery(payoutsQuery(advisor.org));
  if (!data) {
    if (!error || isFetching) return <SkeletonRows />;
    return <ErrorState title={texts.failed} onRetry={() => void refetch()} />;
  }
  if (data.length === 0) {
    return <EmptyState icon={<Landmark size={26} />} title={texts.none} text={texts.noneText} />;
  }
  return (
    <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="4">
      {data.map((payout) => (
        <li key={payout.id}>
          <PayoutCard payout={payout} viewer={advisor.id} />
        </li>
      ))}
    </Stack>
  );
}
