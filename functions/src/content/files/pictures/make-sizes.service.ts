import { sizePath } from '@wbd/domain/files';
import type { FilesGateway } from '../../../gateways/storage.ts';
import type { PictureSize } from './encode-sizes.ts';
import type { PictureOrder, PictureOrders } from './picture-orders.repository.ts';
import type { PictureWidthsOfRows } from './picture-widths.repository.ts';

export interface SizesPorts {
  orders: Pick<PictureOrders, 'read' | 'end'>;
  rows: PictureWidthsOfRows;
  files: Pick<FilesGateway, 'find' | 'read' | 'write' | 'remove'>;
  encode: (original: Uint8Array) => Promise<PictureSize[]>;
}

/** So long a picture is tried that the function does not survive, from the write that named it on. */
const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

/**
 * Makes the sizes of a picture that a row names. Repeating it does no harm: the same picture has the same sizes.
 * @param age of the order, in milliseconds
 */
export async function makeSizes(ports: SizesPorts, id: string, age: number): Promise<void> {
  const order = await ports.orders.read(id);
  if (order === null) return;
  if (await ports.rows.isNamed(order)) {
    const widths = age > GIVE_UP_AFTER_MS ? [] : await storeSizes(ports, order);
    if (widths !== null) {
      await ports.rows.note(order, widths);
      // it may have been deleted meanwhile, with the sizes that were there by then
      if ((await ports.files.find(order.path)) === null) await ports.files.remove(order.path);
    }
  }
  await ports.orders.end(id);
}

/**
 * @returns the widths of the sizes; null for a missing picture
 */
async function storeSizes({ files, encode }: SizesPorts, { path }: PictureOrder) {
  const [file, original] = await Promise.all([files.find(path), files.read(path)]);
  if (file === null || original === null) return null;
  const sizes = await encode(original);
  for (const { width, content } of sizes) {
    await files.write(sizePath(path, width), {
      owner: file.owner,
      contentType: 'image/webp',
      content,
    });
  }
  return sizes.map(({ width }) => width);
}
