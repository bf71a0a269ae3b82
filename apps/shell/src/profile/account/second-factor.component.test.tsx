import { QueryClient, QueryClientProvider } from '@wbd/query';
import { Stack } from '@wbd/ui';
import { SecondFactorNotice } from '@wbd/ui/page';
import { expectAccessibleEverywhere, renderPage } from '@wbd/ui/testing';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SecondFactor } from './second-factor-card.tsx';

const SINCE = new Date('2026-11-26T09:00:00Z');

const show = (factor: Parameters<typeof SecondFactor>[0]['factor']) =>
  renderPage(
    <QueryClientProvider client={new QueryClient()}>
      <Stack>
        <SecondFactorNotice />
        <SecondFactor factor={factor} onRemoved={() => undefined} />
      </Stack>
    </QueryClientProvider>,
  );

test('links to the page that sets up a second factor, which leads back', async () => {
  await show(null);
  await expect.element(page.getByText('Du hast noch keinen zweiten Faktor.')).toBeVisible();
  for (const name of ['Zweiten Faktor einrichten', 'Anmeldung absichern']) {
    const link = page.getByRole('link', { name, exact: true });
    await expect.element(link).toHaveAttribute('href', '/auth/second-factor?next=%2F');
  }
  await expectAccessibleEverywhere();
});

test.each([
  ['sms', '…0191', 'Code per SMS an …0191'],
  ['app', null, 'Code aus deiner Authenticator-App'],
] as const)(
  'shows a factor by %s with its date, and asks for password and code before it is removed',
  async (kind, phone, words) => {
    await show({ kind, phone, since: SINCE });
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
    await expect.element(page.getByText('26.11.2026', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Zweiten Faktor entfernen', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Zweiten Faktor entfernen?' });
    await dialog.getByRole('button', { name: 'Zweiten Faktor entfernen', exact: true }).click();
    await expect.element(dialog.getByText('Bitte gib dein Passwort ein')).toBeVisible();
    await expectAccessibleEverywhere();
  },
);
