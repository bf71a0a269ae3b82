import * as z from 'zod/mini';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { demoAccounts, DEMO_PASSWORD } from '../fixtures/demo.ts';
import { liveScripts, shellScripts } from '../fixtures/deployment.ts';
import { signIn, submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('ROUTE-03.1,2 a customer learns that the portal is for advisors, and finds the way home', async ({
  page,
}) => {
  await signInAsCustomer(page);
  for (const path of ['/intern/portal', '/intern/crm']) {
    await page.goto(path);
    await expect(page.getByText('Zugriff verweigert')).toBeVisible();
    await expect(page.getByText('Diese Seite ist nur für Berater/Kunden verfügbar')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

for (const path of ['/partner/foo', '/legal/foo', '/pro/gibtesnicht', '/a/b/c/d']) {
  test(`ROUTE-05.1,2 ${path} shows the error page`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('ROUTE-05.1,2 unknown paths of the portal and of a module show the error page', async ({
  page,
}) => {
  await signIn(page, 'pro');
  for (const path of ['/intern/gibtesnicht', '/intern/crm/gibtesnicht/hier']) {
    await page.goto(path);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL('/pro');
});

const shareSchema = z.object({
  from: z.string(),
  loaded: z.optional(z.boolean()),
  useIn: z.array(z.string()),
});
const instancesSchema = z.array(
  z.object({
    name: z.string(),
    own: z.array(z.string()),
    scope: z.record(z.string(), z.array(shareSchema)),
  }),
);

/** What the federation runtime knows: every container, the packages in it, and the scope it takes from. */
const INSPECT = `__FEDERATION__.__INSTANCES__.map(({ name, options, shareScopeMap }) => ({
  name,
  own: Object.keys(options.shared),
  scope: Object.fromEntries(Object.entries(shareScopeMap.default).map(([request, versions]) => [
    request,
    Object.values(versions).map(({ from, loaded, useIn }) => ({ from, loaded, useIn })),
  ])),
}))`;

test('one React, router, cache, Firebase, session and Chakra run in the page, and all modules use them', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.evaluate('globalThis.sameDocument = true');
  await submitCredentials(page, demoAccounts.pro.email, DEMO_PASSWORD);
  await page.getByRole('banner').getByRole('link', { name: 'Portal' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'CRM' }).click();
  // the module sees the session that another module began, without a new page
  await expect(page.getByText('Björn Ahlers')).toBeVisible();
  expect(await page.evaluate('globalThis.sameDocument')).toBe(true);

  const instances = instancesSchema.parse(await page.evaluate(INSPECT));
  expect(instances.map(({ name }) => name).toSorted()).toEqual([
    'wbd_crm',
    'wbd_public',
    'wbd_shell',
  ]);
  const modules = instances.filter(({ name }) => name !== 'wbd_shell');
  for (const { own } of modules) expect(own).toEqual([]);
  const used = [
    'react',
    'react/jsx-runtime',
    '@wbd/router',
    '@wbd/query',
    '@wbd/firebase/firestore',
    '@wbd/auth',
    '@wbd/ui',
  ];
  for (const { scope } of instances) {
    for (const [request, copies] of Object.entries(scope)) {
      expect(copies, request).toHaveLength(1);
    }
    for (const request of used) {
      const [copy] = scope[request] ?? [];
      expect(copy, request).toMatchObject({ from: 'wbd_shell', loaded: true });
      expect(copy?.useIn, request).toEqual(
        expect.arrayContaining(['wbd_shell', 'wbd_public', 'wbd_crm']),
      );
    }
  }
});

test('no module contains a copy of what the shell provides', async () => {
  // React, the router, Firebase and Chakra carry these words in every build of theirs
  for (const mark of ['react.dev/errors', 'useRoutes()', '@firebase/app', 'chakra-aspect-ratio']) {
    const filesWith = (scripts: { file: string; content: string }[]) =>
      scripts.filter(({ content }) => content.includes(mark)).map(({ file }) => file);
    expect(filesWith(shellScripts()), mark).not.toEqual([]);
    for (const module of ['public', 'crm']) {
      expect(filesWith(await liveScripts(module)), `${mark} in ${module}`).toEqual([]);
    }
  }
});
