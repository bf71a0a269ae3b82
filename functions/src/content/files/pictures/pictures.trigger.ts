import { files } from '../../../gateways/storage.ts';
import { resizedPictures } from '../../../core/limits.ts';
import { onDocumentCreated } from '../../../core/documents/handlers.ts';
import { onceWriting } from '../../../core/maintenance.ts';
import { encodeSizes } from './encode-sizes.ts';
import { makeSizes } from './make-sizes.service.ts';
import { pictureOrders } from './picture-orders.repository.ts';
import { pictureWidths } from './picture-widths.repository.ts';

/** Makes the sizes of a picture once a row names it: a function of its own, because pixels take memory. */
export const onPictureOrdered = onDocumentCreated(
  {
    document: 'pictureOrders/{orderId}',
    memory: '1GiB',
    timeoutSeconds: 120,
    // a decoded picture has up to 200 MB
    concurrency: 1,
    maxInstances: 5,
  },
  onceWriting((event) =>
    makeSizes(
      {
        orders: pictureOrders,
        rows: pictureWidths,
        files,
        encode: encodeSizes,
        limit: resizedPictures,
        now: () => new Date(),
      },
      event.params.orderId,
      Date.now() - Date.parse(event.time),
    ),
  ),
);
