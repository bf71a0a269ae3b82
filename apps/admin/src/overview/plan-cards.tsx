import { accountCountsQuery, type AccountCounts, type PaidCount } from '@wbd/data/accounts';
import { PAID_PLANS, PLAN_TERMS, planRow, PLANS } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Flex, SimpleGrid, Skeleton, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { sharedTexts } from '../shared/texts.de.ts';
import { overviewTexts as texts } from './texts.de.ts';

const columns = { base: 1, sm: 2, lg: 4 };
const formatCount = (count: number) => count.toLocaleString('de-DE');

/** How many advisors there are, and which packages they have. */
export function PlanCards() {
  const counts = useQuery(accountCountsQuery());
  if (counts.data) return <Counts counts={counts.data} />;
  if (counts.isError && !counts.isFetching) {
    return (
      <FailureAlert
        error={counts.error}
        title={texts.countsFailed}
        onRetry={() => void counts.refetch()}
      />
    );
  }
  return (
    <SimpleGrid columns={columns} gap="4" aria-hidden>
      {[texts.total, ...PLANS].map((label) => (
        <Skeleton key={label} h="40" borderRadius="xl" />
      ))}
    </SimpleGrid>
  );
}

function Counts({ counts }: { counts: AccountCounts }) {
  return (
    <SimpleGrid columns={columns} gap="4">
      <CountCard label={texts.total} count={counts.total} />
      <CountCard label={planRow('basic').name} count={counts.basic} />
      {PAID_PLANS.map((plan) => (
        <CountCard
          key={plan}
          label={planRow(plan).name}
          count={counts[plan].total}
          terms={counts[plan]}
        />
      ))}
    </SimpleGrid>
  );
}

interface CountCardProps {
  label: string;
  count: number;
  /** of a package that costs something: how it is paid */
  terms?: PaidCount;
}

function CountCard({ label, count, terms }: CountCardProps) {
  return (
    <Card as="section" aria-label={label} title={label}>
      <Text fontSize="4xl" fontWeight="bold" lineHeight="1.1">
        {formatCount(count)}
      </Text>
      {terms && (
        <Flex as="dl" direction="column" gap="1" mt="3" textStyle="sm">
          {PLAN_TERMS.map((term) => (
            <Flex key={term} justify="space-between">
              <Text as="dt" color="fg.muted">
                {sharedTexts.terms[term]}
              </Text>
              <Text as="dd" fontWeight="medium">
                {formatCount(terms[term])}
              </Text>
            </Flex>
          ))}
        </Flex>
      )}
    </Card>
  );
}
