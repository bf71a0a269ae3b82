export { capabilitySchema, levelsWith, may, planHolds, plansWith } from './capabilities.ts';
export { levelSchema } from './level.ts';
export {
  byPaidPlan,
  CAPABILITIES,
  comparePlans,
  HIGHLIGHTED_PLAN,
  PAID_PLANS,
  planLevel,
  planOfLevel,
  planRow,
  PLANS,
  type Capability,
  type Level,
  type PaidPlan,
  type Plan,
} from '../plan-rows/plan-rows.ts';
export {
  CURRENCY,
  FREE_MONTHS,
  MINIMUM_TERM_MONTHS,
  PLAN_PRICES,
  PLAN_TERMS,
  planName,
  planPrice,
  priceKey,
  SCHEDULES,
  TEST_PRICE,
  unpaidPath,
  type PlanName,
  type PlanPrice,
  type PlanTerm,
  type PriceKey,
  type Schedule,
} from './plans.ts';
export { neededPlanWords, paidPlanWords, planWords, priceWords } from './plan-texts.de.ts';
export { DEFAULT_PLAN, planGroup, planNamesOf, planTerm } from './plan-groups.ts';
export {
  FEATURE_CATEGORIES,
  FEATURES,
  planEuros,
  yearOfMonths,
  type Feature,
  type FeatureCategory,
} from './plan-features.ts';
export {
  addMonths,
  earliestEnd,
  endOnOrAfter,
  inMinimumTerm,
  minimumTermEnd,
  refusalOfChange,
  refusalOfPlanning,
  type RunningPlan,
} from './billing-term.ts';
export {
  billingSchema,
  canCancel,
  isBehind,
  isLive,
  paymentEventSchema,
  SUBSCRIPTION_STATES,
  subscriptionFactsSchema,
  subscriptionStateSchema,
  type Billing,
  type PaymentEvent,
  type SubscriptionFacts,
  type SubscriptionState,
} from './billing.ts';
export {
  parsePaidPlan,
  parsePlan,
  parseSignUp,
  partnerLink,
  scheduleParam,
  SIGN_UP_PATH,
  signUpAddress,
  type SignUpChoice,
} from './plan-address.ts';
export {
  boundSubscriptions,
  stillOwed,
  type BoundSubscription,
  type StillOwed,
} from './still-owed.ts';
export { planChangeSchema, type PlanChange } from './plan-change.ts';
export { keptCents, paymentSchema, revenueSchema, type Payment, type Revenue } from './revenue.ts';
export {
  cancelSubscriptionInput,
  cancelSubscriptionOutput,
  createBillingPortalInput,
  createBillingPortalOutput,
  createCheckoutInput,
  createCheckoutOutput,
  type CancelSubscriptionInput,
  type CancelSubscriptionOutput,
  type CreateBillingPortalInput,
  type CreateBillingPortalOutput,
  type CreateCheckoutInput,
  type CreateCheckoutOutput,
  planChangeInput,
  planChangeOutput,
  type PlanChangeInput,
  type PlanChangeOutput,
} from './billing-calls.ts';
export { formatMoney, typedCents } from './money.ts';
export {
  PRICE_RULES,
  planPricesInput,
  planPricesOutput,
  type PlanPrices,
  type PlanPricesInput,
  type PriceRule,
} from './plan-prices.ts';
export {
  CHANGE_TIMES,
  changePlanForInput,
  changePlanForOutput,
  changeReasonSchema,
  changeTimeSchema,
  LONGEST_CHANGE_REASON,
  type ChangePlanForInput,
  type ChangePlanForOutput,
  type ChangeTime,
} from './change-plan-for.ts';
