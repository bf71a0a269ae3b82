// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { accountQuery } from '@wbd/data/accounts';
import { advisorQuery } from '@wbd/data/advisors';
import { anAccount, anAdvisor } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { afterEach, expect, test } from 'vitest';
import { hasConfirmedAddress, useAddressStanding } from './address-standing.ts';
import { LOADING, SIGNED_OUT, useAuth } from './auth-store.ts';
import { connectQueryClient } from './viewer-cache.ts';

const uid = 'clara';

function Standing() {
  return <p>{useAddressStanding() ?? 'none'}</p>;
}

function standingOf(login: { email: string; emailConfirmed: boolean } | null): string | null {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(advisorQuery(uid).queryKey, anAdvisor({ id: uid }));
  const account = anAccount({ id: uid, email: 'clara@example.org' });
  client.setQueryData(accountQuery(uid).queryKey, account);
  connectQueryClient(client);
  const user = login && { uid, phone: null, secondFactor: false, ...login };
  useAuth.setState(user ? { status: 'signed-in', user } : SIGNED_OUT, true);
  render(
    <QueryClientProvider client={client}>
      <Standing />
    </QueryClientProvider>,
  );
  return screen.getByText(/./).textContent;
}

afterEach(() => {
  cleanup();
  useAuth.setState(LOADING, true);
});

test.each([
  [{ email: 'Clara@example.org', emailConfirmed: true }, 'confirmed'],
  [{ email: 'clara@example.org', emailConfirmed: false }, 'unconfirmed'],
  [{ email: 'other@example.org', emailConfirmed: true }, 'differs'],
  [null, 'none'],
])('the address of the login %j is %s', (login, expected) => {
  expect(standingOf(login)).toBe(expected);
  expect(hasConfirmedAddress()).toBe(expected === 'confirmed');
});
