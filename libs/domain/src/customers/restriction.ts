import * as z from 'zod/mini';
import { idSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** How long the reason of a restriction may be. */
export const LONGEST_RESTRICTION_REASON = 500;

/** Length of the note with which a person restricts their data. */
export const LONGEST_RESTRICTION_DETAILS = 300;

/** Why a person may restrict their own data (Art. 18 (1), Art. 21 GDPR). */
export const RESTRICTION_GROUNDS = ['accuracy', 'unlawful', 'objection', 'claims'] as const;
export type RestrictionGround = (typeof RESTRICTION_GROUNDS)[number];

/** That the data of a person is stored and not used (Art. 18 GDPR). */
export const restrictionSchema = z.object({
  reason: z.string(),
  since: z.date(),
  /** whose wish it is */
  by: z._default(z.enum(['advisor', 'person']), 'advisor'),
});

/** What the advisor enters; the form checks with the same schema. */
export const restrictionReasonSchema = z.object({
  reason: text(LONGEST_RESTRICTION_REASON, z.minLength(1)),
});

/** A person's input; the form checks with the same schema. */
export const ownRestrictionSchema = z.object({
  ground: z.enum(RESTRICTION_GROUNDS),
  details: text(LONGEST_RESTRICTION_DETAILS),
});
export type OwnRestriction = z.infer<typeof ownRestrictionSchema>;

/** restrictCustomer: the caller restricts the processing of an own customer's data, or lifts the restriction, with a reason. */
export const restrictCustomerInput = z.object({
  customerId: idSchema,
  restricted: z.boolean(),
  ...restrictionReasonSchema.shape,
  /** lifting what the person asked for: that the person learned of it before (Art. 18 (3) GDPR) */
  personInformed: z._default(z.boolean(), false),
});
export type RestrictCustomerInput = z.infer<typeof restrictCustomerInput>;

export const restrictCustomerOutput = z.object({});
