import * as z from 'zod/mini';
import { db } from '../../../core/firestore.ts';

const orderSchema = z.object({ collection: z.string(), row: z.string(), path: z.string() });

/** A picture that a row names and whose sizes are to be made. */
export interface PictureOrder {
  id: string;
  collection: string;
  /** id of the row */
  row: string;
  /** path of the picture */
  path: string;
}

/** pictureOrders/{event that named the picture}-{field}: gone once the sizes are there. */
export const pictureOrders = {
  async place({ id, ...order }: PictureOrder): Promise<void> {
    await db.doc(`pictureOrders/${id}`).set(order);
  },
  /** @returns null when it was carried out before */
  async read(id: string): Promise<PictureOrder | null> {
    const row = await db.doc(`pictureOrders/${id}`).get();
    return row.exists ? { id, ...orderSchema.parse(row.data()) } : null;
  },
  async end(id: string): Promise<void> {
    await db.doc(`pictureOrders/${id}`).delete();
  },
};
export type PictureOrders = typeof pictureOrders;
