export { eInvoiceMutation, invoicePdfMutation, invoicesQuery } from './invoices.queries.ts';
