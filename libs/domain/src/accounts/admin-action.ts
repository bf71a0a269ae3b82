import * as z from 'zod/mini';
import { idSchema, nullableText } from '../fields/fields.ts';
import { changeTimeSchema } from '../plans/change-plan-for.ts';

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
    'customer-erased',
    'test-account-set',
    'test-account-unset',
    'notice-opened',
    'notice-kept',
    'notice-restricted',
    'notice-reporter-erased',
    'account-blocked',
    'account-unblocked',
    'org-admin-set',
    'org-admin-unset',
    'second-factor-removed',
    'own-second-factor-added',
    'own-second-factor-removed',
    'payout-approved',
    'plan-changed',
    'support-view-started',
    'organisation-renamed',
    'termination-carried-out',
    'termination-ended-now',
    'termination-dismissed',
  ]),
  /**
   * the advisor it was about: uid, null without an account, and e-mail address at that time; `portal`: the
   * operator's page
   */
  account: z.nullable(idSchema),
  accountEmail: nullableText,
  /** the mail it was about */
  mail: z.nullable(idSchema),
  /** the notice it was about: its id, and the number that mails name */
  notice: z._default(z.nullable(z.object({ id: idSchema, number: z.string() })), null),
  /** what the admin gave as the reason; actions that need none have none */
  reason: z._default(nullableText, null),
  /** a change of a plan: names of plans, and whether it began at once or at the end of the term */
  planChange: z._default(
    z.nullable(z.object({ from: z.string(), to: z.string(), when: changeTimeSchema })),
    null,
  ),
  /** an organisation that was given another name: both names */
  renamed: z._default(z.nullable(z.object({ from: z.string(), to: z.string() })), null),
  at: z.date(),
});
export type AdminAction = z.infer<typeof adminActionSchema>;
export type AdminActionName = AdminAction['action'];
