import { filmPapersQuery } from '@wbd/data/sales';
import { formatMoney } from '@wbd/domain/plans';
import type { FilmPaper, FilmSale } from '@wbd/domain/sales';
import { formatDate } from '@wbd/domain/time';
import { useQuery } from '@wbd/query';
import { Badge, Box, Button, Flex, Stack, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { useState } from 'react';
import { PaperButton } from '../paper-button.tsx';
import { offersTexts } from '../texts.de.ts';
import { RefundDialog } from './refund-dialog.tsx';

const texts = offersTexts.selling;
const SHOWN_FIRST = 10;

/** Sales, the latest first. */
export function SalesCard({ advisorId, sales }: { advisorId: string; sales: readonly FilmSale[] }) {
  const papers = useQuery(filmPapersQuery('seller', advisorId));
  const [refunded, setRefunded] = useState<FilmSale | null>(null);
  const [shown, setShown] = useState(SHOWN_FIRST);
  const hidden = sales.length - shown;
  return (
    <Card title={texts.sales}>
      <Stack as="ul" listStyleType="none" gap="5" aria-label={texts.sales}>
        {sales.slice(0, shown).map((sale) => (
          <Row
            key={sale.id}
            sale={sale}
            papers={(papers.data ?? []).filter((paper) => paper.sale === sale.id)}
            onRefund={() => setRefunded(sale)}
          />
        ))}
      </Stack>
      {hidden > 0 && (
        <Button mt="4" variant="ghost" onClick={() => setShown(shown + SHOWN_FIRST)}>
          {texts.more(Math.min(hidden, SHOWN_FIRST))}
        </Button>
      )}
      {refunded && <RefundDialog sale={refunded} onClose={() => setRefunded(null)} />}
    </Card>
  );
}

interface RowProps {
  sale: FilmSale;
  papers: readonly FilmPaper[];
  onRefund: () => void;
}

function Row({ sale, papers, onRefund }: RowProps) {
  const { title, recipient, paidAt, total, returned, fee, dispute, isDuplicate } = sale;
  const isDisputed = dispute === 'open' || dispute === 'lost';
  const canRefund = returned < total && !isDisputed && !isDuplicate;
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3">
        <Box minW="0">
          <Text fontWeight="medium" overflowWrap="anywhere">
            {title}
          </Text>
          <Text color="fg.muted" textStyle="sm">
            {texts.buyer(recipient.name, formatDate(paidAt))}
          </Text>
          {fee > 0 && (
            <Text color="fg.muted" textStyle="sm">
              {texts.kept(formatMoney(fee))}
            </Text>
          )}
        </Box>
        <Text fontWeight="semibold" whiteSpace="nowrap">
          {formatMoney(total)}
        </Text>
      </Flex>
      <Flex mt="2" gap="2" wrap="wrap" align="center">
        {isDisputed && <Badge colorPalette="orange">{texts.disputed}</Badge>}
        {isDuplicate && <Badge>{texts.duplicate}</Badge>}
        {returned > 0 && !isDuplicate && !isDisputed && (
          <Badge>{texts.returned(formatMoney(returned))}</Badge>
        )}
        {papers
          .toSorted((one, other) => one.number - other.number)
          .map((paper) => (
            <PaperButton key={paper.id} paper={paper} />
          ))}
        {canRefund && (
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={texts.refundOf(title, recipient.name)}
            onClick={onRefund}
          >
            {texts.refund}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
