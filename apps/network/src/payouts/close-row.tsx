import { previewStatementQuery } from '@wbd/data/payouts';
import { lineText, type CloseRow, type StatementLine } from '@wbd/domain/commission';
import { formatMoney } from '@wbd/domain/plans';
import { useQuery } from '@wbd/query';
import { Badge, Box, Button, ErrorState, Flex, Stack, Text } from '@wbd/ui';
import { SkeletonRows } from '@wbd/ui/page';
import { useId, useState } from 'react';
import { AdvisorName } from '../shared/advisor-name.tsx';
import { closeTexts as texts } from './texts.de.ts';

/** The amount that a month close would pay a partner, with its deals on request. */
export function CloseRowItem({ org, row }: { org: string; row: CloseRow }) {
  const { partner, net, tax, total, waits, later } = row;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Box as="li">
      <Flex justify="space-between" gap="4" align="flex-start">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            <AdvisorName uid={partner} otherwise={texts.gone} />
          </Text>
          {waits !== null && <Badge colorPalette="yellow">{texts.waits[waits]}</Badge>}
          {waits === null && tax > 0 && (
            <Text textStyle="sm" color="fg.muted">
              {texts.withTax(formatMoney(net), formatMoney(tax))}
            </Text>
          )}
          {waits !== 'later' && later > 0 && (
            <Text textStyle="sm" color="fg.muted">
              {texts.later(formatMoney(later))}
            </Text>
          )}
        </Box>
        <Text flexShrink="0" fontVariantNumeric="tabular-nums" fontWeight="semibold">
          {formatMoney(waits === 'later' ? later : total)}
        </Text>
      </Flex>
      <Button
        size="sm"
        variant="ghost"
        mx="-3"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? texts.hideLines : texts.showLines}
      </Button>
      {isOpen && (
        <Box id={id} borderLeftWidth="2px" ps="3" mt="1">
          <Lines org={org} partner={partner} />
        </Box>
      )}
    </Box>
  );
}

function Lines({ org, partner }: { org: string; partner: string }) {
  const { data, error, isFetching, refetch } = useQuery(previewStatementQuery(org, partner));
  if (!data) {
    if (!error || isFetching) return <SkeletonRows />;
    return <ErrorState title={texts.linesFailed} onRetry={() => void refetch()} />;
  }
  return (
    <Stack gap="3">
      <LineList label={texts.lines} lines={data.lines} />
      {data.later.length > 0 && (
        <>
          <Text textStyle="sm" fontWeight="medium">
            {texts.laterLines}
          </Text>
          <LineList label={texts.laterLines} lines={data.later} />
        </>
      )}
    </Stack>
  );
}

function LineList({ label, lines }: { label: string; lines: readonly StatementLine[] }) {
  return (
    <Stack as="ul" aria-label={label} listStyleType="none" gap="2" textStyle="sm">
      {lines.map((line, index) => (
        <Flex as="li" key={index} justify="space-between" gap="4">
          <Text overflowWrap="anywhere">{lineText(line)}</Text>
          <Text flexShrink="0" fontVariantNumeric="tabular-nums">
            {formatMoney(line.cents)}
          </Text>
        </Flex>
      ))}
    </Stack>
  );
}
