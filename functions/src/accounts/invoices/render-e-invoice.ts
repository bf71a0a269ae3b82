import type { Invoice, Seller } from '@wbd/domain/invoices';
import { renderCii } from './cii.ts';
import { ciiInvoice } from './cii-invoice.ts';

/**
 * The invoice as XML of EN 16931.
 * @throws Error when the invoice lacks what the standard asks for
 */
export const renderEInvoice = (invoice: Invoice, seller: Seller): Promise<string> =>
  renderCii(ciiInvoice(invoice, seller));
