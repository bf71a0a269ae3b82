import * as z from 'zod/mini';
import { SUBSCRIPTION_STATES } from '../plans/billing.ts';
import { idSchema } from '../fields/fields.ts';
import { secondFactorSchema } from './second-factor.ts';
import { mailStateSchema } from '../mails/outbox.ts';
import { mailKindSchema } from '../mails/mail.ts';
import { levelSchema } from '../plans/level.ts';

/** Milliseconds since 1970. */
const instant = z.int();

/** accountDetails: details of one advisor for admins. */
export const accountDetailsInput = z.object({ uid: idSchema });
export type AccountDetailsInput = z.infer<typeof accountDetailsInput>;

export const accountDetailsOutput = z.object({
  uid: idSchema,
  email: z.string(),
  plan: z.string(),
  isTest: z.boolean(),
  /** whether the account has admin rights */
  isAdmin: z._default(z.boolean(), false),
  /** whether the advisor administers the library of their organisation */
  isOrgAdmin: z._default(z.boolean(), false),
  createdAt: instant,
  /** why an admin has blocked the account; null while it is open */
  block: z._default(z.nullable(z.object({ reason: z.string(), at: instant })), null),
  /** what was agreed to at the sign-up; null for accounts from before that was kept */
  consent: z._default(
    z.nullable(z.object({ version: z.string(), wording: z.string(), at: instant })),
    null,
  ),
  /** null when the sign-up was not finished */
  advisor: z.nullable(
    z.object({
      code: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      level: levelSchema,
      hasOwnPage: z.boolean(),
      /** what the organisation is called; null when it is not listed any more */
      organisation: z._default(z.nullable(z.string()), null),
    }),
  ),
  /** the payment provider's last word; null when nothing was ever bought */
  subscription: z.nullable(
    z.object({
      status: z.enum(SUBSCRIPTION_STATES),
      currentPeriodEnd: instant,
      /** null when it was not cancelled */
      cancelAt: z.nullable(instant),
    }),
  ),
  /** null when the login was removed */
  login: z.nullable(
    z.object({
      emailConfirmed: z.boolean(),
      secondFactor: z._default(z.nullable(secondFactorSchema), null),
      /** null before the first sign-in */
      lastSignIn: z.nullable(instant),
    }),
  ),
  /** the latest first, at most a page of them */
  planChanges: z.array(z.object({ id: idSchema, from: z.string(), to: z.string(), at: instant })),
  /** the latest first, at most a page of them */
  mails: z.array(
    z.object({
      id: idSchema,
      kind: mailKindSchema,
      state: mailStateSchema,
      at: instant,
      /** whether it is sent again only when a person asks for it */
      isGivenUp: z.boolean(),
    }),
  ),
});
export type AccountDetails = z.infer<typeof accountDetailsOutput>;
