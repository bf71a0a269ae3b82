export {
  cancelSubscriptionMutation,
  createBillingPortalMutation,
  createCheckoutMutation,
  planChangeMutation,
} from './billing.mutations.ts';
