import { useAuth } from '@wbd/auth';
import { accountQuery } from '@wbd/data/accounts';
import { advisorQuery } from '@wbd/data/advisors';
import { anAccount, anAdvisor } from '@wbd/domain/testing';
import { QueryClient, QueryClientProvider } from '@wbd/query';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConfirmEmailCard } from './confirm-email-card.tsx';

const uid = 'clara';
const OWN = 'clara@example.org';

async function show(email: string, emailConfirmed: boolean): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(advisorQuery(uid).queryKey, anAdvisor({ id: uid }));
  client.setQueryData(accountQuery(uid).queryKey, anAccount({ id: uid, email: OWN }));
  const user = { uid, email, phone: null, emailConfirmed, secondFactor: false };
  useAuth.setState({ status: 'signed-in', user }, true);
  await renderPage(
    <QueryClientProvider client={client}>
      <ConfirmEmailCard />
      <hr />
    </QueryClientProvider>,
  );
}

test('shows both addresses and offers the link when the login has another address than the account', async () => {
  await show('other@example.org', true);
  const words =
    /unterscheiden sich: Du bist mit other@example\.org angemeldet, dein Konto hat clara@example\.org/;
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Link schicken' })).toBeVisible();
  await expectAccessibleEverywhere();
});

test('asks for confirmation of an unconfirmed address', async () => {
  await show(OWN, false);
  await expect.element(page.getByText(/in unserer E-Mail an clara@example\.org/)).toBeVisible();
  await expectAccessibleEverywhere();
});

test('shows nothing for a confirmed address of the account, ignoring case', async () => {
  await show('Clara@Example.org', true);
  await expect.element(page.getByRole('separator')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
