import type { Page } from '@playwright/test';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const { email, uid } = demoAccounts.pro;

const READS = /documents:batchGet/;

/** Firestore answers everything but the advisor's own document. */
async function withoutAdvisor(page: Page, advisor: string): Promise<void> {
  await page.route(READS, (route) =>
    route.request().postData()?.includes(`/advisors/${advisor}`) ? route.abort() : route.continue(),
  );
}

test('AUTH-07.1 an advisor whose code cannot be read sees an error and can sign in later', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.goto('/auth');
  await withoutAdvisor(page, uid);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(
    page.getByText('Fehler beim Laden der Berater-Informationen', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth');
  await page.unroute(READS);
  await submitCredentials(page, email, DEMO_PASSWORD);
  await expect(page).toHaveURL('/pro');
});

test('a portal page says when it cannot find out who looks, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  await withoutAdvisor(page, advisor.uid);
  await page.goto('/intern/portal');
  await expect(
    page.getByRole('heading', { name: 'Fehler beim Authentifizieren', exact: true }),
  ).toBeVisible();
  await page.unroute(READS);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { name: 'Hallo Frieda' })).toBeVisible();
});
