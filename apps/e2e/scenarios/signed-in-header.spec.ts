import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

test('PUB-01 the link to the sign-in page is hidden from signed-in people, also before any script has arrived', async ({
  page,
}) => {
  const bar = page.getByRole('banner');
  const signIn = bar.getByRole('link', { name: 'Anmelden', exact: true, includeHidden: true });
  await page.goto('/pro');
  await expect(signIn).toBeVisible();

  await logIn(page, demoAccounts.pro.email);
  await page.goto('/pro');
  await expect(bar.getByRole('button', { name: 'Abmelden', exact: true })).toBeVisible();

  const scripts = Promise.withResolvers<null>();
  const isScript = (url: URL) => url.pathname.endsWith('.js');
  await page.route(isScript, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(signIn).toHaveCount(1);
  await expect(signIn).toBeHidden();
  scripts.resolve(null);
  await expect(bar.getByRole('button', { name: 'Abmelden', exact: true })).toBeVisible();
  await expect(signIn).toHaveCount(0);
  await page.unroute(isScript);

  await bar.getByRole('button', { name: 'Abmelden', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(signIn).toBeVisible();
});
