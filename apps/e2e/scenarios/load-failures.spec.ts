import { patient } from '@wbd/tools/host-speed';

import { demoAccounts, DEMO_SESSIONS } from '../fixtures/demo.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const READS = /documents[^?]*:(?:batchGet|runQuery)/;
/** Three attempts, one second and two apart. */
const PATIENT = { timeout: patient(20_000) };

test.describe.configure({ timeout: patient(90_000) });
test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
});

for (const [id, path, failure] of [
  ['PUB-14', '/pro/shared/testimonial/testimonialhassan000', 'Fehler beim Laden des Testimonials'],
  [
    'APPT-02',
    '/action/demoadvisorpro/appointment/demoadvisorpro',
    'Konnte Berater-Daten nicht laden',
  ],
] as const) {
  test(`${id} '${failure}' and the retry shows the page`, async ({ page }) => {
    // opened from another page, because the HTML of its own address brings the data
    await page.goto('/pro');
    // before that no one hears that the address has changed
    await expectTakenOver(page);
    await page.route(READS, (route) => route.abort());
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    const told = page.getByText(failure, { exact: true });
    await expect(told).toBeVisible(PATIENT);
    await page.unroute(READS);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/Clara/).first()).toBeVisible();
  });
}

test("SEM-06.7 CRM-02.6 'Fehler beim Laden des Termins', and a list that cannot be refreshed stays", async ({
  page,
}) => {
  await page.clock.install();
  await signInTo(page, '/intern/crm', demoAccounts.pro);
  const customers = page.getByRole('row');
  await expect(customers.nth(1)).toBeVisible();

  await page.route(READS, (route) => route.abort());
  await page.clock.fastForward('06:00');
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
  await expect(
    page.getByText('Fehler beim Aktualisieren der Kundendaten', { exact: true }),
  ).toBeVisible(PATIENT);
  await expect(customers.nth(1)).toBeVisible();

  await page.unroute(READS);
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  await page.route(READS, (route) => route.abort());
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/intern/veranstaltungen/view/${DEMO_SESSIONS.sevenLeft}`);
  await expect(page.getByText('Fehler beim Laden des Termins', { exact: true })).toBeVisible(
    PATIENT,
  );
});
