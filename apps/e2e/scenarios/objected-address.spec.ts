import { patient } from '@wbd/tools/host-speed';
import { linkMailedTo } from '../fixtures/account-mails.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { inLetters, mailsTo } from '../fixtures/people.ts';
import type { Page } from '@playwright/test';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const OBJECTED = 'Diese Adresse bekommt keine E-Mails von uns';
const PASSWORD = 'sechs+sechs';

async function signUp(page: Page, { lastName, email }: { lastName: string; email: string }) {
  await page.goto('/advisor-signup?plan=basic');
  await page.getByLabel('Vorname').fill('Mia');
  await page.getByLabel('Nachname').fill(lastName);
  await page.getByLabel('E-Mail').fill(email);
  await page.getByLabel('Passwort', { exact: true }).and(page.locator('input')).fill(PASSWORD);
  await page.getByLabel('Passwort wiederholen').and(page.locator('input')).fill(PASSWORD);
  await page.getByRole('button', { name: 'Kostenlos registrieren', exact: true }).click();
}

test('SIGNUP-03 an address that objected gets no link, which the pages say, and its owner brings the mails back', async ({
  page,
}) => {
  test.setTimeout(patient(120_000));
  const unique = inLetters(Date.now().toString(36));
  const email = `mia.${unique}@example.org`;
  await signUp(page, { lastName: `Neu${unique}`, email });
  await expect(page).toHaveURL(`/mianeu${unique}`);
  await expect.poll(() => mailsTo(email), BY_ITSELF).toHaveLength(1);
  const [welcome] = await mailsTo(email);
  const objection = /href="([^"]*\/action\/abbestellen[^"]*)"/.exec(welcome?.html ?? '')?.[1] ?? '';
  await page.goto(objection);
  await page.getByRole('button', { name: 'Keine E-Mails mehr', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Abbestellt', exact: true })).toBeVisible();

  await page.goto('/intern/portal');
  const send = page.getByRole('button', { name: 'Link noch einmal schicken', exact: true });
  await send.click();
  await expect(page.getByRole('heading', { name: OBJECTED, exact: true })).toBeVisible();
  await expect(
    page.getByText(
      `Für ${email} hat jemand unsere E-Mails abbestellt. Deshalb können wir dir keinen Link schicken, mit dem du die Adresse bestätigst. Gehört sie dir, änderst du das so:`,
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByText('Erfolgreich ausgeloggt', { exact: true })).toBeVisible();

  // another spelling of the same mailbox
  await signUp(page, {
    lastName: `Alt${unique}`,
    email: email.replace('@', '+alt@'),
  });
  await expect(page.getByRole('heading', { level: 1, name: OBJECTED, exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page).toHaveURL(`/miaalt${unique}`);

  await page.goto(objection);
  await page.getByRole('button', { name: 'Wieder E-Mails bekommen', exact: true }).click();
  await expect(
    page.getByRole('heading', { name: 'Du bekommst wieder E-Mails', exact: true }),
  ).toBeVisible();
  await page.goto('/intern/portal');
  await send.click();
  await expect(
    page.getByText('Der Link ist unterwegs. Schau auch in deinem Spam-Ordner nach.', {
      exact: true,
    }),
  ).toBeVisible();
  const link = await linkMailedTo(email.replace('@', '+alt@'), 'confirm-email');
  await page.goto(link);
  await page.getByRole('button', { name: 'Adresse bestätigen', exact: true }).click();
  await page.getByRole('link', { name: 'Zum Portal', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hallo Mia' })).toBeVisible();
  await expect(send).toHaveCount(0);
});
