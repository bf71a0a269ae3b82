import { formatDate } from '@wbd/domain/time';
import { patient } from '@wbd/tools/host-speed';
import { advanceDays, localStripe } from '@wbd/tools/stripe-testing';
import type { Page } from '@playwright/test';
import { basicAdvisor, bookProbe, customerOf } from '../fixtures/packages.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(240_000) });

/** From a change at Stripe to the page: webhook, function, and the page that looks again. */
const PATIENT = { timeout: patient(90_000) };
const stripe = localStripe(process.env);

const notice = (page: Page, title: string | RegExp) =>
  page.getByRole('status').filter({ hasText: title });

/** Leaves for the page of the payment provider, does something there and comes back to the dashboard. */
async function atStripe(page: Page, button: string, act: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dein Abo', exact: true }).first()).toBeVisible(
    PATIENT,
  );
  await act();
  await page.getByRole('link', { name: /Zurück zum Portal/ }).click();
  await expect(page).toHaveURL('/intern/profile');
  await page.goto('/intern/portal');
}

test('PAY-03 the dashboard warns of an end, an open payment and an ended package, and leads to what settles it', async ({
  page,
  consoleErrors,
}) => {
  // the package ends while the page asks for what belongs to it
  consoleErrors.allow(/status of 403/);
  const advisor = await basicAdvisor();
  await logIn(page, advisor.email);
  await bookProbe(page, 'Pro', 'Klappt heute, scheitert bei der nächsten Abbuchung');
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { level: 1, name: /^Hallo / })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'WBD Pro' })).toHaveCount(0);

  const customer = await customerOf(advisor.uid);
  const [bought] = (await stripe.subscriptions.list({ customer })).data;
  const end = bought?.items.data[0]?.current_period_end ?? 0;
  await stripe.subscriptions.update(bought?.id ?? '', { cancel_at_period_end: true });
  const ending = notice(page, `WBD Pro (Probe) endet am ${formatDate(new Date(end * 1000))}.`);
  await expect(async () => {
    await page.reload();
    await expect(ending).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENT);
  await expect(ending).toContainText('Danach hast du WBD Basic. Deine Daten bleiben erhalten.');
  await expectAccessibleEverywhere(page);
  await atStripe(page, 'Kündigung zurücknehmen', () =>
    page.getByRole('button', { name: 'Doch nicht kündigen', exact: true }).click(),
  );
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /^Hallo / })).toBeVisible();
    await expect(ending).toHaveCount(0, { timeout: 2_000 });
  }).toPass(PATIENT);

  await advanceDays(stripe, customer, 32);
  const [open] = (await stripe.invoices.list({ customer, status: 'open' })).data;
  const day = (seconds: number | null | undefined) => formatDate(new Date((seconds ?? 0) * 1000));
  const owed = notice(page, 'Deine Zahlung für WBD Pro (Probe) hat nicht geklappt.');
  await expect(async () => {
    await page.reload();
    await expect(owed).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENT);
  await expect(owed).toContainText(
    `Seit dem ${day(open?.created)} sind 355,81\u00a0€ offen. Hinterlege bis zum ${day(open?.next_payment_attempt)} eine gültige Karte, dann buchen wir noch einmal ab. Bleibt die Zahlung offen, endet dein Paket.`,
  );
  await expectAccessibleEverywhere(page);
  await atStripe(page, 'Karte aktualisieren', async () => {
    await page.locator('summary').click();
    await page.getByText('Zahlung klappt', { exact: true }).click();
    await page.getByRole('button', { name: 'Karte ersetzen', exact: true }).click();
  });
  // gone without a reload
  await expect(page.getByRole('heading', { level: 1, name: /^Hallo / })).toBeVisible();
  await expect(owed).toHaveCount(0, PATIENT);

  await stripe.subscriptions.cancel(bought?.id ?? '');
  const ended = notice(page, 'WBD Pro (Probe) ist beendet.');
  await expect(async () => {
    await page.reload();
    await expect(ended).toBeVisible({ timeout: 3_000 });
  }).toPass(PATIENT);
  await expectAccessibleEverywhere(page);
  await ended.getByRole('link', { name: 'Wieder buchen', exact: true }).click();
  await expect(page).toHaveURL('/intern/pricing/pro');
});
