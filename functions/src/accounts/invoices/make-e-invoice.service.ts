import type { EInvoice, Invoice, Seller } from '@wbd/domain/invoices';
import type { Log } from '../../core/log/log.ts';
import type { InvoicesRepository } from './invoices.repository.ts';

export interface MakeEInvoicePorts {
  repository: InvoicesRepository;
  render(invoice: Invoice, seller: Seller): Promise<string>;
  log: Log;
  now(): Date;
}

/**
 * Makes the e-invoice of an invoice that waits for it. It can be repeated: an e-invoice that is there stays as it is.
 * Without the operator's details it is not made, and the operator is told.
 */
export async function makeEInvoice(ports: MakeEInvoicePorts, id: string): Promise<void> {
  const { repository } = ports;
  const invoice = await repository.invoice(id);
  if (invoice?.eInvoice !== 'waiting') return;
  const seller = await repository.seller();
  if (!seller) {
    ports.log('e-invoice.waiting', { invoice: id });
    return;
  }
  const made: EInvoice = {
    id,
    advisor: invoice.advisor,
    xml: await ports.render(invoice, seller),
    madeAt: ports.now(),
    expiresAt: invoice.expiresAt,
  };
  await repository.keep(made);
}
