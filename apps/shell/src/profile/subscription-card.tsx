import { accountQuery } from '@wbd/data/accounts';
import type { Advisor } from '@wbd/domain/advisors';
import { isLive, type SubscriptionFacts } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Button, Flex, SimpleGrid, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { FormAlert } from '@wbd/ui/form';
import { Card } from '@wbd/ui/page';
import { subscriptionName } from '../shared/billing/subscription-name.ts';
import { useBillingPortal } from '../shared/billing/use-billing-portal.ts';
import { UnpaidLink } from '../shared/unpaid-link.tsx';
import { unpaidPrice } from '../shared/unpaid.ts';
import { CancelButton } from './cancel-button.tsx';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.subscription;

/** The subscription that pays for the package, and the ways to its invoices and its end. */
export function SubscriptionCard({ advisor }: { advisor: Advisor }) {
  const { id: uid, lv: level } = advisor;
  const account = useQuery(accountQuery(uid));
  if (account.data === undefined && account.isError) {
    return (
      <FailureAlert
        error={account.error}
        title={texts.loadFailed}
        retrying={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  }
  if (!account.data?.billing) return null;
  const { billing } = account.data;
  const unpaid = unpaidPrice({ level, account: account.data });
  if (unpaid !== null) {
    return (
      <Card title={texts.title} text={texts.unpaid}>
        <UnpaidLink price={unpaid} label={texts.toPlans} />
      </Card>
    );
  }
  const running =
    billing.subscription && isLive(billing.subscription.status) ? billing.subscription : null;
  return (
    <Card title={texts.title}>
      <Stack gap="5">
        {running?.status === 'past_due' && (
          <FormAlert title={texts.pastDue.title}>{texts.pastDue.text}</FormAlert>
        )}
        {running ? <Facts subscription={running} /> : <Text color="fg.muted">{texts.none}</Text>}
        <Flex gap="3" wrap="wrap">
          <ManageButton />
          {running?.cancelAt === null && (
            <CancelButton uid={uid} subscription={running} name={subscriptionName(running)} />
          )}
        </Flex>
      </Stack>
    </Card>
  );
}

function Facts({ subscription }: { subscription: SubscriptionFacts }) {
  const { currentPeriodEnd, minimumTermEnd, cancelAt, plannedChange } = subscription;
  return (
    <Stack gap="3">
      <SimpleGrid as="dl" columns={{ base: 1, sm: 3 }} gap="4">
        <Fact term={texts.plan} value={subscriptionName(subscription)} />
        {cancelAt === null ? (
          <Fact term={texts.renews} value={formatDate(currentPeriodEnd)} />
        ) : (
          <Fact term={texts.ends} value={formatDate(cancelAt)} />
        )}
        {minimumTermEnd !== null && <Fact term={texts.term} value={formatDate(minimumTermEnd)} />}
        {plannedChange && (
          <Fact
            term={texts.planned}
            value={texts.plannedAt(subscriptionName(plannedChange), formatDate(plannedChange.at))}
          />
        )}
      </SimpleGrid>
      {cancelAt !== null && (
        <Text textStyle="sm" color="fg.muted">
          {texts.takeBack}
        </Text>
      )}
    </Stack>
  );
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <Text as="dt" textStyle="sm" color="fg.muted">
        {term}
      </Text>
      <Text as="dd" fontWeight="medium">
        {value}
      </Text>
    </div>
  );
}

function ManageButton() {
  const { open, isOpening } = useBillingPortal();
  return (
    <Button
      variant="surface"
      loading={isOpening}
      loadingText={texts.manage}
      onClick={() => void open()}
    >
      {texts.manage}
    </Button>
  );
}
