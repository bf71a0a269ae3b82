import { demoAccounts } from '../fixtures/demo.ts';
import { modulesBehindLogin } from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import {
  CRM_ENTRY,
  CRM_FILES,
  expectRetryToWork,
  KNOWLEDGE_FILES,
  openCrmFromPortal,
  trouble,
} from '../fixtures/module-trouble.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { withoutShare } from '../fixtures/shares.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('ROUTE-11.1,2,3 a module that is down is explained in its place, the rest goes on, and the retry shows it', async ({
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

test('ROUTE-11.1,2,3 each module may be down while the portal is open, and is there again without a reload', async ({
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
  // the header leads to those
  const modules = modulesBehindLogin().filter(({ areas }) => areas.every(({ tile }) => tile));
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
