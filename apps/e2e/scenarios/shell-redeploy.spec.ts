import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root, runCommand, runDeployCommand } from '../fixtures/commands.ts';
import {
  deployWithText,
  hashesBesides,
  keepDeployment,
  liveVersion,
} from '../fixtures/deployment.ts';
import { makeModule } from '../fixtures/new-module.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PRESENT = 'Deine Kunden auf einen Blick.';
const CHANGED = 'Alle, die dir vertrauen.';

// all of it changes the one thing that is live
test.describe.configure({ mode: 'serial', timeout: 300_000 });

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
  await signIn(page, 'pro');
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
  await page.reload();
  await expect(page.getByText(PRESENT)).toBeVisible();
  expect(hashesBesides('crm')).toEqual(others);
});

test('the command builds and publishes the module and nothing else', async ({ page }) => {
  const others = hashesBesides('crm');
  expect(await runDeployCommand('crm')).toContain(`crm is live as version ${liveVersion('crm')}`);
  expect(hashesBesides('crm')).toEqual(others);
  await signIn(page, 'pro');
  await page.goto('/intern/crm');
  await expect(page.getByRole('heading', { level: 1, name: 'CRM' })).toBeVisible();
});

test('a new module is made, deployed, opened and removed, and npm ci still installs', async ({
  page,
}) => {
  const name = 'testbereich';
  const title = 'Testbereich';
  const remove = await makeModule(name, '--access', '0', '--icon', 'zap');
  try {
    await runCommand('npm', 'ci', '--dry-run', '--offline', '--ignore-scripts');
    await runCommand('nx', 'lint', name);
    await runCommand('vitest', 'run', '--project', 'unit', `apps/${name}`);
    const others = hashesBesides(name);
    expect(await runDeployCommand(name)).toContain(
      `${name} is live as version ${liveVersion(name)}`,
    );
    expect(hashesBesides(name)).toEqual(others);

    await signIn(page, 'pro');
    await page.goto('/intern/portal');
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(`/intern/${name}`);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(title));
    await runCommand(
      'playwright',
      'test',
      ...['--config', 'apps/e2e/playwright.config.ts', '--reporter', 'line'],
      ...['--output', `test-results/${name}`, name],
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

test('what does not fit in is refused by the command in one sentence, and the portal stays as it was', async () => {
  const before = liveVersion('crm');
  await expect(runDeployCommand('gibtesnicht')).rejects.toThrow(
    /Which module\? One of: .*\bcrm\b.*\bpublic\b/,
  );
  const file = path.join(root, 'apps/crm/module.json');
  const written = readFileSync(file, 'utf8');
  try {
    for (const [changed, sentence] of [
      [written.replace('"title"', '"titel"'), 'areas[0].title: Invalid input'],
      [written.replace('"/intern/crm"', '"/auth"'), 'its path /auth is taken: the module public'],
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

/** What the command says when it refuses to publish the CRM, line by line. */
async function refusalOfCrm(): Promise<string[]> {
  const refused = await runDeployCommand('crm').catch((error: unknown) => error);
  const { stderr } = z.object({ stderr: z.string() }).parse(refused);
  return stderr.trim().split('\n');
}
