import type { Customer } from '@wbd/domain/customers';
import { formatDay } from '@wbd/domain/time';
import { Badge, Flex } from '@wbd/ui';
import { restrictionTexts } from './restriction/texts.de.ts';
import { retentionTexts } from './retention/texts.de.ts';

/** What an advisor has to know about a customer wherever the name stands. */
export function CustomerBadges({ customer: { eraseOn, restriction } }: { customer: Customer }) {
  if (eraseOn === null && restriction === null) return null;
  return (
    <Flex as="span" gap="1" wrap="wrap" pb="1">
      {restriction !== null && <Badge colorPalette="red">{restrictionTexts.badge}</Badge>}
      {eraseOn !== null && (
        <Badge colorPalette="orange">{retentionTexts.badge(formatDay(eraseOn))}</Badge>
      )}
    </Flex>
  );
}
