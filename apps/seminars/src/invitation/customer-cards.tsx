import { Box, Text } from '@wbd/ui';
import { Checkbox } from '@wbd/ui/form';
import { toggled, VirtualCards } from '@wbd/ui/table';
import type { CustomerListProps } from './customer-table.tsx';
import { customerName } from './customers.ts';
import { invitationPageTexts as texts } from './texts.de.ts';

const CARD_HEIGHT_PX = 66;

/** The customers to choose from, below 768 px. */
export function CustomerCards({ customers, selection }: CustomerListProps) {
  const { ids, onChange } = selection;
  return (
    <VirtualCards
      label={texts.list}
      rows={customers}
      idOf={({ id }) => id}
      estimatedHeight={CARD_HEIGHT_PX}
    >
      {(customer) => (
        <Box
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="xl"
          px="4"
          css={{ '& label': { width: '100%' } }}
        >
          <Checkbox
            aria-label={texts.select(customerName(customer))}
            checked={ids.has(customer.id)}
            onChange={({ target }) => {
              onChange(toggled(ids, customer.id, target.checked));
            }}
          >
            <Text as="span" display="block" fontWeight="medium">
              {customerName(customer)}
            </Text>
            <Text as="span" display="block" color="fg.muted" overflowWrap="anywhere">
              {customer.email}
            </Text>
          </Checkbox>
        </Box>
      )}
    </VirtualCards>
  );
}
