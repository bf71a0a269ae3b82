import * as z from 'zod/mini';
import { emailSchema, idSchema } from '../fields/fields.ts';

/** emailChanges/{uid}: a confirmed change of an address in progress. */
export const emailChangeSchema = z.object({
  id: idSchema,
  from: emailSchema,
  to: emailSchema,
  /** whether the old address was confirmed, so that a notice to it may name the advisor */
  wasProven: z.boolean(),
  at: z.date(),
  trace: z.nullable(z.string()),
});
export type EmailChange = z.infer<typeof emailChangeSchema>;
