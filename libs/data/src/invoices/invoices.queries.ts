import { mutationOptions, queryOptions } from '@wbd/query';
import { FRESHNESS } from '../freshness/index.ts';
import { invoicePdf, readEInvoice, readInvoices } from './invoices.repository.ts';

/** What the signed-in advisor paid for packages, the latest first. */
export const invoicesQuery = (advisorId: string) =>
  queryOptions({
    queryKey: ['invoices', advisorId] as const,
    queryFn: () => readInvoices(advisorId),
    staleTime: FRESHNESS.standard,
  });

/** Reads an own invoice as XML. */
export const eInvoiceMutation = () =>
  mutationOptions({ mutationKey: ['invoices', 'xml'], mutationFn: readEInvoice });

/** Answers with the address of an own invoice as PDF. */
export const invoicePdfMutation = () =>
  mutationOptions({ mutationKey: ['invoices', 'pdf'], mutationFn: invoicePdf });
