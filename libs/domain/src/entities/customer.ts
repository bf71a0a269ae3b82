import * as z from 'zod/mini';
import { idSchema, isoDaySchema, nullableText } from './fields.ts';

export const JOBS = [
  'Angestellter',
  'Selbständig',
  'Beamter',
  'Student',
  'Rentner',
  'Arbeitslos',
] as const;
export const jobSchema = z.enum(JOBS);
export type Job = z.infer<typeof jobSchema>;

/** customers/{id}: an advisor's customer; the id is the login's uid once the person has one. */
export const customerSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: nullableText,
  phone: nullableText,
  bday: z.nullable(isoDaySchema),
  job: z.nullable(jobSchema),
  lastContact: z.nullable(z.date()),
  registered: z.date(),
  inviteBy: z.nullable(idSchema),
});
export type Customer = z.infer<typeof customerSchema>;
