import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('the tile on the dashboard leads to the page, and the page to its help', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  const tile = page.getByRole('main').getByRole('link', { name: /^Termine/ });
  await tile.click();
  await expect(page).toHaveURL('/intern/termine');
  await expect(page.getByRole('heading', { level: 1, name: 'Termine', exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('main').getByRole('link', { name: 'Hilfe', exact: true }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Hilfe: Termine', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});
