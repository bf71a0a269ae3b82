import { termsQuery } from '@wbd/data/deals';
import { rateText, termsOn, type CommissionTerms } from '@wbd/domain/commission';
import { berlinDay, formatDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { partnerTexts as texts } from './texts.de.ts';

/** The current terms of the advisor's organisation. */
export function OwnTerms({ org }: { org: string }) {
  const { data, error, isFetching, refetch } = useQuery(termsQuery(org));
  const [today] = useState(() => berlinDay(new Date()));
  return (
    <Card title={texts.terms}>
      {data ? (
        <Terms terms={termsOn(data, today)} />
      ) : error && !isFetching ? (
        <FailureAlert error={error} title={texts.termsFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="12" />
      )}
    </Card>
  );
}

function Terms({ terms }: { terms: CommissionTerms | null }) {
  if (!terms) return <Text color="fg.muted">{texts.noTerms}</Text>;
  const { rate, holdingDays, validFrom } = terms;
  const words = rateText(rate);
  return (
    <Stack gap="2">
      <Text>
        {holdingDays === 0 ? texts.termsAtOnce(words) : texts.termsText(words, holdingDays)}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {texts.termsFrom(formatDay(validFrom))} {texts.scope}
      </Text>
    </Stack>
  );
}
