import {
  deployWithText,
  hashesBesides,
  keepDeployment,
  liveVersion,
  runDeployCommand,
} from '../fixtures/deployment.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const PRESENT = 'Deine Kunden auf einen Blick.';
const CHANGED = 'Alle, die dir vertrauen.';

// all of it changes the one thing that is live
test.describe.configure({ mode: 'serial', timeout: 120_000 });

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

  expect(deployWithText('crm', PRESENT, CHANGED)).not.toBe(before);
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
