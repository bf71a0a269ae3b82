export {
  cancelSubscriptionMutation,
  createBillingPortalMutation,
  createCheckoutMutation,
  planChangeMutation,
} from './billing.mutations.ts';
export { changePlanForMutation, planOfferQuery } from './change-plan-for.ts';
