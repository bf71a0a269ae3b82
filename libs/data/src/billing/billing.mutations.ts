import { mutationOptions } from '@wbd/query';
import { cancelSubscription, createBillingPortal, createCheckout } from './billing.repository.ts';

/** Answers with the address to send the browser to. Coming back from there grants nothing: the package follows later. */
export const createCheckoutMutation = () =>
  mutationOptions({
    mutationKey: ['billing', 'checkout'],
    mutationFn: createCheckout,
  });

/** Answers with the address to send the browser to. */
export const createBillingPortalMutation = () =>
  mutationOptions({
    mutationKey: ['billing', 'portal'],
    mutationFn: createBillingPortal,
  });

/** Answers with the moment at which the plan ends. */
export const cancelSubscriptionMutation = () =>
  mutationOptions({
    mutationKey: ['billing', 'cancel'],
    mutationFn: cancelSubscription,
  });
