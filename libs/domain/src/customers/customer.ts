import * as z from 'zod/mini';
import { consentSchema } from '../consents/consent.ts';
import { DETAIL_NAMES, DETAIL_SHAPE } from './customer-details.ts';
import { restrictionSchema } from './restriction.ts';
import { declaredConsentSchema } from './declared-consent.ts';
import { idSchema, isoDaySchema, nullableText } from '../fields/fields.ts';

/** What an import may add to a customer whom the advisor had already. */
export const COMPLETED_FIELDS = ['email', 'phone', 'bday', ...DETAIL_NAMES, 'tags'] as const;

/** The import that entered or completed a customer who is unchanged since, so that it can be undone. */
const importedSchema = z.object({
  /** one id for all calls of a file */
  importId: idSchema,
  at: z.date(),
  /** what it completed; null when it entered the customer */
  completed: z.nullable(z.array(z.enum(COMPLETED_FIELDS))),
});
export type Imported = z.infer<typeof importedSchema>;

/**
 * customers/{id}: an advisor's customer. Until the person registers with their own phone number it is the advisor's note
 * under an automatic id; then it is the person's, under the login's uid, with `proven` set.
 */
export const customerSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: nullableText,
  phone: nullableText,
  bday: z.nullable(isoDaySchema),
  /** month and day of `bday` (MM-dd), by which a query finds who has a birthday; the server writes it with `bday` */
  birthday: z._default(z.nullable(z.string()), null),
  ...DETAIL_SHAPE,
  lastContact: z.nullable(z.date()),
  registered: z.date(),
  inviteBy: z.nullable(idSchema),
  /** the person signed in with `phone` and registered; their login is the document's id */
  proven: z._default(z.boolean(), false),
  /** further addresses and numbers of the person, from entries that were merged into this one */
  otherEmails: z._default(z.array(z.string()), []),
  otherPhones: z._default(z.array(z.string()), []),
  /** what the person agreed to when they last registered themselves; null for what an advisor has noted */
  consent: z._default(z.nullable(consentSchema), null),
  /** that the person agreed to be called (§ 7 UWG), which they gave by themselves; null while they did not, or withdrew it */
  callConsent: z._default(z.nullable(consentSchema), null),
  /** that the person consented to invitations, as the advisor declared it; null while no one did, or once it is withdrawn */
  invitable: z._default(z.nullable(declaredConsentSchema), null),
  /** the person wants no invitations, also after registering themselves; a later declaration ends it */
  uninvited: z._default(z.boolean(), false),
  /** customers of the same advisor who are other people, although something is alike: the advisor said so */
  distinctFrom: z._default(z.array(idSchema), []),
  imported: z._default(z.nullable(importedSchema), null),
  /** words by which the advisor groups customers; the person sees them when they ask for their data */
  tags: z._default(z.array(z.string()), []),
  /** not shown in the list and not proposed for sessions, until the person registers again or the advisor brings them back */
  archived: z._default(z.boolean(), false),
  /** the data may only be stored (Art. 18 GDPR), as the person asked; null without */
  restriction: z._default(z.nullable(restrictionSchema), null),
  /** the day from which the nightly job looks at what contact there was; null until a migration or a write sets it, so never early */
  reviewOn: z._default(z.nullable(isoDaySchema), null),
  /** the day of the erasure for want of contact, announced to the advisor 30 days before */
  eraseOn: z._default(z.nullable(isoDaySchema), null),
});
export type Customer = z.infer<typeof customerSchema>;

/** How long the reason of a follow-up may be. */
export const LONGEST_FOLLOW_UP = 200;

/** How long what an advisor writes about a customer may be. */
export const LONGEST_CUSTOMER_NOTE = 5_000;

/**
 * customerNotes/{customerId}: the advisor's private notes about a customer. Not a field of the customer, because
 * customers read their document.
 */
export const customerNoteSchema = z.object({
  id: idSchema,
  advisor: idSchema,
  /** longer than an advisor may write after two customers became one */
  text: z.string(),
  /** when the advisor wants to get in touch again; null without a plan */
  followUpOn: z._default(z.nullable(isoDaySchema), null),
  /** what about */
  followUpText: z._default(nullableText, null),
});
export type CustomerNote = z.infer<typeof customerNoteSchema>;
