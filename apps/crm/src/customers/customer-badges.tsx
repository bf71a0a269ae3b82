import type { Customer } from '@wbd/domain/customers';
import { formatDay } from '@wbd/domain/time';
import { Badge, Flex } from '@wbd/ui';
import { retentionTexts } from './retention/texts.de.ts';

/** What an advisor has to know about a customer wherever the name stands. */
export function CustomerBadges({ customer: { eraseOn } }: { customer: Customer }) {
  if (eraseOn === null) return null;
  return (
    <Flex as="span" gap="1" wrap="wrap" pb="1">
      <Badge colorPalette="orange">{retentionTexts.badge(formatDay(eraseOn))}</Badge>
    </Flex>
  );
}
