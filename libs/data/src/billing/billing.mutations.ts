import type { Account } from '@wbd/domain';
import { mutationOptions } from '@wbd/query';
import { accountQuery } from '../accounts/accounts.queries.ts';
import { writeOptions } from '../write-options/index.ts';
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

/** Ends the advisor's subscription; answers with the moment at which the plan ends. */
export const cancelSubscriptionMutation = (uid: string) =>
  writeOptions(['billing', 'cancel'], cancelSubscription, async (client, _input, { endsAt }) => {
    const { queryKey } = accountQuery(uid);
    await client.cancelQueries({ queryKey });
    // the account itself follows when the payment provider reports the change
    client.setQueryData(queryKey, (account) => account && endingAt(account, new Date(endsAt)));
  });

function endingAt(account: Account, cancelAt: Date): Account {
  const { billing } = account;
  if (!billing?.subscription) return account;
  return {
    ...account,
    billing: { ...billing, subscription: { ...billing.subscription, cancelAt } },
  };
}
