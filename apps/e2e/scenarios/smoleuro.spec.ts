import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { show } from '../fixtures/navigation.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(60_000) });

test('ROUTE-09.1,2 PAY-02.2 an advisor pays 50 cents for a try, which changes nothing about the package', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_CONNECTION_REFUSED/);
  const advisor = await freshAdvisor();
  const says = (text: string) => page.getByText(text, { exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  await page.goto('/smoleuro');
  await expect(title('Zahlung testen')).toBeVisible();
  await expect(says('Melde dich als Berater an, um die Zahlung zu testen.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Anmeldung', exact: true }).click();
  await submitCredentials(page, advisor.email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/smoleuro');
  const pay = page.getByRole('button', { name: '0,50 € bezahlen', exact: true });
  await expect(pay).toBeVisible();
  await expectAccessible(page);

  const checkout = `${functionsOrigin}/**/createCheckout`;
  await page.route(checkout, (route) => route.abort('connectionrefused'));
  await pay.click();
  await expect(
    says('Fehler beim Weiterleiten zur Zahlung. Bitte versuche es in wenigen Minuten erneut.'),
  ).toBeVisible();
  await page.unroute(checkout);
  const before = await readFields(`advisors/${advisor.uid}`);
  await pay.click();
  await page
    .getByRole('button', { name: /^0,50\s€ bezahlen$/ })
    .click({ timeout: patient(30_000) });
  await expect(page).toHaveURL('/smoleuro-graciously-given');
  await expect(title('Danke, deine Zahlung hat geklappt')).toBeVisible();
  await expect(says('Du hast 0,50 € bezahlt. An deinem Paket ändert sich nichts.')).toBeVisible();
  await expectAccessible(page);
  expect(await readFields(`advisors/${advisor.uid}`)).toEqual(before);
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Deine Zahlung ist nicht abgeschlossen')).toHaveCount(0);
});

test('ROUTE-09.3 no page leads to the test offer', async ({ page }) => {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/portal');
  for (const path of ['/', '/partner/pricing', '/intern/portal', '/intern/pricing/pro']) {
    await show(page, path);
    const links = page.locator('a[href]');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length, path).toBeGreaterThan(3);
    expect(hrefs.filter((href) => href?.includes('smoleuro'))).toEqual([]);
  }
});
