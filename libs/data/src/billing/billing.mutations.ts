import type { Account } from '@wbd/domain/accounts';
import { planPrice, type SubscriptionFacts } from '@wbd/domain/plans';
import { mutationOptions } from '@wbd/query';
import { accountQuery } from '../accounts/accounts.queries.ts';
import { writeOptions } from '../write-options/index.ts';
import {
  cancelSubscription,
  createBillingPortal,
  createCheckout,
  planChange,
} from './billing.repository.ts';

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
    const change = { cancelAt: new Date(endsAt), plannedChange: null };
    client.setQueryData(queryKey, (account) => account && changed(account, change));
  });

/** Plans a smaller package, or takes that back; answers with the moment at which it follows. */
export const planChangeMutation = (uid: string) =>
  writeOptions(['billing', 'plan-change'], planChange, async (client, input, { at }) => {
    const { queryKey } = accountQuery(uid);
    await client.cancelQueries({ queryKey });
    const wanted = planPrice(input.price ?? '');
    const plannedChange =
      wanted && at !== null ? { price: wanted.key, at: new Date(at), isOwn: true } : null;
    client.setQueryData(queryKey, (account) => account && changed(account, { plannedChange }));
  });

function changed(account: Account, change: Partial<SubscriptionFacts>): Account {
  const { billing } = account;
  if (!billing?.subscription) return account;
  return {
    ...account,
    billing: { ...billing, subscription: { ...billing.subscription, ...change } },
  };
}
