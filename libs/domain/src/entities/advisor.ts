import * as z from 'zod/mini';
import { levelSchema } from '../values/level.ts';
import { billingSchema } from './billing.ts';
import { idSchema, nullableFile, nullableText } from './fields.ts';

/** advisors/{uid}: what everyone may see of an advisor. Code, organisation and level are the server's to write. */
export const advisorSchema = z.object({
  id: idSchema,
  code: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  heroText: nullableText,
  heroSubtext: nullableText,
  loop: nullableFile,
  intro: nullableFile,
  introThumb: nullableFile,
  logo: nullableFile,
  testimonialShareText: nullableText,
  bookingslink: nullableText,
  org: idSchema,
  lv: levelSchema,
  isSpecialist: z.boolean(),
  hasOwnPage: z.boolean(),
  createdAt: z.date(),
});
export type Advisor = z.infer<typeof advisorSchema>;

/** accounts/{uid}: what only the advisor, admins and the server may see. The server alone writes it. */
export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  plan: z.string(),
  admin: z.boolean(),
  isTest: z.boolean(),
  datalink: nullableText,
  /** null until the advisor first went to pay; a level that the operator gave needs none */
  billing: z._default(z.nullable(billingSchema), null),
  createdAt: z.date(),
});
export type Account = z.infer<typeof accountSchema>;

/** codes/{code}: keeps codes unique; the id is the code in lower case. */
export const advisorCodeSchema = z.object({ id: idSchema, uid: idSchema });
export type AdvisorCode = z.infer<typeof advisorCodeSchema>;
