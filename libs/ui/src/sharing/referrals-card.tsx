import { Badge, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import type { Referral } from '@wbd/domain/customers';
import { formatDate } from '@wbd/domain/time';
import { visitsShown, type LinkVisits } from '@wbd/domain/visits';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { FailureAlert } from '../feedback/index.ts';
import { Card } from '../page/card.tsx';
import type { Loaded } from './loaded.ts';
import { Reach } from './reach.tsx';
import { sharingTexts } from './texts.de.ts';

const texts = sharingTexts.referrals;
const SHOWN_FIRST = 5;
const SHOWN_MORE = 50;

export interface ReferralsCardProps {
  referrals: Loaded<readonly Referral[]>;
  /** how often the links were opened, by month */
  months: Loaded<readonly LinkVisits[]>;
  /** shown while there are no referrals: instructions, or nothing */
  whileEmpty: 'how-to' | 'nothing';
}

/** Shows link visits and the people who came through the links. */
export function ReferralsCard({ referrals, months, whileEmpty }: ReferralsCardProps) {
  const [now] = useState(() => new Date());
  const visits = months.data ? visitsShown(months.data, now) : null;
  const isEmpty = (referrals.data?.length ?? 0) === 0 && (visits?.total ?? 0) === 0;
  if (whileEmpty === 'nothing' && isEmpty && !referrals.isError) return null;
  return (
    <Card title={texts.title}>
      {referrals.data && !months.isPending ? (
        isEmpty ? (
          <HowTo />
        ) : (
          <Stack gap="6">
            <Reach visits={visits} referrals={referrals.data} />
            <ReferralList referrals={referrals.data} />
          </Stack>
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
  const hidden = referrals.length - shown;
  if (referrals.length === 0) return <Text color="fg.muted">{texts.nobody}</Text>;
  return (
    <Stack gap="4">
      <Text fontWeight="medium">{texts.people(referrals.length)}</Text>
      <Stack as="ul" aria-label={texts.title} listStyleType="none" gap="3">
        {referrals.slice(0, shown).map((referral) => (
          <Flex
            as="li"
            key={referral.id}
            justify="space-between"
            align="center"
            gap="3"
            wrap="wrap"
          >
            <Stack gap="0" minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {referral.name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {texts.came(formatDate(referral.createdAt))}
              </Text>
            </Stack>
            <Steps referral={referral} />
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

function Steps({ referral: { registered, attended, appointmentAt } }: { referral: Referral }) {
  const hasAttended = attended.length > 0;
  return (
    <Flex gap="2" wrap="wrap">
      {registered && !hasAttended && <Badge>{texts.registered}</Badge>}
      {hasAttended && <Badge colorPalette="green">{texts.attended}</Badge>}
      {appointmentAt !== null && <Badge colorPalette="blue">{texts.asked}</Badge>}
    </Flex>
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
