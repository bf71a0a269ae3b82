// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useAuth } from '@wbd/auth';
import { advisorQuery } from '@wbd/data/advisors';
import { publicPageQuery } from '@wbd/data/public-pages';
import { emptyPageOf } from '@wbd/domain/pages';
import { anAdvisor } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useSponsor } from './use-sponsor.ts';

const silke = anAdvisor({ id: 'silke', code: 'silke', firstName: 'Silke', lastName: 'Scout' });

function SponsorName() {
  return <p>{useSponsor(silke.id).sponsor?.name ?? 'none'}</p>;
}

function show({ isPublic }: { isPublic: boolean }) {
  const client = new QueryClient();
  client.setQueryData(advisorQuery(silke.id).queryKey, silke);
  client.setQueryData(publicPageQuery(silke.code).queryKey, isPublic ? emptyPageOf(silke) : null);
  render(
    <QueryClientProvider client={client}>
      <SponsorName />
    </QueryClientProvider>,
  );
}

beforeEach(() => useAuth.setState({ status: 'signed-out', user: null }, true));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('NET-03 names the advisor whose link led to the sign-up', async () => {
  show({ isPublic: true });
  expect(await screen.findByText('Silke S.')).toBeTruthy();
});

test('ADMIN-05 names no sponsor whose page is withheld, because the server would reject a blocked one', async () => {
  show({ isPublic: false });
  expect(await screen.findByText('none')).toBeTruthy();
});
