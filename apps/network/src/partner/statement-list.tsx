import { allowsObjection, statementNumber, type Statement } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { ObjectionText } from '../shared/objection-text.tsx';
import { PaperButtons } from '../shared/paper-buttons.tsx';
import { sharedTexts } from '../shared/texts.de.ts';
import { ObjectDialog } from './object-dialog.tsx';
import { partnerTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 12;
const COLORS = {
  issued: 'blue',
  objected: 'yellow',
  paid: 'green',
  returned: 'red',
  corrected: 'gray',
  correction: 'gray',
} as const;

/** A partner's statements, the latest first; nothing before the first one. */
export function StatementList({ statements }: { statements: readonly Statement[] }) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  if (statements.length === 0) return null;
  const hidden = statements.length - shown;
  return (
    <Card title={texts.statements} text={texts.statementsText}>
      <Stack as="ul" aria-label={texts.statements} listStyleType="none" gap="6">
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
  const { corrects, correctedBy, objection } = statement;
  const [isObjecting, setObjecting] = useState(false);
  const name = statementNumber(number);
  return (
    <Box as="li">
      <Flex justify="space-between" gap="4" align="flex-start">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {texts.statement(name, formatDay(issuedOn))}
          </Text>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {tax === 0
              ? texts.paidBy(issuer.name)
              : texts.issuerWithTax(issuer.name, formatMoney(net), formatMoney(tax))}
          </Text>
          <Badge mt="1" colorPalette={COLORS[state]}>
            {texts.statementState[state](formatDay(endedOn ?? issuedOn), ibanEnd)}
          </Badge>
          {corrects && (
            <Text textStyle="sm">{sharedTexts.corrects(statementNumber(corrects.number))}</Text>
          )}
          {correctedBy !== null && (
            <Text textStyle="sm">{sharedTexts.correctedBy(statementNumber(correctedBy))}</Text>
          )}
        </Box>
        <Text flexShrink="0" fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {formatMoney(total)}
        </Text>
      </Flex>
      {objection && <ObjectionText objection={objection} />}
      <Flex mt="2" gap="2" wrap="wrap">
        <PaperButtons statement={statement} />
        {allowsObjection(statement) && (
          <Button
            size="sm"
            variant="surface"
            colorPalette="gray"
            aria-label={texts.objectTo(name)}
            onClick={() => setObjecting(true)}
          >
            {texts.object}
          </Button>
        )}
      </Flex>
      {isObjecting && <ObjectDialog statement={statement} onClose={() => setObjecting(false)} />}
    </Box>
  );
}
