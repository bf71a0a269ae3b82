import { demoAccounts } from '../fixtures/demo.ts';
import { countReads } from '../fixtures/reads.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const slides = 'group[aria-roledescription=slide]';

test('ROUTE-01 PUB-02 visitors meet the default page, whose buttons scroll to its sections', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  for (const [button, section] of [
    [/Seminare/, 'Seminare'],
    [/Coaching/, /Coaching/],
  ] as const) {
    await page
      .getByRole('main')
      .getByRole('button', { name: button })
      .or(page.getByRole('main').getByRole('link', { name: button }))
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport();
  }
});

test('ROUTE-01 a signed-in advisor comes to their own page', async ({ page }) => {
  await signIn(page, 'pro');
  await page.goto('/');
  await expect(page).toHaveURL('/pro');
});

test('PUB-01 the top bar offers sharing and signing in, the portal to advisors only', async ({
  page,
}) => {
  await page.goto('/pro');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: /Teilen/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: /Anmelden|Login/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Portal' })).toHaveCount(0);
  await signIn(page, 'pro');
  await expect(bar.getByRole('link', { name: /Portal/ })).toBeVisible();
  await expect(bar.getByRole('button', { name: /Abmelden|Logout/ })).toBeVisible();
});
