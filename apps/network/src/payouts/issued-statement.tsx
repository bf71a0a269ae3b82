import {
  allowsCorrection,
  isOpenObjection,
  statementNumber,
  type Statement,
} from '@wbd/domain/commission';
import { formatDay } from '@wbd/domain/time';
import { Badge, Box, Button, Flex, Text } from '@wbd/ui';
import { useState } from 'react';
import { ObjectionText } from '../shared/objection-text.tsx';
import { PaperButtons } from '../shared/paper-buttons.tsx';
import { STATEMENT_COLORS, StatementHead } from '../shared/statement-head.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { statementsTexts as texts } from './texts.de.ts';

interface IssuedStatementProps {
  statement: Statement;
  /** the administrator who can answer here; null where the list only shows */
  answeredBy: string | null;
}

/** One statement of the organisation with its documents, and the objection to it. */
export function IssuedStatement({ statement, answeredBy }: IssuedStatementProps) {
  const { number, issuedOn, recipient, state, objection } = statement;
  const [answer, setAnswer] = useState<'uphold' | 'reject' | null>(null);
  const name = statementNumber(number);
  const isWaiting = isOpenObjection(statement);
  const isOwn = statement.partner === answeredBy;
  const isAnswering = isWaiting && answeredBy !== null && !isOwn;
  return (
    <Box as="li">
      <StatementHead
        statement={statement}
        title={recipient.name}
        text={texts.statement(name, formatDay(issuedOn))}
      >
        <Flex gap="2" wrap="wrap" mt="1">
          <Badge colorPalette={STATEMENT_COLORS[state]}>{texts.state[state]}</Badge>
          {isWaiting && state !== 'objected' && (
            <Badge colorPalette="yellow">{texts.state.objected}</Badge>
          )}
        </Flex>
      </StatementHead>
      {objection && <ObjectionText objection={objection} />}
      {isWaiting && isOwn && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {texts.own}
        </Text>
      )}
      {isAnswering && !allowsCorrection(statement) && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {texts[whyItStays(statement)]}
        </Text>
      )}
      <Flex mt="2" gap="2" wrap="wrap">
        {isAnswering && allowsCorrection(statement) && (
          <Button
            size="sm"
            aria-label={texts.answerTo(texts.actions.uphold, name)}
            onClick={() => setAnswer('uphold')}
          >
            {texts.actions.uphold}
          </Button>
        )}
        {isAnswering && (
          <Button
            size="sm"
            variant="surface"
            aria-label={texts.answerTo(texts.actions.reject, name)}
            onClick={() => setAnswer('reject')}
          >
            {texts.actions.reject}
          </Button>
        )}
        <PaperButtons statement={statement} />
      </Flex>
      {answer && (
        <AnswerDialog statement={statement} kind={answer} onClose={() => setAnswer(null)} />
      )}
    </Box>
  );
}

/** Why an objection cannot be upheld. */
function whyItStays({
  state,
  correctedBy,
}: Pick<Statement, 'state' | 'correctedBy'>): 'cancelled' | 'onItsWay' | 'tooLate' {
  if (correctedBy !== null) return 'cancelled';
  return state === 'issued' ? 'onItsWay' : 'tooLate';
}
