import { pictureOrderSchema, type PictureOrder } from '@wbd/domain/bookkeeping';
import { db, parseDocument, toData } from '../../../core/firestore.ts';

/** Referenced pictures whose sizes are to be generated. */
export const pictureOrders = {
  async place(order: PictureOrder): Promise<void> {
    await db.doc(`pictureOrders/${order.id}`).set(toData(order));
  },
  /** @returns null when it was carried out before */
  async read(id: string): Promise<PictureOrder | null> {
    return parseDocument(pictureOrderSchema, await db.doc(`pictureOrders/${id}`).get());
  },
  async end(id: string): Promise<void> {
    await db.doc(`pictureOrders/${id}`).delete();
  },
};
export type PictureOrders = typeof pictureOrders;
