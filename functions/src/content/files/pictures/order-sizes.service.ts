import { newPictures } from '../named-files.ts';
import type { RowChange } from '../remove-dropped-files.service.ts';
import type { FilesGateway } from '../../../gateways/storage.ts';
import { log } from '../../../core/log/log.ts';
import type { RateLimit } from '../../../core/rate-limit.repository.ts';
import type { PictureOrders } from './picture-orders.repository.ts';

export interface OrderPorts {
  files: Pick<FilesGateway, 'find'>;
  orders: Pick<PictureOrders, 'place'>;
  /** how many pictures of one advisor are made smaller */
  limit: Pick<RateLimit, 'take'>;
  now(): Date;
}

/**
 * Orders the sizes of the pictures that a write names first, and of no other upload: unsaved files are never decoded.
 * A picture over the limit is shown in its own size.
 * @param event id of the write: a second delivery places the same orders
 */
export async function orderSizes(
  ports: OrderPorts,
  { collection, id, before, after }: RowChange,
  event: string,
): Promise<void> {
  const { files, orders, limit } = ports;
  await Promise.all(
    newPictures(collection, before, after).map(async ({ field, path }) => {
      const file = await files.find(path);
      if (!file) return;
      if (file.owner !== null && !(await limit.take(file.owner, ports.now()))) {
        log('pictures.limited', { uid: file.owner });
        return;
      }
      await orders.place({ id: `${event}-${field}`, collection, row: id, path });
    }),
  );
}
