import { aPrice, localStripe } from '@wbd/tools/stripe-testing';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

test.describe.configure({ timeout: patient(90_000) });

const FIRST_CALL = { timeout: patient(30_000) };

test('ADMIN-04 an admin sees the plan of each price, and who has a price that belongs to none', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const says = (text: string) => page.getByText(text, { exact: true });
  const calls = `${functionsOrigin}/**/planPrices`;
  await page.route(calls, (route) => route.abort());
  await signInTo(page, '/admin', demoAccounts.admin);
  const areas = page.getByRole('navigation', { name: 'Admin-Bereiche' });
  await areas.getByRole('link', { name: 'Preise', exact: true }).click();
  await expect(page).toHaveURL('/admin/preise');
  await expect(page.getByRole('heading', { level: 1, name: 'Preise', exact: true })).toBeVisible();
  await expect(says('Die Preise konnten nicht geladen werden.')).toBeVisible(FIRST_CALL);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();

  const table = page.getByRole('table', { name: 'Preise der Pakete', exact: true });
  const row = table.getByRole('row').filter({ hasText: 'Pro (jährlich)' });
  await expect(row).toContainText('999,00 € im Jahr', FIRST_CALL);
  await expect(row).toContainText('Stufe 2');
  await expect(row).toContainText('Für neue Abos');
  await expect(row).toContainText('Metadaten des Preises');
  await expect(row).toContainText('WBD Pro Jährlich');
  await expect(table.getByRole('row')).toHaveCount(7);
  await expect(says('Keine unbekannten Preise')).toBeVisible();
  await expectAccessibleEverywhere(page);

  const stripe = localStripe(process.env);
  const unknown = await aPrice(stripe);
  const advisor = await freshAdvisor();
  await setFields(`accounts/${advisor.uid}`, {
    billing: {
      customer: `cus_${advisor.uid}`,
      revision: 1,
      subscription: null,
      unknownPrices: [unknown.id],
    },
  });
  const refresh = page.getByRole('button', { name: 'Aktualisieren', exact: true });
  await refresh.click();
  const prices = page.getByRole('list', { name: 'Unbekannte Preise', exact: true });
  await expect(prices.getByRole('heading', { name: 'Paket', exact: true })).toBeVisible(FIRST_CALL);
  await expect(says(`10,00 € im Monat · ${unknown.id}`)).toBeVisible();
  await expect(says('1 Berater hat ihn:')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Was zu tun ist' })).toContainText('„wbd_price“');
  await expectAccessibleEverywhere(page);

  const product = typeof unknown.product === 'string' ? unknown.product : unknown.product.id;
  await stripe.products.update(product, { metadata: { wbd_price: 'wbd_pro_annual' } });
  await refresh.click();
  await expect(
    says('Inzwischen zugeordnet: Pro (jährlich). Das gilt ab der nächsten Änderung am Abo.'),
  ).toBeVisible(FIRST_CALL);
  await prices.getByRole('link', { name: advisor.email, exact: true }).click();
  await expect(page).toHaveURL(`/admin/berater/${advisor.uid}`);
  // leave the list empty for other tests
  await setFields(`accounts/${advisor.uid}`, { billing: null });
});
