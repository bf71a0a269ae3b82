import {
  newPictures,
  type NamingCollection,
} from '../../../functions/src/content/files/named-files.ts';
import { files } from '../../../functions/src/gateways/storage.ts';
import { encodeSizes } from '../../../functions/src/content/files/pictures/encode-sizes.ts';
import { makeSizes } from '../../../functions/src/content/files/pictures/make-sizes.service.ts';
import { pictureWidths } from '../../../functions/src/content/files/pictures/picture-widths.repository.ts';
import { atMost } from '../../../functions/src/core/at-most.ts';
import type { SeedDocument } from './documents.ts';

const COLLECTIONS: readonly NamingCollection[] = [
  'advisors',
  'testimonials',
  'seminars',
  'expertVideos',
  'knowledgeVideos',
  'quickVideos',
];
const AT_ONCE = 4;

/** Makes the sizes of the demo's pictures, with the code that does it for uploads: triggers rest while demo data is written. */
export async function makeDemoSizes(documents: readonly SeedDocument[]): Promise<void> {
  const pictures = documents.flatMap(({ path, data }) =>
    COLLECTIONS.filter((collection) => path.startsWith(`${collection}/`)).flatMap((collection) =>
      newPictures(collection, undefined, data).map((picture) => ({
        id: path,
        collection,
        row: path.slice(collection.length + 1),
        path: picture.path,
      })),
    ),
  );
  await atMost(AT_ONCE, pictures, (order) =>
    makeSizes(
      {
        orders: { read: () => Promise.resolve(order), end: () => Promise.resolve() },
        rows: pictureWidths,
        files,
        encode: encodeSizes,
        limit: { take: () => Promise.resolve(true) },
        now: () => new Date(),
      },
      order.id,
      0,
    ),
  );
}
