import { isDeepStrictEqual } from 'node:util';
import { pictureWidthsSchema } from '@wbd/domain/files';
import * as z from 'zod/mini';
import { NAMING_FIELDS } from '../named-files.ts';
import { db } from '../../../core/firestore.ts';
import type { PictureOrder } from './picture-orders.repository.ts';

/** The widths that a row knows of its pictures. */
export const pictureWidths = {
  /** Whether the row names the picture as it is stored now. */
  async isNamed({ collection, row, path }: PictureOrder): Promise<boolean> {
    const stored = await db.collection(collection).doc(row).get();
    return namedBy(collection, stored.data() ?? {}).has(path);
  },
  /**
   * Notes which sizes there are, and forgets those of pictures that the row no longer names.
   * @returns false when the row no longer names the picture
   */
  async note({ collection, row, path }: PictureOrder, widths: readonly number[]): Promise<boolean> {
    const ref = db.collection(collection).doc(row);
    return db.runTransaction(async (transaction) => {
      const data = (await transaction.get(ref)).data() ?? {};
      const named = namedBy(collection, data);
      if (!named.has(path)) return false;
      const before = z.safeParse(pictureWidthsSchema, data['pictureWidths']).data ?? [];
      const others = before.filter((picture) => picture.path !== path && named.has(picture.path));
      const after = [...others, { path, widths: [...widths] }];
      // each write of a row sets its triggers off
      if (!isDeepStrictEqual(before, after)) transaction.update(ref, { pictureWidths: after });
      return true;
    });
  },
};
export type PictureWidthsOfRows = typeof pictureWidths;

function namedBy(collection: string, data: Readonly<Record<string, unknown>>): Set<unknown> {
  const fields = NAMING_FIELDS.filter((one) => one.collection === collection);
  return new Set(fields.map(({ field }) => data[field]));
}
