import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/** accounts/{uid}/planChanges/{eventId}: a change of the plan, written together with it; server only. */
export const planChangeSchema = z.object({
  /** id of the payment provider's event */
  id: idSchema,
  from: z.string(),
  to: z.string(),
  at: z.date(),
});
export type PlanChange = z.infer<typeof planChangeSchema>;
