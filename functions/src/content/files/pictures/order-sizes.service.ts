import { newPictures } from '../named-files.ts';
import type { RowChange } from '../remove-dropped-files.service.ts';
import type { FilesGateway } from '../../../gateways/storage.ts';
import type { PictureOrders } from './picture-orders.repository.ts';

export interface OrderPorts {
  files: Pick<FilesGateway, 'find'>;
  orders: Pick<PictureOrders, 'place'>;
}

/**
 * Orders the sizes of the pictures that a write names first, and of no other upload: unsaved files are never decoded.
 * @param event id of the write: a second delivery places the same orders
 */
export async function orderSizes(
  { files, orders }: OrderPorts,
  { collection, id, before, after }: RowChange,
  event: string,
): Promise<void> {
  await Promise.all(
    newPictures(collection, before, after).map(async ({ field, path }) => {
      if ((await files.find(path)) === null) return;
      await orders.place({ id: `${event}-${field}`, collection, row: id, path });
    }),
  );
}
