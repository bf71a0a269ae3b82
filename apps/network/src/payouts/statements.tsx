import { statementNumber, type Payout, type Statement } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { useState } from 'react';
import { payoutsTexts as texts } from './texts.de.ts';

const SHOWN_FIRST = 10;

interface StatementsProps {
  statements: Payout['statements'];
  /** what became of each; undefined until it is known */
  ends: readonly Statement[] | undefined;
  /** undefined while a statement cannot come back */
  onReturn: ((statement: { statement: string; name: string }) => void) | undefined;
}

/** What a payout pays to whom, and what came back. */
export function Statements({ statements, ends, onReturn }: StatementsProps) {
  const [shown, setShown] = useState(SHOWN_FIRST);
  const endOf = (one: string) => ends?.find((other) => other.id === one);
  const stateOf = (one: string) => endOf(one)?.state;
  const hidden = statements.length - shown;
  return (
    <>
      <Stack as="ul" aria-label={texts.list} listStyleType="none" gap="3">
        {statements.slice(0, shown).map(({ id: one, number, name, ibanEnd, total }) => (
          <Flex as="li" key={one} justify="space-between" gap="4" align="flex-start" wrap="wrap">
            <Box minW="0">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {name}
              </Text>
              <Text textStyle="sm" color="fg.muted">
                {texts.statement(statementNumber(number), ibanEnd)}
              </Text>
              <Flex gap="2" wrap="wrap">
                {stateOf(one) === 'returned' && <Badge colorPalette="red">{texts.returned}</Badge>}
                {endOf(one)?.objection && <Badge colorPalette="yellow">{texts.objected}</Badge>}
              </Flex>
            </Box>
            <Flex gap="3" align="center">
              <Text fontVariantNumeric="tabular-nums">{formatMoney(total)}</Text>
              {onReturn && stateOf(one) === 'issued' && (
                <Button
                  size="sm"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={texts.actionOn(texts.actions.return, name)}
                  onClick={() => onReturn({ statement: one, name })}
                >
                  {texts.actions.return}
                </Button>
              )}
            </Flex>
          </Flex>
        ))}
      </Stack>
      {hidden > 0 && (
        <Button variant="ghost" alignSelf="flex-start" onClick={() => setShown(statements.length)}>
          {texts.more(hidden)}
        </Button>
      )}
    </>
  );
}
