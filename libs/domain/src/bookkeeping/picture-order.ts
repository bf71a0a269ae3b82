import * as z from 'zod/mini';

/** pictureOrders/{event that referenced the picture}-{field}: deleted once the sizes exist. */
export const pictureOrderSchema = z.object({
  id: z.string(),
  collection: z.string(),
  /** document id */
  row: z.string(),
  path: z.string(),
});
export type PictureOrder = z.infer<typeof pictureOrderSchema>;
