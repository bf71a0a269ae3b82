import { Box, Flex, Heading, IconButton, Text } from '@wbd/ui';
import { Checkbox } from '@wbd/ui/form';
import { toggled, useSortedRows, VirtualCards, type Selection, type Sort } from '@wbd/ui/table';
import { Pencil } from 'lucide-react';
import { Tags } from './organise/tags.tsx';
import { organiseTexts } from './organise/texts.de.ts';
import { CUSTOMER_COLUMNS } from './customer-columns.tsx';
import { CustomerBadges } from './customer-badges.tsx';
import { CustomerCell } from './customer-cell.tsx';
import type { CustomerRow } from './customer-rows.ts';
import type { SortId } from './customer-view.ts';
import { crmTexts } from './texts.de.ts';

const CARD_HEIGHT_PX = 84;
/** Columns that each card shows anyway. */
const ALWAYS_SHOWN: ReadonlySet<SortId> = new Set(['name', 'phone', 'email', 'tags']);

interface CustomerCardProps {
  row: CustomerRow;
  /** the column that the list is sorted by */
  sortedBy: SortId;
  /** undefined while nothing is selected */
  selection: Selection | undefined;
  onEdit: (id: string) => void;
}

/** A customer in two lines, so that a screen holds many: the customer's page has the rest. */
function CustomerCard({ row, sortedBy, selection, onEdit }: CustomerCardProps) {
  const contact = row.customer.phone === null || sortedBy === 'email' ? 'email' : 'phone';
  return (
    <Flex bg="bg.panel" borderWidth="1px" borderRadius="xl" ps="4" pe="1" py="1" align="center">
      {selection && <SelectBox row={row} selection={selection} />}
      <Box flex="1" minW="0">
        <Heading as="h2" size="md" overflowWrap="anywhere">
          <CustomerCell id="name" row={row} />
        </Heading>
        <CustomerBadges customer={row.customer} />
        <Flex textStyle="sm" gap="3" justify="space-between" wrap="wrap" pb="1">
          <Box minW="0" overflowWrap="anywhere">
            <CustomerCell id={contact} row={row} />
          </Box>
          {!ALWAYS_SHOWN.has(sortedBy) && (
            <Text as="span" color="fg.muted">
              {`${crmTexts.columns[sortedBy]}: `}
              <CustomerCell id={sortedBy} row={row} />
            </Text>
          )}
        </Flex>
        {row.customer.tags.length > 0 && (
          <Box pb="1">
            <Tags tags={row.customer.tags} />
          </Box>
        )}
      </Box>
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
  );
}

function SelectBox({ row, selection }: { row: CustomerRow; selection: Selection }) {
  const { ids, onChange } = selection;
  const { id } = row.customer;
  return (
    <Checkbox
      aria-label={organiseTexts.selection.select(row.name)}
      checked={ids.has(id)}
      onChange={({ target }) => {
        onChange(toggled(ids, id, target.checked));
      }}
    >
      {''}
    </Checkbox>
  );
}

export interface CustomerCardsProps {
  rows: readonly CustomerRow[];
  sort: Sort<SortId>;
  selection: Selection | undefined;
  onEdit: (id: string) => void;
}

/** The customers below 768 px. */
export function CustomerCards({ rows, sort, selection, onEdit }: CustomerCardsProps) {
  return (
    <VirtualCards
      label={crmTexts.tableLabel}
      rows={useSortedRows(rows, CUSTOMER_COLUMNS, sort)}
      idOf={({ customer }) => customer.id}
      estimatedHeight={CARD_HEIGHT_PX}
    >
      {(row) => <CustomerCard row={row} sortedBy={sort.id} selection={selection} onEdit={onEdit} />}
    </VirtualCards>
  );
}
