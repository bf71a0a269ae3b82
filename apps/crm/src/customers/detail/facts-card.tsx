import type { Customer } from '@wbd/domain';
import { Box, Text } from '@wbd/ui';
import { Card } from '@wbd/ui/page';
import { CustomerFacts } from '../customer-facts.tsx';
import { toRow } from '../customer-rows.ts';
import { detailTexts as texts } from './texts.de.ts';

/** What the advisor has entered about a customer, and what the customer has. */
export function FactsCard({ customer }: { customer: Customer }) {
  const { otherEmails, otherPhones, proven } = customer;
  const others = [
    { label: texts.otherEmails, values: otherEmails },
    { label: texts.otherPhones, values: otherPhones },
  ].filter(({ values }) => values.length > 0);
  return (
    <Card title={texts.facts}>
      <CustomerFacts row={toRow(customer, new Date())}>
        {others.map(({ label, values }) => (
          <Box key={label} display="contents">
            <Text as="dt" color="fg.muted">
              {label}
            </Text>
            <Box as="dd" overflowWrap="anywhere">
              {values.join(', ')}
            </Box>
          </Box>
        ))}
      </CustomerFacts>
      {proven && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          {texts.proven}
        </Text>
      )}
    </Card>
  );
}
