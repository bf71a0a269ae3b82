import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { root, runCommand, runDeployCommand } from '../fixtures/commands.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import {
  canaryVersion,
  deployWithText,
  hashesBesides,
  keepDeployment,
  liveVersion,
  previewWithText,
  tryWithText,
} from '../fixtures/deployment.ts';
import { logIn } from '../fixtures/login.ts';
import { area, filesOf, refusalOfCrm, text } from '../fixtures/module-files.ts';
import { MODULE_OF_A_TEST, makeModule } from '../fixtures/new-module.ts';
import { signIn, signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

// a module that another test has deployed would be in the cache
test.use({ isFirstVisit: true });

const PRESENT = 'Deine Kunden auf einen Blick.';
const CHANGED = 'Alle, die dir vertrauen.';
const OVER = 'Diese Vorschau gilt nicht mehr. Du siehst das veröffentlichte Portal.';

// all of it changes the one thing that is live
test.describe.configure({ mode: 'serial', timeout: patient(300_000) });

let restore: () => void;
test.beforeAll(() => {
  restore = keepDeployment('crm');
});
test.afterAll(() => {
  restore();
});

test('a module is published alone: its new text is live after a reload, nothing else has changed, and the rollback takes it back', async ({
  page,
}) => {
  const before = liveVersion('crm');
  const others = hashesBesides('crm');
  expect(Object.keys(others).length).toBeGreaterThan(10);
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/crm');
  await expect(page.getByText(PRESENT)).toBeVisible();

  expect(await deployWithText('crm', PRESENT, CHANGED)).not.toBe(before);
  // the page that is open keeps what it has
  await page.getByLabel('Beruf').selectOption('Student');
  await expect(page.getByText(PRESENT)).toBeVisible();
  await page.reload();
  await expect(page.getByText(CHANGED)).toBeVisible();
  await expect(page.getByText(PRESENT)).toHaveCount(0);
  expect(hashesBesides('crm')).toEqual(others);

  expect(await runDeployCommand('crm', '--rollback')).toContain(
    `crm is live as version ${before} (rolled back)`,
  );
  expect(await runDeployCommand('crm', '--list')).toMatch(
    new RegExp(`^${before}  live .*[0-9a-f]{7}`, 'm'),
  );
  await page.reload();
  await expect(page.getByText(PRESENT)).toBeVisible();
  expect(hashesBesides('crm')).toEqual(others);
});

test('a new module is made, built and published and nothing else, opened and removed, and npm ci still installs', async ({
  page,
}) => {
  const name = MODULE_OF_A_TEST;
  const title = 'Testbereich';
  const remove = await makeModule(name, '--access', 'portal', '--icon', 'zap');
  try {
    await runCommand('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts');
    await runCommand('oxlint', `apps/${name}`);
    await runCommand('vitest', 'run', '--project', 'unit', `apps/${name}`);
    const others = hashesBesides(name);
    expect(await runDeployCommand(name)).toContain(
      `${name} is live as version ${liveVersion(name)}`,
    );
    expect(hashesBesides(name)).toEqual(others);

    await logIn(page, demoAccounts.pro.email);
    await page.goto('/intern/portal');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/intern/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await runCommand(
      'playwright',
      'test',
      '--config',
      'apps/e2e/playwright.config.ts',
      '--reporter',
      'line',
      '--output',
      `test-results/${name}`,
      name,
    );
  } finally {
    await remove();
  }
  await page.reload();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.goto('/intern/portal');
  await expect(page.getByRole('heading', { name: 'Hallo Clara' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('the command refuses a build that does not fit in one sentence, and the portal stays as it was', async () => {
  const before = liveVersion('crm');
  await expect(runDeployCommand('gibtesnicht')).rejects.toThrow(
    /Which module\? One of: .*\bcrm\b.*\bpublic\b/,
  );
  const file = path.join(root, 'apps/crm/module.json');
  const written = readFileSync(file, 'utf8');
  try {
    for (const [changed, sentence] of [
      [written.replace('"title"', '"titel"'), 'areas[0].title: Invalid input'],
      [written.slice(0, -4), 'apps/crm/module.json is no JSON'],
    ] as const) {
      writeFileSync(file, changed);
      const told = await refusalOfCrm();
      expect(told.at(-1)).toContain(sentence);
      expect(told.filter((line) => /^\s+at /.test(line))).toEqual([]);
    }
  } finally {
    writeFileSync(file, written);
  }
  const routes = path.join(root, 'apps/crm/src/routes.tsx');
  const source = readFileSync(routes, 'utf8');
  try {
    writeFileSync(routes, `${source}\nexport const level: number = 'Pro';\n`);
    expect((await refusalOfCrm()).at(-1)).toBe(
      'crm was not deployed: its types or its build fail, see above.',
    );
  } finally {
    writeFileSync(routes, source);
  }
  expect(liveVersion('crm')).toBe(before);
});

test.describe('versions of a module', () => {
  let undo: () => void;
  test.beforeEach(() => {
    undo = keepDeployment('crm');
  });
  test.afterEach(() => {
    undo();
  });

  test('a page that is open during a deployment goes on, and its next way to the module shows the new version', async ({
    page,
  }) => {
    await logIn(page, demoAccounts.pro.email);
    await page.goto('/intern/crm');
    await expect(text(page, PRESENT)).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);

    await deployWithText('crm', PRESENT, CHANGED);
    await page.getByLabel('Beruf').selectOption('Student');
    await expect(text(page, PRESENT)).toBeVisible();
    expect(await isSamePage()).toBe(true);

    await expect(async () => {
      await area(page, 'Portal').click();
      await expect(page).toHaveURL('/intern/portal');
      await area(page, 'CRM').click();
      await expect(text(page, CHANGED)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL('/intern/crm');
    expect(await isSamePage()).toBe(false);
  });

  test('a visitor who comes back after a deployment loads what has changed of the module, and nothing else of it', async ({
    page,
  }) => {
    await logIn(page, demoAccounts.pro.email);
    await page.goto('/intern/crm');
    await expect(text(page, PRESENT)).toBeVisible();
    const before = await filesOf(page, 'crm');
    expect(before.length).toBeGreaterThan(2);

    await deployWithText('crm', PRESENT, CHANGED);
    await page.goto('/intern/portal');
    await page.goto('/intern/crm');
    await expect(text(page, CHANGED)).toBeVisible();
    const after = await filesOf(page, 'crm');
    const added = after.filter(({ file }) => !before.some((known) => known.file === file));
    expect(added.map(({ file }) => file.replace(/[0-9a-f]{10}/, '*'))).toEqual([
      'chunks/*.js',
      'remote-entry.*.js',
    ]);
    expect(after.length).toBeGreaterThan(added.length);
    expect(after.filter(({ isLoaded }) => isLoaded)).toEqual(added);
  });

  test('a preview shows a module of a branch in one tab, says so, survives a reload and ends; no one else sees it', async ({
    page,
    browser,
  }) => {
    const before = liveVersion('crm');
    const link = await previewWithText('crm', PRESENT, CHANGED);
    expect(liveVersion('crm')).toBe(before);
    await logIn(page, demoAccounts.pro.email);
    await page.goto(link);
    await expect(text(page, CHANGED)).toBeVisible();
    await expect(page).toHaveURL('/intern/crm');
    const bar = page.getByRole('region', { name: 'Vorschau', exact: true });
    await expect(
      bar.getByText(/^Vorschau von crm \([0-9a-f]{12}\), nur in diesem Tab, bis \d/),
    ).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar).toBeInViewport();
    await expectAccessible(page);
    await page.reload();
    await expect(text(page, CHANGED)).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, 'kollege');
    await other.goto('/intern/crm');
    await expect(text(other, PRESENT)).toBeVisible();
    await expect(other.getByRole('region', { name: 'Vorschau' })).toHaveCount(0);
    await other.close();

    await bar.getByRole('button', { name: 'Beenden', exact: true }).click();
    await expect(text(page, PRESENT)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  test('a preview that was not signed here shows the live portal and says so, on public pages too', async ({
    page,
  }) => {
    const { searchParams } = new URL(await previewWithText('crm', PRESENT, CHANGED));
    const forged = `${searchParams.get('module-preview')}x`;
    await page.goto(`/legal/impressum?module-preview=${forged}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(text(page, OVER)).toBeVisible();
    await expectAccessible(page);
    await logIn(page, demoAccounts.pro.email);
    await page.goto('/intern/crm');
    await expect(text(page, PRESENT)).toBeVisible();
    await expect(text(page, OVER)).toBeVisible();
    await page.getByRole('button', { name: 'Schließen', exact: true }).click();
    await expect(text(page, PRESENT)).toBeVisible();
    await expect(text(page, OVER)).toHaveCount(0);
  });

  test('a canary that works is shown to those who are named, and to no one else', async ({
    page,
    browser,
  }) => {
    const [named, other] = [await freshAdvisor(), await freshAdvisor()];
    const version = await tryWithText('crm', PRESENT, CHANGED, [named.code]);
    await signInTo(page, '/intern/crm', named);
    await expect(text(page, CHANGED)).toBeVisible();
    const second = await browser.newPage();
    await signInTo(second, '/intern/crm', other);
    await expect(text(second, PRESENT)).toBeVisible();
    await second.close();
    expect(canaryVersion('crm')).toBe(version);
  });

  test('a canary that throws is taken back within a minute, and others never saw it', async ({
    page,
    browser,
    consoleErrors,
  }) => {
    consoleErrors.allow(/The module crm cannot be shown|kaputt/);
    const before = liveVersion('crm');
    const people = [await freshAdvisor(), await freshAdvisor()];
    const other = await browser.newPage();
    await signInTo(other, '/intern/crm', await freshAdvisor());
    await expect(text(other, PRESENT)).toBeVisible();

    const throwing = "contract:(()=>{throw new Error('kaputt')})()";
    const codes = people.map(({ code }) => code);
    const version = await tryWithText('crm', 'contract:2', throwing, codes);
    for (const [index, shown] of [page, await browser.newPage()].entries()) {
      expect(canaryVersion('crm')).toBe(version);
      await signInTo(shown, '/intern/crm', people[index] ?? { email: '' });
      await expect(
        shown.getByText('Dieser Bereich hat gerade einen Fehler', { exact: true }),
      ).toBeVisible();
      await other.reload();
      await expect(text(other, PRESENT)).toBeVisible();
    }
    await expect.poll(() => canaryVersion('crm'), { timeout: patient(60_000) }).toBeUndefined();
    expect(liveVersion('crm')).toBe(before);

    await page.getByRole('button', { name: 'Neu laden', exact: true }).click();
    await expect(text(page, PRESENT)).toBeVisible();
  });
});
