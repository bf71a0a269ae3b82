import {
  invoiceSchema,
  sellerSchema,
  type EInvoice,
  type Invoice,
  type Seller,
} from '@wbd/domain/invoices';
import { db, isOutdated, parseDocument, toData } from '../../core/firestore.ts';

export interface InvoicesRepository {
  /** @returns null for an unknown invoice */
  invoice(id: string): Promise<Invoice | null>;
  /** @returns null while the operator's configuration names no seller */
  seller(): Promise<Seller | null>;
  /** Stores an e-invoice together with the mark that it is made; one that is there stays as it is. */
  keep(made: EInvoice): Promise<void>;
}

export const invoiceRow = (id: string) => db.doc(`invoices/${id}`);

export const invoicesRepository: InvoicesRepository = {
  async invoice(id) {
    return parseDocument(invoiceSchema, await invoiceRow(id).get());
  },
  async seller() {
    return parseDocument(sellerSchema, await db.doc('config/seller').get());
  },
  async keep(made) {
    const batch = db.batch();
    batch.create(db.doc(`eInvoices/${made.id}`), toData(made));
    batch.update(invoiceRow(made.id), { eInvoice: 'made' });
    try {
      await batch.commit();
    } catch (error) {
      // another delivery of the same event was faster
      if (!isOutdated(error)) throw error;
    }
  },
};
