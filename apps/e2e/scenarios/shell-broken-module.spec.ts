import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
import { withEntry } from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import {
  CRM_ENTRY,
  expectRetryToWork,
  openCrmFromPortal,
  trouble,
} from '../fixtures/module-trouble.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

for (const [what, answer] of [
  ['something that is no script', '<!doctype html><title>Wartung</title>'],
  ['a script that is no module', 'globalThis.somethingElse = true;'],
] as const) {
  test(`ROUTE-11 an entry that answers with ${what} is not run but explained, and the retry loads the module`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/integrity/);
    await logIn(page, demoAccounts.pro.email);
    await page.goto('/intern/portal');
    await page.route(CRM_ENTRY, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: answer }),
    );
    await openCrmFromPortal(page);
    await expect(trouble(page)).toBeVisible();
    expect(await page.evaluate(() => 'somethingElse' in globalThis)).toBe(false);
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(CRM_ENTRY);
    await expectRetryToWork(page);
  });
}

const needsNewerPortal = (page: Page) =>
  page.getByText('Dieser Bereich braucht eine neuere Version des Portals', { exact: true });
const brokenArea = (page: Page) =>
  page.getByText('Dieser Bereich hat gerade einen Fehler', { exact: true });

for (const [what, uses] of [
  ['a name', { exports: { '@wbd/ui': ['Dial'] } }],
  ['a share', { exports: { '@wbd/ui/dial': ['Dial'] } }],
  ['another major version of React', { versions: { react: '20.0.0' } }],
] as const) {
  test(`ROUTE-11 a module that takes ${what} which this shell does not give is explained before it is requested`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/The module crm cannot be shown: needs another version of the shell/);
    await signIn(page, 'pro');
    await withEntry(page, 'crm', (entry) => ({ ...entry, uses: { ...entry.uses, ...uses } }));
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(request.url());
    });
    await page.goto('/intern/crm');
    await expect(needsNewerPortal(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
    expect(asked.filter((url) => CRM_ENTRY.test(url))).toEqual([]);
    await page.unroute('**/remotes.json');
    await page.getByRole('button', { name: 'Neu laden', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  });
}

test('ROUTE-11 a module that throws while it loads says so, in the page and in the console', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/The module crm cannot be shown: kaputt/);
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  await signIn(page, 'pro');
  await page.route(/\/remotes\/crm\/.*\/chunks\//, async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replace(
      'contract:2',
      "contract:(()=>{throw new Error('kaputt')})()",
    );
    await route.fulfill({ response, body: script });
  });
  await page.goto('/intern/crm');
  await expect(brokenArea(page)).toBeVisible();
  await expect(page.getByText('Prüfe deine Internetverbindung')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeVisible();
  await expectAccessible(page);
  expect(told).toEqual(['The module crm cannot be shown: kaputt']);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Neu laden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
});

for (const [what, change] of [
  ['is malformed', { version: null }],
  ['tells not even where it is', { areas: 'none' }],
  ['names a script on another origin', { entry: 'https://fremd.example/entry.js' }],
] as const) {
  test(`ROUTE-11 a module whose entry ${what} is a broken module in its place, and nothing else is`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/the entry of the module crm cannot be read/);
    await signIn(page, 'pro');
    await withEntry(page, 'crm', (entry) => ({ ...entry, ...change }));
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('fremd.example')) foreign.push(request.url());
    });
    await page.goto('/intern/crm');
    await expect(brokenArea(page)).toBeVisible();
    await expectAccessible(page);
    expect(foreign).toEqual([]);
    await page.goto('/intern/portal');
    await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
    await page.goto('/pro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  });
}
