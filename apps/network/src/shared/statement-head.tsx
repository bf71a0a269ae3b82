import { statementNumber, type Statement } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { Box, Flex, Text } from '@wbd/ui';
import type { ReactNode } from 'react';
import { sharedTexts } from './texts.de.ts';

export const STATEMENT_COLORS = {
  issued: 'blue',
  objected: 'yellow',
  paid: 'green',
  returned: 'red',
  corrected: 'gray',
  correction: 'gray',
} as const satisfies Record<Statement['state'], string>;

interface StatementHeadProps {
  statement: Statement;
  title: string;
  text: string;
  /** the state, as badges */
  children: ReactNode;
}

/** What a statement is, how it stands and its sum. */
export function StatementHead({ statement, title, text, children }: StatementHeadProps) {
  const { total, corrects, correctedBy } = statement;
  return (
    <Flex justify="space-between" gap="4" align="flex-start">
      <Box minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {title}
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {text}
        </Text>
        {children}
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
  );
}
