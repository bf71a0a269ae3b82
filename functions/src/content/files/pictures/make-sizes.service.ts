import type { PictureOrder } from '@wbd/domain/bookkeeping';
import { sizePath } from '@wbd/domain/files';
import type { FilesGateway } from '../../../gateways/storage.ts';
import { log } from '../../../core/log/log.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { PictureSize } from './encode-sizes.ts';
import type { PictureOrders } from './picture-orders.repository.ts';
import type { PictureWidthsOfRows } from './picture-widths.repository.ts';

export interface SizesPorts {
  orders: Pick<PictureOrders, 'read' | 'end'>;
  rows: PictureWidthsOfRows;
  files: Pick<FilesGateway, 'find' | 'read' | 'write' | 'remove'>;
  encode: (original: Uint8Array) => Promise<PictureSize[]>;
  /** how many pictures of one advisor are made smaller */
  limit: Pick<RateLimit, 'take'>;
  now: () => Date;
}

/** So long a picture is tried that the function does not survive, from the write that named it on. */
const GIVE_UP_AFTER_MS = 60 * 60 * 1000;

/**
 * Makes the sizes of a picture that a row names. Repeating it does no harm: the same picture has the same sizes. A picture
 * over the limit of its owner's day has none, and shows as it is.
 * @param age of the order, in milliseconds
 */
export async function makeSizes(ports: SizesPorts, id: string, age: number): Promise<void> {
  const order = await ports.orders.read(id);
  if (order === null) return;
  if (await ports.rows.isNamed(order)) {
    const widths = age > GIVE_UP_AFTER_MS ? [] : await storeSizes(ports, order);
    if (widths !== null) {
      await ports.rows.note(order, { widths });
      // it may have been deleted meanwhile, with the sizes that were there by then
      if ((await ports.files.find(order.path)) === null) await ports.files.remove(order.path);
    }
  }
  await ports.orders.end(id);
}

/**
 * @returns the widths of the sizes; null for a missing picture
 */
async function storeSizes(ports: SizesPorts, { path }: PictureOrder) {
  const { files, encode, limit } = ports;
  const file = await files.find(path);
  if (file === null) return null;
  // before the picture is read, which has up to 20 MB
  if (file.owner !== null && !(await limit.take(file.owner, ports.now()))) {
    log('pictures.limited', { uid: file.owner });
    return [];
  }
  const original = await files.read(path);
  if (original === null) return null;
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
