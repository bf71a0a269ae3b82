import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
import { modulesBehindLogin, withEntry } from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { withoutShare } from '../fixtures/shares.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const CRM_FILES = /\/remotes\/crm\//;
const KNOWLEDGE_FILES = /\/remotes\/knowledge\//;
const CRM_ENTRY = /\/remotes\/crm\/.*remote-entry/;
const trouble = (page: Page) =>
  page.getByText('Dieser Bereich ist gerade nicht erreichbar', { exact: true });

async function openCrmFromPortal(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'CRM' }).click();
}

async function expectRetryToWork(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
  await expect(trouble(page)).toHaveCount(0);
}

test('ROUTE-11 a module that is down is explained in its place, the rest goes on, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  await page.route(CRM_FILES, (route) => route.abort());
  await openCrmFromPortal(page);
  await expect(trouble(page)).toBeVisible();
  await expect(page.getByText('Der Rest des Portals funktioniert weiter.')).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByText('Clara Weiß')).toBeVisible();
  await expectAccessible(page);

  await banner.getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  await page.goto('/pro');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');

  await page.goto('/intern/crm');
  await expect(trouble(page)).toBeVisible();
  await page.unroute(CRM_FILES);
  await expectRetryToWork(page);
});

test('ROUTE-11 each module may be down while the portal is open, and is there again without a reload', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await logIn(page, demoAccounts.admin.email);
  await page.goto('/intern/portal');
  const heading = page.getByRole('heading', { level: 1 });
  const link = (path: string) => page.getByRole('banner').locator(`a[href="${path}"]`).first();
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  const modules = modulesBehindLogin();
  expect(modules.length).toBeGreaterThan(1);
  for (const { name, areas } of modules) {
    const files = new RegExp(`/remotes/${name}/`);
    await page.route(files, (route) => route.abort());
    for (const { path } of areas) {
      await link(path).click();
      await expect(page, name).toHaveURL(path);
      await expect(trouble(page), path).toBeVisible();
    }
    await page.getByRole('banner').getByRole('link', { name: 'Portal', exact: true }).click();
    await expect(heading, name).toHaveText(/^Hallo /);
    await page.goBack();
    await expect(trouble(page), name).toBeVisible();
    await page.unroute(files);
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    for (const { path } of areas) {
      await link(path).click();
      await expect(page, name).toHaveURL(path);
      await expect(trouble(page), path).toHaveCount(0);
      await expect(heading, path).toBeVisible();
    }
  }
  expect(reloads).toBe(0);
});

test('ROUTE-11 a person who goes on while a retry is under way arrives there', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  const banner = page.getByRole('banner');
  await expectTakenOver(page);
  await page.route(KNOWLEDGE_FILES, (route) => route.abort());
  await banner.getByRole('link', { name: 'Schnellvideos', exact: true }).click();
  await expect(trouble(page)).toBeVisible();
  await page.unroute(KNOWLEDGE_FILES);
  const held = Promise.withResolvers<null>();
  await page.route(KNOWLEDGE_FILES, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(KNOWLEDGE_FILES);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await asked;
  await banner.getByRole('link', { name: 'Wissensbibliothek', exact: true }).click();
  held.resolve(null);
  await expect(page.getByRole('heading', { level: 1, name: 'Wissensbibliothek' })).toBeVisible();
  await expect(page).toHaveURL('/intern/wissensbibliothek');
});

test('ROUTE-11 when the public pages cannot be loaded there is a way out, and the first retry brings them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ChunkLoadError|RUNTIME-/);
  const files = /\/remotes\/public\//;
  await page.route(files, (route) => route.abort());
  await page.goto('/pro');
  await expect(trouble(page)).toBeVisible();
  await expect(page).toHaveTitle('Dieser Bereich ist gerade nicht erreichbar · WBD');
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'WBD – zum Anfang', exact: true }),
  ).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  await expect(page).toHaveTitle('Clara Weiß · WBD');
});

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

test('ROUTE-11 a module that does not answer is given up after 10 s', async ({ page }) => {
  await signIn(page, 'pro');
  await page.clock.install();
  await page.goto('/intern/portal');
  await page.route(CRM_ENTRY, () => new Promise(() => undefined));
  const asked = page.waitForRequest(
    (request) => CRM_ENTRY.test(request.url()) && request.resourceType() === 'script',
  );
  await openCrmFromPortal(page);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(trouble(page)).toBeVisible();
  await page.unroute(CRM_ENTRY);
  await expectRetryToWork(page);
});

test('ROUTE-11 a module whose answer comes after it was given up is there at the next visit', async ({
  page,
}) => {
  await signIn(page, 'pro');
  await page.clock.install();
  await page.goto('/intern/portal');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(CRM_ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(
    (request) => CRM_ENTRY.test(request.url()) && request.resourceType() === 'script',
  );
  await openCrmFromPortal(page);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(trouble(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Portal', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  await openCrmFromPortal(page);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
});

test('ROUTE-11 without the list of modules a public page says so, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route('**/remotes.json', (route) => route.abort());
  await page.goto('/pro');
  await expect(page.getByText('Das Portal ist gerade nicht erreichbar')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
});

test('ROUTE-11 without the list of modules the portal keeps its header and greeting', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await signIn(page, 'pro');
  await page.route('**/remotes.json', (route) => route.abort());
  await page.goto('/intern/portal');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  await expect(page.getByText('Das Portal ist gerade nicht erreichbar')).toBeVisible();
  await page.unroute('**/remotes.json');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^CRM/ })).toBeVisible();
});

test('without the script that knows who is signed in, an appointment is explained, and the retry goes on', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ChunkLoadError|RUNTIME-/);
  const letThrough = await withoutShare(page, '@wbd/firebase/auth');
  await page.goto('/action/demoadvisorpro/appointment/demoadvisorpro');
  await expect(page.getByText('Das hat leider nicht geklappt')).toBeVisible();
  await expectAccessible(page);
  await letThrough();
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByLabel('Telefonnummer')).toBeVisible();
});

test('the portal fetches nothing of the public pages', async ({ page, context }) => {
  await signIn(page, 'pro');
  const portal = await context.newPage();
  const asked: string[] = [];
  portal.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await portal.goto('/intern/portal', { waitUntil: 'networkidle' });
  await expect(portal.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/remotes/public/'))).toEqual([]);
});

test('the local portal survives an address that does not parse', async () => {
  expect((await fetch(`${portalOrigin}//`)).status).toBe(400);
  expect((await fetch(portalOrigin)).status).toBe(200);
});
