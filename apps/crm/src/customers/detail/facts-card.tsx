import type { Customer } from '@wbd/domain/customers';
import { Text } from '@wbd/ui';
import { Card, Fact } from '@wbd/ui/page';
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
          <Fact key={label} term={label}>
            {values.join(', ')}
          </Fact>
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
