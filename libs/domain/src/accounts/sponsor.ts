import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';

/**
 * sponsors/{uid}: the advisor through whose link an advisor signed up; there is none for who came by themselves. Server
 * only, created with the account and never changed. A new account has brought no one, so there are no circles.
 */
export const sponsorSchema = z.object({
  id: idSchema,
  sponsor: idSchema,
  createdAt: z.date(),
});
export type Sponsor = z.infer<typeof sponsorSchema>;
