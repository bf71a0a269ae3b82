import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectWords } from '../fixtures/messages.ts';
import { mailsTo } from '../fixtures/people.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const NEW_PASSWORD = 'leise Mühle';

test('an advisor changes name, password and e-mail address; the link confirms the new address, and the old one gets a mail', async ({
  browser,
  page,
  consoleErrors,
}) => {
  // the wrong password and the one that is easy to guess
  consoleErrors.allow(/400 \(Bad Request\) .*(accounts:signInWithPassword|\/changePassword)/);
  const advisor = await freshAdvisor({ name: 'konto' });
  const next = `neu-${advisor.code}@example.org`;
  await logIn(page, advisor.email);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/intern/profile');
  await page.getByRole('tab', { name: 'Konto', exact: true }).click();

  await page.getByLabel('Vorname').fill('WBD');
  await page.getByLabel('Nachname').fill('Support');
  const saveName = page.getByRole('button', { name: 'Name speichern', exact: true });
  await saveName.click();
  await expect(
    page.getByText('Bitte gib einen Nachnamen aus Buchstaben an, der nicht nach WBD klingt'),
  ).toBeVisible();
  await page.getByLabel('Vorname').fill('Frieda');
  await page.getByLabel('Nachname').fill('Berg');
  await saveName.click();
  await expectWords(page, 'Dein Name ist gespeichert');
  await expectAccessibleEverywhere(page);

  const password = page.getByLabel('Dein bisheriges Passwort');
  const save = page.getByRole('button', { name: 'Passwort ändern', exact: true });
  await password.fill('falsch');
  await page.getByLabel('Neues Passwort', { exact: true }).fill('Sommer2026');
  await page.getByLabel('Neues Passwort wiederholen').fill('Sommer2026');
  await save.click();
  await expect(page.getByText('Das Passwort stimmt nicht.', { exact: true })).toBeVisible();
  await password.fill(DEMO_PASSWORD);
  await save.click();
  // a password that is easy to guess is refused, and the form keeps its values
  await expect(page.getByLabel('Neues Passwort', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await page.getByLabel('Neues Passwort', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Neues Passwort wiederholen').fill(NEW_PASSWORD);
  await save.click();
  await expectWords(page, 'Dein neues Passwort gilt ab jetzt');

  await page.getByLabel('Neue E-Mail-Adresse').fill(next);
  await page.getByLabel('Dein Passwort', { exact: true }).fill(NEW_PASSWORD);
  await page
    .getByRole('button', { name: 'Link an die neue Adresse schicken', exact: true })
    .click();
  await expectWords(page, `Schau in das Postfach von ${next}`);
  const linkIn = async () => {
    const [mail] = await mailsTo(next);
    return /href="([^"]*\/auth\/change-email#[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? '';
  };
  await expect.poll(linkIn, { timeout: patient(30_000) }).not.toBe('');
  const link = await linkIn();
  await page.goto(link);
  await expect(
    page.getByText(
      `Soll dein WBD-Konto ab jetzt ${next} haben? Dann bestätige es mit einem Klick.`,
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Adresse übernehmen', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Dein Konto hat die neue Adresse', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await expect
    .poll(async () => (await mailsTo(advisor.email)).map(({ subject }) => subject), {
      timeout: patient(30_000),
    })
    .toContain('Dein WBD-Konto hat eine neue E-Mail-Adresse');

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/auth');
  await submitCredentials(elsewhere, next, NEW_PASSWORD);
  await expect(elsewhere).toHaveURL(`/${advisor.code}`);

  // a link is good once
  await elsewhere.goto(link);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'Dieser Link gilt nicht mehr', exact: true }),
  ).toBeVisible();
  await elsewhere.context().close();
});
