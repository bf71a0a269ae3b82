import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';

/**
 * adminActions/{id}: an admin's action, written by the server together with the change; never edited, never deleted.
 */
export const adminActionSchema = z.object({
  id: idSchema,
  /** the admin's uid and e-mail address at that time */
  admin: idSchema,
  adminEmail: z.string(),
  action: z.enum([
    'mail-resent',
    'test-account-set',
    'test-account-unset',
    'termination-carried-out',
    'termination-ended-now',
    'termination-dismissed',
  ]),
  /** the advisor it was about: uid, null when there is no such account, and e-mail address at that time */
  account: z.nullable(idSchema),
  accountEmail: nullableText,
  /** the mail it was about */
  mail: z.nullable(idSchema),
  at: z.date(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;
export type AdminActionName = AdminAction['action'];
