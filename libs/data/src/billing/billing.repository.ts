import { callable } from '@wbd/firebase/callables';

/** Opens a payment page for a plan, or the confirmation of a change of the running one. */
export const createCheckout = callable('createCheckout');

/** Opens the page where card, invoices and subscription are managed. */
export const createBillingPortal = callable('createBillingPortal');

/** Plans a smaller package for the end of the term, or takes that back. */
export const planChange = callable('planChange');

/** Ends the subscription as early as its term allows. */
export const cancelSubscription = callable('cancelSubscription');
