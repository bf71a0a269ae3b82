import { demoAccounts } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expect, test } from '../fixtures/test.ts';

const CRM_FILES = /\/remotes\/crm\//;
const FIRESTORE = /documents:runQuery/;
const LOADING = 'Lädt...';

test('PORTAL-01 a click shows at once where it leads, and a module that was pointed at is there with its data', async ({
  page,
}) => {
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  const main = page.getByRole('main');
  const tile = (name: string) =>
    main.getByRole('list', { name: 'Bereiche', exact: true }).getByRole('link', { name });
  const greeting = main.getByRole('heading', { level: 1, name: 'Hallo Clara', exact: true });
  await expect(greeting).toBeVisible();

  // its files are held back: what shows meanwhile is the frame
  const held = Promise.withResolvers<undefined>();
  await page.route(/\/remotes\/seminars\//, async (route) => {
    await held.promise;
    await route.continue();
  });
  await tile('Seminare').click();
  const shown = main.getByText('Seminare', { exact: true }).filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(main.getByText(LOADING, { exact: true })).toBeVisible();
  await expect(greeting).toBeHidden();
  held.resolve(undefined);
  await expect(
    main.getByRole('heading', { level: 1, name: 'Seminare', exact: true }),
  ).toBeVisible();

  await page.getByRole('banner').getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(greeting).toBeVisible();
  const customers = page.waitForResponse(
    (response) =>
      FIRESTORE.test(response.url()) && /customers/.test(response.request().postData() ?? ''),
  );
  await tile('CRM').hover();
  await customers;
  await page.waitForLoadState('networkidle');
  // nothing of it can be asked for any more
  await page.route(CRM_FILES, (route) => route.abort());
  await page.route(FIRESTORE, (route) => route.abort());
  await tile('CRM').click();
  await expect(main.getByRole('heading', { level: 1, name: 'CRM', exact: true })).toBeVisible();
  await expect(main.getByRole('row').nth(1)).toBeVisible();
});
