import { allowsObjection, statementNumber, type Statement } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Stack } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { ObjectionText } from '../shared/objection-text.tsx';
import { PaperButtons } from '../shared/paper-buttons.tsx';
import { STATEMENT_COLORS, StatementHead } from '../shared/statement-head.tsx';
import { ObjectDialog } from './object-dialog.tsx';
import { partnerTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 12;

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
  const { number, issuedOn, issuer, net, tax, state, endedOn, ibanEnd, objection } = statement;
  const [isObjecting, setObjecting] = useState(false);
  const name = statementNumber(number);
  return (
    <Box as="li">
      <StatementHead
        statement={statement}
        title={texts.statement(name, formatDay(issuedOn))}
        text={
          tax === 0
            ? texts.paidBy(issuer.name)
            : texts.issuerWithTax(issuer.name, formatMoney(net), formatMoney(tax))
        }
      >
        <Badge mt="1" colorPalette={STATEMENT_COLORS[state]}>
          {texts.statementState[state](formatDay(endedOn ?? issuedOn), ibanEnd)}
        </Badge>
      </StatementHead>
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
