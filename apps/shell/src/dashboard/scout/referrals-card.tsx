import { referralsQuery } from '@wbd/data/referrals';
import type { Referral } from '@wbd/domain/customers';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Button, Flex, Skeleton, Stack, Text } from '@wbd/ui';
import { FailureAlert } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { scoutTexts } from './texts.de.ts';

const texts = scoutTexts.referrals;
const SHOWN_FIRST = 5;
const SHOWN_MORE = 50;

/**
 * Lists the people who registered through the person's links.
 * @param whileEmpty what stands there until someone did: how to begin, or nothing
 */
export function ReferralsCard({
  uid,
  whileEmpty,
}: {
  uid: string;
  whileEmpty: 'how-to' | 'nothing';
}) {
  const referrals = useQuery(referralsQuery(uid));
  const isEmpty = referrals.data === undefined || referrals.data.length === 0;
  if (whileEmpty === 'nothing' && isEmpty && !referrals.isError) return null;
  return (
    <Card title={texts.title}>
      {referrals.data ? (
        referrals.data.length > 0 ? (
          <ReferralList referrals={referrals.data} />
        ) : (
          <HowTo />
        )
      ) : referrals.isError && !referrals.isFetching ? (
        <FailureAlert
          error={referrals.error}
          title={texts.failed}
          onRetry={() => void referrals.refetch()}
        />
      ) : (
        <Skeleton h="24" />
      )}
    </Card>
  );
}

function ReferralList({ referrals }: { referrals: readonly Referral[] }) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const attended = referrals.filter((referral) => referral.attended.length > 0).length;
  const hidden = referrals.length - shown;
  return (
    <Stack gap="4">
      <Text color="fg.muted">{texts.summary(referrals.length, attended)}</Text>
      <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
        {referrals.slice(0, shown).map(({ id, name, createdAt, attended: sessions }) => (
          <Flex as="li" key={id} justify="space-between" align="center" gap="3" wrap="wrap">
            <Stack gap="0" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {texts.registered(formatDate(createdAt))}
              </Text>
            </Stack>
            {sessions.length > 0 && <Badge colorPalette="green">{texts.attended}</Badge>}
          </Flex>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button
          variant="ghost"
          alignSelf="flex-start"
          onClick={() => {
            setShown(shown + SHOWN_MORE);
          }}
        >
          {texts.more(Math.min(hidden, SHOWN_MORE))}
        </Button>
      )}
    </Stack>
  );
}

function HowTo() {
  return (
    <Stack as="ol" aria-label={texts.stepsTitle} gap="2" ps="5" listStyleType="decimal">
      {texts.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Stack>
  );
}
