import { patient } from '@wbd/tools/host-speed';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { basicAdvisor, bookProbe } from '../fixtures/packages.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(240_000) });

const PATIENT = { timeout: patient(60_000) };

test('ADMIN-07 an admin sees what a change of the package costs, changes it at once, and the list of actions says why', async ({
  page,
  browser,
}) => {
  const advisor = await basicAdvisor();
  const own = await (await browser.newContext()).newPage();
  await logIn(own, advisor.email);
  await bookProbe(own, 'Lite', 'Zahlung klappt');

  await signInTo(page, `/admin/berater/${advisor.uid}`, demoAccounts.admin);
  const says = (text: string | RegExp) => page.getByText(text, { exact: true });
  await page.getByRole('button', { name: 'Paket ändern', exact: true }).click(PATIENT);
  const dialog = page.getByRole('alertdialog', { name: 'Paket ändern?' });
  await dialog.getByLabel('Neues Paket').selectOption('Pro (Probe)');
  await expect(dialog.getByText('Jetzt ist nichts fällig.', { exact: true })).toBeVisible(PATIENT);
  await dialog.getByLabel('Ab wann').selectOption('Sofort');
  await expect(dialog.getByText(/^Jetzt fällig: 1\d\d,\d\d\s€ mit USt\.$/)).toBeVisible(PATIENT);
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expect(dialog.getByText('Nenne den Grund', { exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await dialog.getByLabel('Grund').fill('Auf Wunsch am Telefon');
  await dialog.getByRole('button', { name: 'Ändern', exact: true }).click();
  await expectToast(page, 'Paket geändert', PATIENT);
  await expect(async () => {
    await page.reload();
    await expect(says('Lite (Probe) → Pro (Probe)')).toBeVisible({ timeout: patient(5_000) });
  }).toPass(PATIENT);

  await page.goto('/admin/protokoll');
  const entry = page.getByRole('row').filter({ hasText: advisor.email });
  await expect(entry).toContainText('Lite (Probe) → Pro (Probe), sofort');
  await expect(entry).toContainText('Grund: Auf Wunsch am Telefon');
  await expectAccessible(page);
});
