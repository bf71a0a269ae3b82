import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

test('ROUTE-11 a module that is down is explained in its place, and the retry brings it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ERR_CONNECTION/);
  await signIn(page, 'pro');
  await page.goto('/intern/portal');
  await page.route(/\/remotes\/crm\//, (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'CRM' }).click();
  await expect(page.getByText('Dieser Bereich ist gerade nicht erreichbar')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.unroute(/\/remotes\/crm\//);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
});
