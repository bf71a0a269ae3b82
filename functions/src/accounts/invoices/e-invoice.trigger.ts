import { log } from '../../core/log/log.ts';
import { onDocumentWritten } from '../../core/documents/handlers.ts';
import { onceWriting } from '../../core/maintenance.ts';
import { invoicesRepository } from './invoices.repository.ts';
import { makeEInvoice, type MakeEInvoicePorts } from './make-e-invoice.service.ts';

const ports: MakeEInvoicePorts = {
  repository: invoicesRepository,
  // the library is large: an event that makes no e-invoice does without it
  render: async (invoice, seller) =>
    (await import('./render-e-invoice.ts')).renderEInvoice(invoice, seller),
  log,
  now: () => new Date(),
};

/** Makes the e-invoice of a new invoice, or of one that the operator asks for again. Deliveries may repeat. */
export const onInvoiceWritten = onDocumentWritten(
  { document: 'invoices/{invoiceId}', timeoutSeconds: 60 },
  onceWriting(async ({ data, params: { invoiceId } }) => {
    if (data?.after.get('eInvoice') === 'waiting') await makeEInvoice(ports, invoiceId);
  }),
);
