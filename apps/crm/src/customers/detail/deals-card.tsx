import { useEmailConfirmed } from '@wbd/auth';
import { advisorQuery } from '@wbd/data/advisors';
import { dealsWithQuery, termsQuery } from '@wbd/data/deals';
import { commissionOn, stateTexts, termsOn, type Deal } from '@wbd/domain/commission';
import type { Customer } from '@wbd/domain/customers';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Link } from '@wbd/router';
import { Badge, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { reportDealPath } from '../../shared/paths.ts';
import { LoadedList } from './list-card.tsx';
import { detailTexts } from './texts.de.ts';

const texts = detailTexts.deals;

/** Deals with a customer, with their states and costs. */
export function DealsCard({ customer: { id, advisor } }: { customer: Customer }) {
  const deals = useQuery(dealsWithQuery(advisor, id));
  return (
    <Card
      title={texts.title}
      actions={
        <Button asChild variant="surface">
          <Link to={reportDealPath(id)}>{texts.report}</Link>
        </Button>
      }
    >
      <LoadedList
        query={deals}
        label={texts.title}
        failed={texts.failed}
        empty={texts.empty}
        keyOf={(one) => one.id}
      >
        {(deal) => <DealLine deal={deal} />}
      </LoadedList>
    </Card>
  );
}

function DealLine({ deal }: { deal: Deal }) {
  const { netCents, on, state, reason } = deal;
  return (
    <Stack gap="1">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="medium">{texts.deal(formatMoney(netCents), formatDay(on))}</Text>
        <Badge>{stateTexts[state]}</Badge>
      </Flex>
      {(state === 'reported' || state === 'confirmed') && <Cost deal={deal} />}
      {reason !== null && (
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {texts.reason(reason)}
        </Text>
      )}
    </Stack>
  );
}

/** The customer's referrer, and the cost of the deal. */
function Cost({ deal: { payer, partner, commission, netCents, on } }: { deal: Deal }) {
  const isConfirmed = useEmailConfirmed();
  const { data: referrer } = useQuery({
    ...advisorQuery(partner ?? ''),
    enabled: partner !== null,
  });
  const { data: terms = [] } = useQuery({ ...termsQuery(payer), enabled: isConfirmed });
  const name = referrer ? `${referrer.firstName} ${referrer.lastName}` : texts.someone;
  const valid = termsOn(terms, on);
  const words =
    partner === null
      ? texts.free
      : commission !== null
        ? texts.costs(name, formatMoney(commission))
        : valid
          ? texts.wouldCost(name, formatMoney(commissionOn(valid, netCents)))
          : texts.mayCost(name);
  return (
    <Text textStyle="sm" color="fg.muted">
      {words}
    </Text>
  );
}
