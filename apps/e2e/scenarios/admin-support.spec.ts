import { patient } from '@wbd/tools/host-speed';
import { demoAccounts } from '../fixtures/demo.ts';
import { expectToast } from '../fixtures/messages.ts';
import { mailsTo } from '../fixtures/people.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(120_000) });

const PATIENT = { timeout: patient(60_000) };
const { pro, admin } = demoAccounts;

test('ADMIN-06 an admin sees what an advisor sees after giving a reason, cannot change anything, and ends it with one click; the advisor gets a mail', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 400/);
  await signInTo(page, `/admin/berater/${pro.uid}/ansicht`, admin);
  await expect(page.getByText('Die Ansicht ist beendet', { exact: true })).toBeVisible(PATIENT);
  await page.getByRole('main').getByRole('link', { name: 'Zum Berater' }).last().click();
  await page.getByRole('button', { name: 'Ansicht öffnen', exact: true }).click(PATIENT);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Ansicht öffnen?');
  const open = dialog.getByRole('button', { name: 'Ansicht öffnen', exact: true });
  await open.click();
  await expect(dialog.getByText('Nenne den Grund', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Grund').fill('Du hast angerufen: Ein Termin fehlt.');
  await open.click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Ansicht von Clara Weiß',
    PATIENT,
  );
  const banner = page.getByRole('complementary', { name: 'Support-Ansicht' });
  await expect(banner).toContainText('Du siehst die Daten von Clara Weiß.');
  await expect(banner).toContainText(/Nur ansehen\. Schließt sich in (30|29) Minuten\./);
  await expect(banner).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('table', { name: 'Nächste Termine' })).toContainText(
    'ETFs für Einsteiger',
  );
  await expectAccessibleEverywhere(page);
  await page.getByRole('tab', { name: 'Kunden' }).click();
  const customers = page.getByRole('table', { name: /Kunden$/ });
  await expect(customers.getByRole('row').nth(1)).toContainText('…');
  await expect(customers).not.toContainText(/\w{2}@/);
  // the banner stays in sight
  await page.mouse.wheel(0, 5_000);
  await expect(banner).toBeInViewport();
  for (const button of await page.getByRole('main').getByRole('button').all()) {
    await expect(button).toHaveText('Ansicht beenden');
  }
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  const said = async () =>
    (await mailsTo(pro.email)).find(
      ({ subject }) => subject === 'Unser Support sieht gerade, was du in WBD siehst',
    )?.text;
  await expect.poll(said, PATIENT).toContain('Der Grund: Du hast angerufen: Ein Termin fehlt.');

  await banner.getByRole('button', { name: 'Ansicht beenden' }).click();
  await expectToast(page, 'Ansicht beendet', PATIENT);
  await page.goto(`/admin/berater/${pro.uid}/ansicht`);
  await expect(page.getByText('Die Ansicht ist beendet', { exact: true })).toBeVisible(PATIENT);

  await page.goto(`/admin/berater/${admin.uid}`);
  await expect(
    page.getByText('Die Ansicht anderer Admins kannst du nicht öffnen.', { exact: true }),
  ).toBeVisible(PATIENT);
  await page.goto('/admin/protokoll');
  await expect(page.getByRole('row').filter({ hasText: 'Ansicht geöffnet' }).first()).toContainText(
    'Grund: Du hast angerufen: Ein Termin fehlt.',
  );
});

test('ADMIN-06 an admin sees the organisations with their members and renames one; the name is new everywhere', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of 409/);
  await signInTo(page, '/admin/organisationen', admin);
  const table = page.getByRole('table', { name: 'Organisationen' });
  const rows = table.getByRole('row');
  await expect(rows.nth(2)).toBeVisible(PATIENT);
  await expectAccessibleEverywhere(page);
  const last = rows.last();
  const other = await rows.nth(1).getByRole('link').first().innerText();
  const name = await last.getByRole('link').first().innerText();
  await last.getByRole('button', { name: `${name} umbenennen` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(other);
  await dialog.getByRole('button', { name: 'Umbenennen', exact: true }).click();
  await expect(
    dialog.getByText('Eine Organisation mit diesem Namen gibt es schon.').first(),
  ).toBeVisible(PATIENT);
  const changed = `${name} Süd`;
  await dialog.getByLabel('Name').fill(changed);
  await dialog.getByRole('button', { name: 'Umbenennen', exact: true }).click();
  await expectToast(page, 'Organisation umbenannt', PATIENT);
  await expect(table.getByRole('link', { name: changed })).toBeVisible(PATIENT);
  await page.goto('/admin/protokoll');
  const entry = page.getByRole('row').filter({ hasText: `${name} → ${changed}` });
  await expect(entry.first()).toBeVisible(PATIENT);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/advisor-signup');
  await expect(visitor.getByLabel('Top-Orga')).toContainText(changed, PATIENT);

  await page.goto('/admin/organisationen');
  await table.getByRole('link', { name: changed }).click(PATIENT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Mitglieder: ${changed}`);
  await expectAccessibleEverywhere(page);
});
