import * as z from 'zod/mini';
import { emailSchema } from '../fields/fields.ts';
import { text } from '../fields/text-schema.ts';

/** An origin or a price key as it comes in. The server decides whether it is ours, and records a refusal. */
const shortText = text(300, z.minLength(1));

const link = z.object({ url: z.string() });

/** createCheckout (stripe-create-checkout): where the signed-in advisor pays for a plan, or confirms the change to it. */
export const createCheckoutInput = z.object({
  /** the account's own e-mail address */
  mail: emailSchema,
  /** `wbd_{lite|pro}_{annual|monthly|cancellable}` or the test price's key */
  price: shortText,
  /** origin of the portal, to which the payment page returns */
  domain: shortText,
  /** whether the advisor agreed to a change that no page of the provider can confirm: of a subscription with several items */
  confirmed: z.optional(z.boolean()),
});
export type CreateCheckoutInput = z.infer<typeof createCheckoutInput>;
export const createCheckoutOutput = link;
export type CreateCheckoutOutput = z.infer<typeof createCheckoutOutput>;

/** createBillingPortal: where the signed-in advisor manages invoices, card and subscription. */
export const createBillingPortalInput = z.object({ domain: shortText });
export type CreateBillingPortalInput = z.infer<typeof createBillingPortalInput>;
export const createBillingPortalOutput = link;
export type CreateBillingPortalOutput = z.infer<typeof createBillingPortalOutput>;

/** cancelSubscription: ends the signed-in advisor's subscription as early as its term allows. */
export const cancelSubscriptionInput = z.object({});
export type CancelSubscriptionInput = z.infer<typeof cancelSubscriptionInput>;
/** `endsAt`: the moment in ISO 8601 at which the plan ends */
export const cancelSubscriptionOutput = z.object({ endsAt: z.iso.datetime() });
export type CancelSubscriptionOutput = z.infer<typeof cancelSubscriptionOutput>;

/** planChange: plans a smaller package for the end of the term, or takes that back. */
export const planChangeInput = z.object({
  /** the price to change to; null revokes the planned change */
  price: z.nullable(shortText),
});
export type PlanChangeInput = z.infer<typeof planChangeInput>;
/** `at`: the moment in ISO 8601 at which the package changes; null when nothing is planned any more */
export const planChangeOutput = z.object({ at: z.nullable(z.iso.datetime()) });
export type PlanChangeOutput = z.infer<typeof planChangeOutput>;
