import { planOfferQuery } from '@wbd/data/billing';
import { formatMoney, planWords, type ChangePlanForInput } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Box, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { planChangeTexts } from './texts.de.ts';

const texts = planChangeTexts.offer;

/** When a change begins, and what it costs at once. */
export function Offer({ order }: { order: Omit<ChangePlanForInput, 'reason'> }) {
  const offer = useQuery(planOfferQuery(order));
  if (offer.isFetching) {
    return (
      <Text role="status" color="fg.muted">
        {texts.loading}
      </Text>
    );
  }
  if (offer.error) {
    return (
      <FailureAlert error={offer.error} title={texts.failed} onRetry={() => void offer.refetch()} />
    );
  }
  if (!offer.data) return null;
  const { to, at, dueCents } = offer.data;
  return (
    <Box role="status" bg="bg.subtle" borderRadius="lg" p="4">
      <Text fontWeight="medium">{texts.begins(planWords(to), formatDate(new Date(at)))}</Text>
      <Text>{due(dueCents)}</Text>
      {order.price === null && order.when === 'now' && <Text>{texts.noRefund}</Text>}
    </Box>
  );
}

function due(cents: number): string {
  if (cents === 0) return texts.free;
  return cents < 0 ? texts.credit(formatMoney(-cents)) : texts.due(formatMoney(cents));
}
