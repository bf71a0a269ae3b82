import { linkMailedTo } from '../fixtures/account-mails.ts';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { setConfirmed, setLoginEmail } from '../fixtures/auth-admin.ts';
import { DEMO_SESSIONS } from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test('an advisor with an unconfirmed address publishes nothing, and goes on once it is confirmed elsewhere', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await setConfirmed(advisor.uid, false);
  await signInAs(page, advisor);
  const heading = page.getByRole('heading', {
    name: 'Bestätige zuerst deine E-Mail-Adresse',
    exact: true,
  });
  for (const path of ['/intern/expert-videos/new', '/intern/veranstaltungen/new']) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(
      page.getByText(
        'Was du hier veröffentlichst, sehen auch Besucher anderer Berater. Öffne deshalb zuerst den Link in unserer E-Mail an dich. Danach geht es hier weiter.',
        { exact: true },
      ),
    ).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
  for (const [path, why] of [
    ['/intern/wissensbibliothek', /^Was hier liegt, teilen die Berater deiner Organisation/],
    [`/intern/veranstaltungen/view/${DEMO_SESSIONS.colleague}/register`, /^Wen du einlädst, dem/],
  ] as const) {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await expect(page.getByText(why)).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
  await page.goto('/intern/veranstaltungen/new');
  await page.getByRole('link', { name: 'Keine E-Mail bekommen?', exact: true }).click();
  await expect(
    page.getByRole('button', { name: 'Link noch einmal schicken', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(heading).toBeVisible();

  await setConfirmed(advisor.uid, true);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByLabel('Titel')).toBeVisible();
  await expect(heading).toHaveCount(0);
});

test('a login with another address than its account gets the account’s by a link in a mail to it', async ({
  page,
  browser,
}) => {
  const advisor = await freshAdvisor();
  const other = freshPerson().email;
  await setLoginEmail(advisor.uid, other);
  await signInAs(page, { ...advisor, email: other });
  await page.goto('/intern/portal');
  await expect(
    page.getByText(
      `Deine Anmelde-Adresse und die Adresse deines Kontos unterscheiden sich: Du bist mit ${other} angemeldet, dein Konto hat ${advisor.email}. Bestätige ${advisor.email} über den Link, den wir dorthin schicken. Ab dann meldest du dich damit an; dein Passwort bleibt.`,
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto('/intern/veranstaltungen/new');
  await expect(
    page.getByRole('heading', { name: 'Bestätige zuerst deine E-Mail-Adresse', exact: true }),
  ).toBeVisible();
  await page.goto('/intern/portal');
  await page.getByRole('button', { name: 'Link schicken', exact: true }).click();
  await expect(page.getByText('Der Link ist unterwegs.', { exact: false })).toBeVisible();

  await page.goto(await linkMailedTo(advisor.email, 'change-email'));
  await page.getByRole('button', { name: 'Adresse übernehmen', exact: true }).click();
  await expect(
    page.getByText(`Melde dich ab jetzt mit ${advisor.email} an. Dein Passwort bleibt.`, {
      exact: true,
    }),
  ).toBeVisible();
  const elsewhere = await (await browser.newContext()).newPage();
  await signInAs(elsewhere, advisor);
  await elsewhere.goto('/intern/veranstaltungen/new');
  await expect(elsewhere.getByLabel('Titel')).toBeVisible();
});
