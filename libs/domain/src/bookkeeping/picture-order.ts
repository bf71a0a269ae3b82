import * as z from 'zod/mini';

/** pictureOrders/{event that named the picture}-{field}: gone once the sizes are there. */
export const pictureOrderSchema = z.object({
  id: z.string(),
  collection: z.string(),
  /** id of the row */
  row: z.string(),
  /** path of the picture */
  path: z.string(),
});
export type PictureOrder = z.infer<typeof pictureOrderSchema>;
