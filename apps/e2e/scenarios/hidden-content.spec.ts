import type { Page } from '@playwright/test';
import { requestAs } from '../fixtures/advisors.ts';
import {
  demoAccounts,
  DEMO_EXPERTS,
  DEMO_SEMINARS,
  DEMO_SESSIONS,
  registrationPath,
} from '../fixtures/demo.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const title = 'Erben und Schenken';
const main = (page: Page) => page.getByRole('main');

test('ROUTE-13.1,2 for a visitor, hidden content is on no page and has none', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403 \(Forbidden\)/);
  await page.goto('/pro');
  await expect(main(page).getByText('Altersvorsorge ohne Fachchinesisch').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);

  for (const path of ['seminar', 'seminar-teaser', 'shared/seminar']) {
    await page.goto(`/pro/${path}/${DEMO_SEMINARS.hidden}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seminar nicht gefunden.');
  }
  for (const path of ['video', 'video-teaser']) {
    await page.goto(`/pro/${path}/${DEMO_EXPERTS.hidden}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Wir konnten das Video nicht finden.',
    );
  }
  await page.goto(registrationPath('pro', DEMO_SEMINARS.hidden));
  await expect(page.getByText('Seminar nicht gefunden.', { exact: true })).toBeVisible();
  await page.goto('/internaltesting');
  await expect(main(page).getByText('Altersvorsorge ohne Fachchinesisch').first()).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('ROUTE-13.4,5 the advisor internaltesting sees what is hidden', async ({
  page,
  consoleErrors,
}) => {
  // a page that is opened directly asks before it is known who looks
  consoleErrors.allow(/403 \(Forbidden\)/);
  await signIn(page, 'internaltesting');
  await expect(main(page).getByText(title).first()).toBeVisible();
  await page.reload();
  await expect(main(page).getByText(title).first()).toBeVisible();
  await page.goto(`/internaltesting/seminar/${DEMO_SEMINARS.hidden}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await page.goto(`/internaltesting/video/${DEMO_EXPERTS.hidden}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Probelauf');
});

test('ROUTE-13.3 a caller who knows the ids reads nothing hidden, and no document names them', async () => {
  const { email } = demoAccounts.fremd;
  const get = (path: string) => requestAs({ email }, { method: 'GET', path });
  for (const path of [
    `/seminars/${DEMO_SEMINARS.hidden}`,
    `/expertVideos/${DEMO_EXPERTS.hidden}`,
    `/sessions/${DEMO_SESSIONS.hidden}`,
    '/config/withheld',
  ]) {
    expect((await get(path)).status, path).toBe(403);
  }
  for (const path of [
    '/config/public',
    '/publicPages/pro',
    '/publicPages/wbd',
    '/publicPages/internaltesting',
  ]) {
    const response = await get(path);
    expect(response.status).toBe(200);
    const text = await response.text();
    for (const id of [DEMO_SEMINARS.hidden, DEMO_EXPERTS.hidden]) expect(text).not.toContain(id);
  }
});
