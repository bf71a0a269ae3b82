import { eInvoiceSchema, invoiceSchema, type Invoice } from '@wbd/domain/invoices';
import { AppError } from '@wbd/domain/errors';
import { callable } from '@wbd/firebase/callables';
import { limit, orderBy, readCollection, readDocument, where } from '@wbd/firebase/firestore';
import { documentPath } from '../paths/index.ts';

/** Eight years of monthly invoices. */
const MOST = 100;

/** What the signed-in advisor paid for packages, the latest first. */
export function readInvoices(advisorId: string): Promise<Invoice[]> {
  return readCollection(
    invoiceSchema,
    'invoices',
    where('advisor', '==', advisorId),
    orderBy('createdAt', 'desc'),
    limit(MOST),
  );
}

/**
 * An own invoice as XML of EN 16931.
 * @throws AppError invoice/not-found
 */
export async function readEInvoice(id: string): Promise<string> {
  const found = await readDocument(eInvoiceSchema, documentPath('eInvoices', id));
  if (!found) throw new AppError('invoice/not-found');
  return found.xml;
}

/** Where the payment provider has an own invoice as PDF. */
export const invoicePdf = callable('invoicePdf');
