import { InvoiceService, type Invoice as Document } from '@e-invoice-eu/core';
import type { Invoice, Seller } from '@wbd/domain/invoices';
import { ciiInvoice } from './cii-invoice.ts';

const quiet = { log: () => undefined, warn: () => undefined, error: () => undefined };

const service = new InvoiceService(quiet);

/**
 * The invoice as XML of EN 16931, in the syntax CII.
 * @throws Error when the invoice lacks what the standard asks for
 */
export async function renderEInvoice(invoice: Invoice, seller: Seller): Promise<string> {
  const document: Document = { 'ubl:Invoice': ciiInvoice(invoice, seller) };
  const rendered = await service.generate(document, {
    format: 'CII',
    lang: 'de',
  });
  if (typeof rendered !== 'string') throw new Error('The e-invoice is no text.');
  return rendered;
}
