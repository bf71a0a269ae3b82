import * as z from 'zod/mini';
import { priceKeySchema } from './billing.ts';
import { idSchema } from '../fields/fields.ts';
import { levelSchema } from './level.ts';

/** planPrices: which plan each price of the payment provider pays for; for admins. */
export const planPricesInput = z.object({});
export type PlanPricesInput = z.infer<typeof planPricesInput>;

/** What tells the plan of a price, in the order in which it counts. */
export const PRICE_RULES = [
  'price-metadata',
  'lookup-key',
  'product-id',
  'product-metadata',
] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

const priceSchema = z.object({
  /** the payment provider's id */
  id: z.string(),
  /** of the product; null where the provider does not know it any more */
  name: z.nullable(z.string()),
  /** euro cents without VAT; null for a price that is not a fixed amount in euros */
  cents: z.nullable(z.int()),
  /** null for an interval that no plan has */
  interval: z.nullable(z.enum(['month', 'year'])),
});

export const planPricesOutput = z.object({
  /** all plans, in the order in which they are sold */
  plans: z.array(
    z.object({
      key: priceKeySchema,
      level: levelSchema,
      prices: z.array(
        z.object({
          ...priceSchema.shape,
          rule: z.enum(PRICE_RULES),
          /** whether new customers get it: it holds the plan's lookup key */
          isSold: z.boolean(),
          /** whether amount and interval are those of the pricing page */
          isListPrice: z.boolean(),
        }),
      ),
    }),
  ),
  /** whether the provider has more prices than were looked at */
  hasMorePrices: z.boolean(),
  /** prices in running subscriptions that belong to no plan */
  unknownPrices: z.array(
    z.object({
      ...priceSchema.shape,
      /** of the product, which takes the metadata; null like the name */
      product: z.nullable(z.string()),
      /** the plan that it was assigned to since: its subscriptions follow with their next event; null while there is none */
      assigned: z.nullable(priceKeySchema),
      advisors: z.array(z.object({ uid: idSchema, email: z.string() })),
    }),
  ),
  /** whether more advisors have unknown prices than are listed */
  hasMoreAdvisors: z.boolean(),
});
export type PlanPrices = z.infer<typeof planPricesOutput>;
