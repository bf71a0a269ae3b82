import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { signInTo, submitCredentials } from '../fixtures/sign-in.ts';
import { expectToast } from '../fixtures/messages.ts';
import { mailsTo } from '../fixtures/people.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(120_000) });

const PATIENT = { timeout: patient(60_000) };

test('ADMIN-05 an admin blocks an advisor for a reason: open sessions and sign-ins end, the page is gone, a mail says why; unblocking brings everything back', async ({
  page,
  browser,
  consoleErrors,
}) => {
  consoleErrors.allow(/status of (400|403|404)/);
  const advisor = await freshAdvisor();
  const own = await (await browser.newContext()).newPage();
  await logIn(own, advisor.email);
  await own.goto('/intern/portal');
  await expect(own.getByRole('heading', { level: 1 })).toBeVisible();

  await signInTo(page, `/admin/berater/${advisor.uid}`, demoAccounts.admin);
  const says = (text: string) => page.getByText(text, { exact: true });
  await page.getByRole('button', { name: 'Zugang sperren', exact: true }).click(PATIENT);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName('Zugang sperren?');
  const confirm = dialog.getByRole('button', { name: 'Zugang sperren', exact: true });
  await confirm.click();
  await expect(dialog.getByText('Nenne den Grund', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Grund').fill('Werbung für Glücksspiel');
  await confirm.click();
  await expectToast(page, 'Zugang gesperrt', PATIENT);
  await expect(says('Grund: Werbung für Glücksspiel')).toBeVisible();
  await expectAccessibleEverywhere(page);

  // the session that was open: a token that still holds leads to the reason, one that is looked up to the sign-in
  await own.reload();
  await expect(
    own
      .getByText('Dein Zugang ist gesperrt', { exact: true })
      .or(own.getByRole('button', { name: 'Anmelden', exact: true })),
  ).toBeVisible(PATIENT);
  await expect.poll(() => readFields(`publicPages/${advisor.code}`), PATIENT).toBeNull();
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(`/${advisor.code}`))?.status()).toBe(404);
  await visitor.goto('/auth');
  await submitCredentials(visitor, advisor.email, DEMO_PASSWORD);
  await expect(
    visitor
      .getByText(
        'Dieser Zugang ist gesperrt oder wird gerade gelöscht. Mehr steht in unserer E-Mail an dich. Bei Fragen findest du unsere Adresse im Impressum.',
      )
      .first(),
  ).toBeVisible(PATIENT);
  const said = async () =>
    (await mailsTo(advisor.email)).find(
      ({ subject }) => subject === 'Dein Zugang zu WBD ist gesperrt',
    )?.text;
  await expect.poll(said, PATIENT).toContain('Der Grund: Werbung für Glücksspiel');

  await page.getByRole('button', { name: 'Zugang wieder öffnen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Zugang wieder öffnen', exact: true }).click();
  await expectToast(page, 'Zugang wieder geöffnet', PATIENT);
  await expect(says('Der Zugang ist offen.')).toBeVisible();
  await expect.poll(() => readFields(`publicPages/${advisor.code}`), PATIENT).not.toBeNull();
  await expect(async () => {
    await submitCredentials(visitor, advisor.email, DEMO_PASSWORD);
    await expect(visitor).not.toHaveURL(/\/auth/, { timeout: patient(5_000) });
  }).toPass(PATIENT);

  await page.goto('/admin/protokoll');
  const entry = page.getByRole('row').filter({ hasText: advisor.email });
  await expect(entry).toHaveCount(2);
  await expect(entry.last()).toContainText('Zugang gesperrtGrund: Werbung für Glücksspiel');
});
