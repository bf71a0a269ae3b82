import * as z from 'zod/mini';
import { found, type Api } from '../api/api.ts';
import * as p from '../api/params.ts';
import { newId } from '../store.ts';
import { now, type StandIn } from '../stand-in.ts';
import type { Account } from './records.ts';

const requested = z.strictObject({ requested: p.flag });
const createParams = p.params({
  country: z.literal('DE'),
  controller: z.strictObject({
    fees: z.strictObject({ payer: z.literal('account') }),
    losses: z.strictObject({ payments: z.literal('stripe') }),
    requirement_collection: z.literal('stripe'),
    stripe_dashboard: z.strictObject({ type: z.literal('full') }),
  }),
  capabilities: z.strictObject({ card_payments: requested, transfers: requested }),
  metadata: p.metadata,
});
const linkParams = p.params({
  account: p.text,
  type: z.literal('account_onboarding'),
  refresh_url: p.url,
  return_url: p.url,
});

/** /v1/accounts, /v1/account_links and /v1/application_fees */
export function addConnectPlatform(api: Api, standIn: StandIn): void {
  const { state } = standIn.store;
  api.post('/accounts', createParams, ({ country, metadata }) => {
    const account: Account = {
      id: newId('acct'),
      object: 'account',
      country,
      charges_enabled: false,
      details_submitted: false,
      payouts_enabled: false,
      metadata: p.mergeMetadata({}, metadata),
      created: now(standIn),
    };
    return (state.accounts[account.id] = account);
  });
  api.list('/accounts', p.listParams({}), () => Object.values(state.accounts));
  api.get('/accounts/:id', p.params({}), (_, id) => found(state.accounts[id], 'account', id));
  api.post('/account_links', linkParams, ({ account, return_url }) => {
    found(state.accounts[account], 'account', account, 'account');
    const id = newId('al');
    state.accountLinks[id] = { id, account, return_url };
    const created = now(standIn);
    return {
      object: 'account_link',
      created,
      expires_at: created + 300,
      url: `${standIn.origin}/setup/${id}`,
    };
  });
  api.get('/application_fees/:id', p.params({}), (_, id) =>
    found(state.applicationFees[id], 'application_fee', id),
  );
}
