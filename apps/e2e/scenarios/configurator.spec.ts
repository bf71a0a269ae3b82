import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('the tile on the dashboard leads to the page', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  const tile = page.getByRole('main').getByRole('link', { name: /^Konfigurator/ });
  await tile.click();
  await expect(page).toHaveURL('/intern/konfigurator');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Konfigurator', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});
