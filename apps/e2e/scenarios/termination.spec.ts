import { addMonths } from '@wbd/domain/plans';
import { formatDate } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { logIn } from '../fixtures/login.ts';
import { basicAdvisor, bookProbe, PAYMENT } from '../fixtures/packages.ts';
import { freshPerson, mailsTo } from '../fixtures/people.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(150_000) });

test('a visitor ends a package from the foot of a page, confirms it from the mailbox of the account, and it ends with its term', async ({
  page,
  browser,
}) => {
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await bookProbe(page, 'Lite', 'Zahlung klappt');
  await page.goto('/intern/profile');
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'Verträge hier kündigen' }),
  ).toHaveAttribute('href', '/kuendigen');

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const visitor = await context.newPage();
  const { email: reader } = freshPerson();
  await visitor.goto('/pro');
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Verträge hier kündigen', exact: true })
    .click();
  await expect(visitor).toHaveURL('/kuendigen');
  await expectAccessibleEverywhere(visitor);
  await visitor.getByRole('radio', { name: /^Außerordentlich/ }).check();
  await visitor.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(visitor.getByText('Bitte nenne den Grund', { exact: true })).toBeVisible();
  await visitor.getByRole('radio', { name: /^Ordentlich/ }).check();
  await visitor.getByRole('textbox', { name: 'Name' }).fill('Frieda Frisch');
  await visitor.getByLabel('E-Mail-Adresse deines Kontos').fill(advisor.email);
  await visitor.getByLabel('E-Mail-Adresse für die Bestätigung').fill(reader);
  await visitor.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Stimmt alles?' })).toBeVisible();
  await expectAccessibleEverywhere(visitor);
  // the answer is lost: the next try is the same declaration
  await visitor.route('**/declareTermination', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const submit = visitor.getByRole('button', { name: 'jetzt kündigen', exact: true });
  await submit.click();
  await expect(
    visitor.getByText('Deine Kündigung ist noch nicht eingegangen', { exact: true }),
  ).toBeVisible();
  await visitor.unroute('**/declareTermination');
  await submit.click();
  const received = visitor.getByRole('heading', {
    level: 1,
    name: 'Deine Kündigung ist eingegangen',
    exact: true,
  });
  await expect(received).toBeFocused();
  await expect(visitor.getByText('Eingegangen am', { exact: true })).toBeVisible();
  const saved = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Bestätigung speichern', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe('kuendigung-wbd.txt');
  await expectAccessibleEverywhere(visitor);

  const mailTo = async (address: string, subject: string) => {
    const found = (await mailsTo(address)).filter((mail) => mail.subject === subject);
    expect(found).toHaveLength(1);
    return found[0]?.text ?? '';
  };
  const asked = 'Hast du deinen Vertrag bei WBD gekündigt?';
  await expect(async () => {
    // anyone can enter any address, so the mail contains none of the typed text
    expect(await mailTo(reader, 'Deine Kündigung ist eingegangen')).not.toContain('Frieda Frisch');
    await mailTo(advisor.email, asked);
  }).toPass(PAYMENT);
  const question = await mailTo(advisor.email, asked);
  const link = /\/kuendigen\/bestaetigen#[\w.-]+/.exec(question)?.[0] ?? '';
  await visitor.goto(link);
  await expect(visitor.getByText('Frieda Frisch', { exact: true })).toBeVisible();
  const end = formatDate(addMonths(new Date(), 1));
  await expect(
    visitor.getByText(`Dein Paket WBD Lite endet damit am ${end}.`, { exact: true }),
  ).toBeVisible();
  await expectAccessibleEverywhere(visitor);
  await visitor.getByRole('button', { name: 'Kündigung bestätigen', exact: true }).click();
  await expect(
    visitor.getByRole('heading', { level: 1, name: 'Deine Kündigung ist bestätigt', exact: true }),
  ).toBeVisible();
  await context.close();

  await expect(async () => {
    await page.goto('/intern/profile');
    await expect(page.getByText('Gekündigt zum', { exact: true })).toBeVisible();
  }).toPass(PAYMENT);
  await expect(page.getByText(end, { exact: true }).first()).toBeVisible();
  await expect(async () => {
    expect(await mailTo(advisor.email, 'Deine Kündigung ist bestätigt')).toContain(
      `Dein Paket endet am ${end}.`,
    );
  }).toPass(PAYMENT);
});
