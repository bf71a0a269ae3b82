import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** customerMerges/{from}: a customer entry that was merged into another one. */
export const customerMergeSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  into: idSchema,
  startedAt: z.date(),
});
export type CustomerMerge = z.infer<typeof customerMergeSchema>;
