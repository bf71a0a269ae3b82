import { organisationsQuery } from '@wbd/data/organisations';
import { rateText, type OwnCommission } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Box, Button, EmptyState, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { partnerTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 20;
const COLORS = {
  held: 'gray',
  due: 'yellow',
  inPayout: 'blue',
  paid: 'green',
  reversed: 'red',
} as const;

interface CommissionListProps {
  commissions: readonly OwnCommission[];
  today: string;
}

/** Every commission with its reason, the latest deal first. */
export function CommissionList({ commissions, today }: CommissionListProps) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const organisations = useQuery(organisationsQuery()).data ?? [];
  if (commissions.length === 0) {
    return <EmptyState icon={<Coins size={26} />} title={texts.none} text={texts.noneText} />;
  }
  const hidden = commissions.length - shown;
  return (
    <Card title={texts.list}>
      <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="4">
        {commissions.slice(0, shown).map((one) => (
          <CommissionRow
            key={`${one.payer} ${one.deal}`}
            commission={one}
            today={today}
            org={organisations.find(({ id }) => id === one.payer)?.name ?? texts.unknownOrg}
          />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button mt="4" variant="ghost" onClick={() => setShown(shown + SHOWN_FIRST)}>
          {texts.more(Math.min(hidden, SHOWN_FIRST))}
        </Button>
      )}
    </Card>
  );
}

interface CommissionRowProps {
  commission: OwnCommission;
  org: string;
  today: string;
}

function CommissionRow({ commission, org, today }: CommissionRowProps) {
  const { source, name, on, rate, cents, reversed, state, dueOn } = commission;
  const isOnHold = state === 'held' && dueOn !== null && dueOn < today;
  const why = [rate && rateText(rate), texts.paidBy(org)].filter((part) => part !== null);
  return (
    <Flex as="li" justify="space-between" gap="4" align="flex-start">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {source === 'subscriptions'
            ? texts.package(formatDay(on))
            : texts.deal(name ?? texts.erased, formatDay(on))}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {why.join(' · ')}
        </Text>
        <Badge mt="1" colorPalette={COLORS[state]}>
          {isOnHold ? texts.onHold : texts.state[state](formatDay(dueOn ?? on))}
        </Badge>
      </Box>
      <Text
        flexShrink="0"
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
        textDecoration={state === 'reversed' ? 'line-through' : undefined}
      >
        {formatMoney(state === 'reversed' ? cents : cents - reversed)}
      </Text>
    </Flex>
  );
}
