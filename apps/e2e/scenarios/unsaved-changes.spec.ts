import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

interface Place {
  name: string;
  path: string;
  /** @returns what still has to be there when the person stays */
  change: (page: Page) => Promise<() => Promise<void>>;
}

const PLACES: readonly Place[] = [
  {
    name: 'SEM-02 a seminar',
    path: '/intern/veranstaltungen/new',
    async change(page) {
      const title = page.getByRole('textbox', { name: 'Titel' });
      await title.fill('Rente ohne Rätsel');
      return () => expect(title).toHaveValue('Rente ohne Rätsel');
    },
  },
  {
    name: 'CONF-03 the text of a recommendation',
    path: '/intern/konfigurator',
    async change(page) {
      const text = page.getByLabel('Empfehlungstext');
      await text.fill('Frag Clara!');
      return () => expect(text).toHaveValue('Frag Clara!');
    },
  },
  {
    name: 'CRM-02 an import',
    path: '/intern/crm/import',
    async change(page) {
      const buffer = Buffer.from('Vorname;Nachname;E-Mail\r\nBo;Zell;bo@mail.example');
      const file = { name: 'kunden.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('Datei wählen', { exact: true }).setInputFiles(file);
      const chosen = page.getByText('kunden.csv: 1 Zeile', { exact: true });
      await expect(chosen).toBeVisible();
      return () => expect(chosen).toBeVisible();
    },
  },
];

for (const { name, path, change } of PLACES) {
  test(`${name} that is not stored is left only by decision`, async ({ page }) => {
    await logIn(page, demoAccounts.pro.email);
    await page.goto(path);
    const expectKept = await change(page);
    const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
    const leave = page.getByRole('banner').getByRole('link', { name: 'Profil', exact: true });
    await leave.click();
    await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
    await expect(question).toHaveCount(0);
    await expectKept();
    await leave.click();
    await question.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(page).toHaveURL('/intern/profile');
  });
}
