export {
  cancelSubscriptionMutation,
  createBillingPortalMutation,
  createCheckoutMutation,
} from './billing.mutations.ts';
