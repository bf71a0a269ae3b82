import * as z from 'zod/mini';
import { audiencesField } from '../audiences/audience.ts';
import { consentSchema } from '../consents/consent.ts';
import { billingSchema } from '../plans/billing.ts';
import { membershipSchema } from '../teams/team.ts';
import { blockSchema } from './set-account-block.ts';
import { supportGrantSchema } from './support-grant.ts';
import { idSchema, nullableText } from '../fields/fields.ts';

/** accounts/{uid}: private data of the advisor, for the advisor, admins and the server. Only the server writes it. */
export const accountSchema = z.object({
  id: idSchema,
  email: z.string(),
  /** first and last name, as the advisor has them; empty for accounts from before they were kept */
  name: z._default(z.string(), ''),
  code: z._default(z.string(), ''),
  plan: z.string(),
  admin: z.boolean(),
  isTest: z.boolean(),
  /** whether the advisor administers their organisation: the folders of its library, terms of commission and deals */
  orgAdmin: z._default(z.boolean(), false),
  datalink: nullableText,
  /** null until the advisor first went to pay; a level that the operator gave needs none */
  billing: z._default(z.nullable(billingSchema), null),
  /** what the advisor agreed to when they signed up; null for accounts from before it was kept */
  consent: z._default(z.nullable(consentSchema), null),
  /** why an admin has blocked the account; null while it is open */
  block: z._default(z.nullable(blockSchema), null),
  /** the advisor whose view an admin sees at the moment; null otherwise */
  support: z._default(z.nullable(supportGrantSchema), null),
  /** the documents that the advisor accepted in the portal since; null until then */
  agreement: z._default(z.nullable(consentSchema), null),
  /** the version that the advisor has yet to accept, so that admins can list them */
  contractDue: z._default(nullableText, null),
  /** the team that the advisor is a member of */
  team: z._default(z.nullable(membershipSchema), null),
  /** the narrow audiences whose items the advisor may see; it changes together with organisation and team */
  audiences: audiencesField,
  createdAt: z.date(),
});
export type Account = z.infer<typeof accountSchema>;

/**
 * Whether an admin has blocked the account. An earlier release also stored `blocked` in the public profile, which the rules still
 * read until the migration has run.
 */
export const isBlocked = ({ block }: Pick<Account, 'block'>): boolean => block !== null;
