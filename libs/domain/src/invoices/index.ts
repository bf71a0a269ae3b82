export {
  eInvoiceSchema,
  invoiceExpiry,
  invoiceSchema,
  makesEInvoice,
  sellerSchema,
  VAT_PERCENT,
  type EInvoice,
  type Invoice,
  type InvoicePdfInput,
  type InvoicePdfOutput,
  type Seller,
} from './invoice.ts';
