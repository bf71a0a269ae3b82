import { Box, Flex, Heading, IconButton } from '@wbd/ui';
import { useSortedRows, VirtualCards, type Sort } from '@wbd/ui/table';
import { Pencil } from 'lucide-react';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import { CustomerCell } from './customer-cell.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const CARD_HEIGHT_PX = 268;

function CustomerCard({ row, onEdit }: { row: CustomerRow; onEdit: (id: string) => void }) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      ps="4"
      pe="2"
      pt="2"
      pb="4"
      boxShadow="xs"
    >
      <Flex align="center" gap="2">
        <Heading as="h2" size="lg" flex="1" minW="0" overflowWrap="anywhere">
          <CustomerCell id="name" row={row} />
        </Heading>
        <IconButton
          variant="ghost"
          aria-label={crmTexts.editCustomer(row.name)}
          onClick={() => {
            onEdit(row.customer.id);
          }}
        >
          <Pencil aria-hidden />
        </IconButton>
      </Flex>
      <Box pe="2">
        <CustomerFacts row={row} />
      </Box>
    </Box>
  );
}

export interface CustomerCardsProps {
  rows: readonly CustomerRow[];
  sort: Sort<SortId>;
  onEdit: (id: string) => void;
}

/** The customers below 768 px. */
export function CustomerCards({ rows, sort, onEdit }: CustomerCardsProps) {
  return (
    <VirtualCards
      label={crmTexts.tableLabel}
      rows={useSortedRows(rows, CUSTOMER_COLUMNS, sort)}
      idOf={({ customer }) => customer.id}
      estimatedHeight={CARD_HEIGHT_PX}
    >
      {(row) => <CustomerCard row={row} onEdit={onEdit} />}
    </VirtualCards>
  );
}
