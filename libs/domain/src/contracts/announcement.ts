import * as z from 'zod/mini';
import { isoDaySchema } from '../fields/fields.ts';

/** Minimum number of days between the announcement and the change. */
export const ANNOUNCED_DAYS = 28;

/**
 * A change that the operator announces to every advisor, in `config/public`. `contract`: new terms or a new processing contract,
 * to be accepted; its id is the version of the wording that is accepted. `sub-processors`: for information, with a right to object.
 */
export const announcementSchema = z.object({
  /** names it for good: each person gets one mail about it */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  kind: z.enum(['contract', 'sub-processors']),
  /** the first day (Berlin) on which it is in force */
  effectiveOn: isoDaySchema,
  /** what is new, in a few sentences for advisors */
  summary: z.string().check(z.minLength(1), z.maxLength(1000)),
});
export type Announcement = z.infer<typeof announcementSchema>;
export type AnnouncementKind = Announcement['kind'];
