/** Connected accounts and what is paid to them, in the shapes of Stripe's API as far as they are read here. */
import * as z from 'zod/mini';

const nullableText = z.nullable(z.string());

const account = z.object({
  id: z.string(),
  object: z.literal('account'),
  country: z.string(),
  charges_enabled: z.boolean(),
  details_submitted: z.boolean(),
  payouts_enabled: z.boolean(),
  metadata: z.record(z.string(), z.string()),
  created: z.int(),
});
export type Account = z.infer<typeof account>;

/** An invitation to complete an account. */
const accountLink = z.object({ id: z.string(), account: z.string(), return_url: z.string() });
export type AccountLink = z.infer<typeof accountLink>;

const session = z.object({
  id: z.string(),
  account: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  title: z.string(),
  amount: z.int(),
  currency: z.string(),
  fee: z.int(),
  email: nullableText,
  payment_intent: nullableText,
  success_url: z.string(),
  cancel_url: z.string(),
  created: z.int(),
  expires_at: z.int(),
});
export type ConnectSession = z.infer<typeof session>;

/** Payment intent and charge in one. */
const payment = z.object({
  id: z.string(),
  charge: z.string(),
  account: z.string(),
  session: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  currency: z.string(),
  fee: nullableText,
  created: z.int(),
});
export type ConnectPayment = z.infer<typeof payment>;

const fee = z.object({
  id: z.string(),
  object: z.literal('application_fee'),
  account: z.string(),
  amount: z.int(),
  amount_refunded: z.int(),
  charge: z.string(),
  created: z.int(),
});
export type ApplicationFee = z.infer<typeof fee>;

const dispute = z.object({
  id: z.string(),
  object: z.literal('dispute'),
  amount: z.int(),
  charge: z.string(),
  payment_intent: z.string(),
  currency: z.string(),
  reason: z.string(),
  status: z.enum(['needs_response', 'won', 'lost']),
  created: z.int(),
});
export type ConnectDispute = z.infer<typeof dispute>;

/** @param table records by id */
export const connectTables = (
  table: <Row extends z.ZodMiniType>(
    row: Row,
  ) => z.ZodMiniDefault<z.ZodMiniRecord<z.ZodMiniString, Row>>,
) => ({
  accounts: table(account),
  accountLinks: table(accountLink),
  connectSessions: table(session),
  connectPayments: table(payment),
  applicationFees: table(fee),
  connectDisputes: table(dispute),
});
