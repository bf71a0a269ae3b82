import type { Customer } from '@wbd/domain/customers';
import { formatPhone } from '@wbd/domain/phone';
import { formatDate } from '@wbd/domain/time';
import { Button, Text } from '@wbd/ui';
import { Card, Fact } from '@wbd/ui/page';
import { CustomerFacts } from '../customer-facts.tsx';
import { useState } from 'react';
import { toRow } from '../customer-rows.ts';
import { CorrectEmailDialog } from './correct-email-dialog.tsx';
import { detailTexts as texts } from './texts.de.ts';

/** What the advisor has entered about a customer, and what the customer has. */
export function FactsCard({ customer }: { customer: Customer }) {
  const { otherEmails, otherPhones, proven } = customer;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const others = [
    { label: texts.otherEmails, values: otherEmails },
    { label: texts.otherPhones, values: otherPhones.map(formatPhone) },
  ].filter(({ values }) => values.length > 0);
  return (
    <Card title={texts.facts}>
      <CustomerFacts row={toRow(customer, new Date())}>
        {customer.phone !== null && (
          <Fact term={texts.consents.calls.title}>
            {customer.callConsent === null
              ? texts.consents.calls.shortNone
              : texts.consents.calls.short(formatDate(customer.callConsent.at))}
          </Fact>
        )}
        {others.map(({ label, values }) => (
          <Fact key={label} term={label}>
            {values.join(', ')}
          </Fact>
        ))}
      </CustomerFacts>
      {!proven && (
        <Button
          mt="4"
          variant="surface"
          colorPalette="gray"
          onClick={() => {
            setIsCorrecting(true);
          }}
        >
          {customer.email === null ? texts.correctEmail.add : texts.correctEmail.correct}
        </Button>
      )}
      {isCorrecting && (
        <CorrectEmailDialog
          customer={customer}
          onClose={() => {
            setIsCorrecting(false);
          }}
        />
      )}
      {proven && (
        <Text mt="4" textStyle="sm" color="fg.muted">
          {texts.proven}
        </Text>
      )}
    </Card>
  );
}
