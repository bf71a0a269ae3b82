import { advisorQuery } from '@wbd/data/advisors';
import { statementNumber, sumOf, type WaitingPayout } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDateTime } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card, Fact, FactList } from '@wbd/ui/page';
import { useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import { payoutsTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 20;

/** A payout with what it pays to whom, and its approval. */
export function PayoutCard({ payout, org }: { payout: WaitingPayout; org: string }) {
  const { author, draftedAt, statements } = payout;
  const [isAsking, setAsking] = useState(false);
  const [shown, setShown] = useState(SHOWN_FIRST);
  const { data: person } = useQuery(advisorQuery(author));
  const hidden = statements.length - shown;
  return (
    <Card title={org}>
      <Stack gap="4" align="stretch">
        <Text fontWeight="bold" textStyle="xl" fontVariantNumeric="tabular-nums">
          {formatMoney(sumOf(statements))}
        </Text>
        <FactList>
          <Fact term={texts.author}>
            {person ? `${person.firstName} ${person.lastName}` : texts.unknown}
          </Fact>
          <Fact term={texts.draftedAt}>{formatDateTime(new Date(draftedAt))}</Fact>
        </FactList>
        <Stack as="ul" aria-label={texts.list(org)} listStyleType="none" gap="3">
          {statements.slice(0, shown).map(({ id, number, name, ibanEnd, total, part }) => (
            <Flex as="li" key={id} justify="space-between" gap="4" align="flex-start">
              <Box minW="0">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {name}
                </Text>
                <Text textStyle="sm" color="fg.muted">
                  {texts.statement(statementNumber(number), ibanEnd)}
                </Text>
                {part !== 'pays' && <Badge colorPalette="yellow">{texts.parts[part]}</Badge>}
              </Box>
              <Text flexShrink="0" fontVariantNumeric="tabular-nums">
                {formatMoney(total)}
              </Text>
            </Flex>
          ))}
        </Stack>
        {hidden > 0 && (
          <Button
            variant="ghost"
            alignSelf="flex-start"
            onClick={() => setShown(statements.length)}
          >
            {texts.more(hidden)}
          </Button>
        )}
        <Button
          alignSelf="flex-start"
          aria-label={texts.approveOf(org)}
          onClick={() => setAsking(true)}
        >
          {texts.approve}
        </Button>
      </Stack>
      {isAsking && <ApproveDialog payout={payout} org={org} onClose={() => setAsking(false)} />}
    </Card>
  );
}
