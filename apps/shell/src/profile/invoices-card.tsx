import { eInvoiceMutation, invoicePdfMutation, invoicesQuery } from '@wbd/data/invoices';
import type { Invoice } from '@wbd/domain/invoices';
import { formatMoney } from '@wbd/domain/plans';
import { formatDay } from '@wbd/domain/time';
import { useMutation, useQuery } from '@wbd/query';
import { Button, Flex, Stack, Text } from '@wbd/ui';
import { FailureAlert, toastFailure } from '@wbd/ui/feedback';
import { Card } from '@wbd/ui/page';
import { SaveFileButton } from '@wbd/ui/save-file';
import { useState } from 'react';
import { profileTexts } from './texts.de.ts';

const texts = profileTexts.invoices;

/** As many as a year has months. */
const SHOWN = 12;

/** What was paid for packages, with the files for the accounts. Someone who has paid nothing sees no card. */
export function InvoicesCard({ uid }: { uid: string }) {
  const invoices = useQuery(invoicesQuery(uid));
  const [isAll, setIsAll] = useState(false);
  if (invoices.isError && !invoices.data) {
    return (
      <FailureAlert
        error={invoices.error}
        title={texts.loadFailed}
        retrying={invoices.isFetching}
        onRetry={() => void invoices.refetch()}
      />
    );
  }
  const all = invoices.data ?? [];
  if (all.length === 0) return null;
  const shown = isAll ? all : all.slice(0, SHOWN);
  return (
    <Card title={texts.title} text={texts.text}>
      <Stack as="ul" gap="0" listStyleType="none">
        {shown.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </Stack>
      {shown.length < all.length && (
        <Button variant="ghost" mt="3" onClick={() => setIsAll(true)}>
          {texts.more(all.length)}
        </Button>
      )}
    </Card>
  );
}

function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { id, number, issuedOn, gross, eInvoice } = invoice;
  const pdf = useMutation(invoicePdfMutation());
  const xml = useMutation(eInvoiceMutation());

  async function openPdf(): Promise<void> {
    try {
      const { url } = await pdf.mutateAsync({ invoice: id });
      window.location.assign(url);
    } catch (error) {
      toastFailure(error, { title: texts.failed });
    }
  }

  return (
    <Flex
      as="li"
      justify="space-between"
      align="center"
      gap="3"
      wrap="wrap"
      py="3"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Stack gap="0" minW="0">
        <Text fontWeight="medium">
          {formatDay(issuedOn)} · {formatMoney(gross)}
        </Text>
        <Text textStyle="sm" color="fg.muted" wordBreak="break-word">
          {number}
        </Text>
      </Stack>
      <Flex gap="2" wrap="wrap" align="center">
        <Button
          size="sm"
          variant="surface"
          aria-label={texts.pdfOf(number)}
          loading={pdf.isPending}
          onClick={() => void openPdf()}
        >
          {texts.pdf}
        </Button>
        {eInvoice === 'made' && (
          <SaveFileButton
            size="sm"
            variant="surface"
            aria-label={texts.xmlOf(number)}
            load={async () => ({
              filename: texts.fileName(number),
              content: await xml.mutateAsync(id),
              type: 'application/xml',
            })}
            failed={texts.failed}
          >
            {texts.xml}
          </SaveFileButton>
        )}
        {eInvoice === 'waiting' && (
          <Text textStyle="sm" color="fg.muted">
            {texts.pending}
          </Text>
        )}
      </Flex>
    </Flex>
  );
}
