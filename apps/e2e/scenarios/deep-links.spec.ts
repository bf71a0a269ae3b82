import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

test('SEM-06 SEM-07 LIB-01 a copied link opens a list as it was: its tab, its search, its order, its filter', async ({
  page,
}) => {
  await logIn(page, demoAccounts.pro.email);
  const search = page.getByRole('searchbox');
  const sorted = page.locator('[aria-sort=descending]');

  await page.goto('/intern/veranstaltungen/view/sessionfamilienext/register?suche=brandt');
  await expect(search).toHaveValue('brandt');
  await expect(page.getByRole('table').getByText(/Weiß/)).toHaveCount(0);
  await page.goto('/intern/veranstaltungen/view/sessionfamilienext/register?sortierung=-name');
  await expect(sorted).toHaveText(/^Name/);
  await page.goto('/intern/veranstaltungen/view/sessionfamilienext/register?tab=extern');
  await expect(page.getByRole('tab', { name: 'Externe Kunden einladen' })).toHaveAttribute(
    'aria-selected',
    'true',
  );

  await page.goto('/intern/veranstaltungen/view/sessionfull?sortierung=-name');
  await expect(sorted).toHaveText(/^Name/);

  await page.goto('/intern/wissensbibliothek?suche=rente&nur=meine');
  await expect(search).toHaveValue('rente');
  await expect(page.getByRole('checkbox', { name: 'Nur meine Videos' })).toBeChecked();
});

test('ADMIN-02 a copied link opens the table of advisors with its package', async ({ page }) => {
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/admin?paket=lite');
  await expect(page.getByRole('combobox', { name: 'Paket' })).toHaveValue('lite');
  await page.getByRole('combobox', { name: 'Paket' }).selectOption({ label: 'Alle Pakete' });
  await expect(page).toHaveURL('/admin?paket=all');
});

test('LIB-01 on a phone, where not all tabs fit, the one in the address is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/wissensbibliothek?tab=wbd');
  const tab = page.getByRole('tab', { name: 'wbd' });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toBeInViewport({ ratio: 1 });
});
