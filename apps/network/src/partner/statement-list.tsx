import { statementNumber, type Statement } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { partnerTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 12;
const COLORS = { issued: 'blue', paid: 'green', returned: 'red' } as const;

/** A partner's statements, the latest first; nothing before the first one. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  if (statements.length === 0) return null;
  const hidden = statements.length - shown;
  return (
    <Card title={texts.statements} text={texts.statementsText}>
      <Stack as="ul" aria-label={texts.statements} listStyleType="none" gap="4">
        {statements.slice(0, shown).map((statement) => (
          <Row key={statement.id} statement={statement} />
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

function Row({ statement }: { statement: Statement }) {
  const { number, issuedOn, issuer, net, tax, total, state, endedOn, ibanEnd } = statement;
  return (
    <Flex as="li" justify="space-between" gap="4" align="flex-start">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {texts.statement(statementNumber(number), formatDay(issuedOn))}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {tax > 0
            ? texts.issuerWithTax(issuer.name, formatMoney(net), formatMoney(tax))
            : texts.paidBy(issuer.name)}
        </Text>
        <Badge mt="1" colorPalette={COLORS[state]}>
          {texts.statementState[state](formatDay(endedOn ?? issuedOn), ibanEnd)}
        </Badge>
      </Box>
      <Text flexShrink="0" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {formatMoney(total)}
      </Text>
    </Flex>
  );
}
