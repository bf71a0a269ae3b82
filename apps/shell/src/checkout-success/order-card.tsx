import { accountQuery } from '@wbd/data/accounts';
import { formatMoney, isLive, planPrice, type SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Button, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { useBillingPortal } from '../shared/billing/use-billing-portal.ts';
import { checkoutSuccessTexts } from './texts.de.ts';

const texts = checkoutSuccessTexts.order;

/** The ordered package, its term, the next charge and the receipt. */
export function OrderCard({ uid }: { uid: string }) {
  // an account that was read before the payment arrived does not name the package yet
  const account = useQuery({ ...accountQuery(uid), staleTime: 0 });
  const { open, isOpening } = useBillingPortal();
  const stored = account.data?.billing?.subscription ?? null;
  const subscription = stored && isLive(stored.status) ? stored : null;
  // a package that the operator gave has none
  if (account.data && !subscription && !account.isFetching) return null;
  return (
    <Card title={texts.title}>
      {subscription ? (
        <Stack gap="4" align="flex-start">
          <Facts subscription={subscription} />
          <Text textStyle="sm" color="fg.muted">
            {texts.mail}
          </Text>
          <Button
            variant="surface"
            loading={isOpening}
            loadingText={texts.receipt}
            onClick={() => void open()}
          >
            {texts.receipt}
          </Button>
        </Stack>
      ) : account.isError && !account.isFetching ? (
        <FailureAlert
          error={account.error}
          title={texts.failed}
          onRetry={() => void account.refetch()}
        />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}

function Facts({ subscription }: { subscription: SubscriptionFacts }) {
  const { price, minimumTermEnd, currentPeriodEnd, cancelAt, isPaused } = subscription;
  const plan = planPrice(price);
  return (
    <FactList>
      <Fact term={texts.plan}>{subscriptionName(subscription)}</Fact>
      {plan && (
        <Fact term={texts.price}>{texts.prices[plan.interval](formatMoney(plan.cents))}</Fact>
      )}
      {minimumTermEnd !== null && <Fact term={texts.term}>{formatDate(minimumTermEnd)}</Fact>}
      {cancelAt !== null && <Fact term={texts.ends}>{formatDate(cancelAt)}</Fact>}
      {cancelAt === null && !isPaused && (
        <Fact term={texts.nextCharge}>{formatDate(currentPeriodEnd)}</Fact>
      )}
    </FactList>
  );
}
