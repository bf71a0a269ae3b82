import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('the tile on the dashboard leads to the page', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  const tile = page.getByRole('main').getByRole('link', { name: /^Wissensbibliothek/ });
  await tile.click();
  await expect(page).toHaveURL('/intern/wissensbibliothek');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Wissensbibliothek', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
});
