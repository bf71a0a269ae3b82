import { freshAdvisor } from '../fixtures/advisors.ts';
import { demoAccounts, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { expect, test } from '../fixtures/test.ts';

const { trailer } = DEMO_SEMINARS;

test('PUB-04 a link with extra characters at its end leads to its page', async ({ page }) => {
  for (const [cut, whole] of [
    ['/pro.', '/pro'],
    ['/pro).', '/pro'],
    ['/pro.html', '/pro'],
    ['/pro%E2%80%9C', '/pro'],
    [`/pro/seminar/${trailer},`, `/pro/seminar/${trailer}`],
    [`/pro/shared/seminar/${trailer}?ref=abc%3E`, `/pro/shared/seminar/${trailer}?ref=abc`],
    ['/partner/pricing.html', '/partner/pricing'],
    ['/legal/impressum)', '/legal/impressum'],
  ] as const) {
    const response = await page.goto(cut);
    expect(response?.status(), cut).toBe(200);
    await expect(page).toHaveURL(whole);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

test('PUB-04 ROUTE-05 an unknown address answers 404 with a page that explains it', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/gibtesnicht', 'Whoops, falscher Link!'],
    ['/gibtesnicht.', 'Whoops, falscher Link!'],
    ['/pro/gibtesnicht', 'Diese Seite gibt es nicht'],
    ['/partner/gibtesnicht', 'Diese Seite gibt es nicht'],
    ['/pro/seminar/gibtesnicht', 'Seminar nicht gefunden.'],
    ['/pro/video/gibtesnicht', 'Wir konnten das Video nicht finden.'],
    ['/%E0%A4%A', 'Whoops, falscher Link!'],
    ['/pro/%E0%A4%A/x', 'Diese Seite gibt es nicht'],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    expect(response?.headers()['cache-control'], path).toContain('s-maxage=10');
    await expect(page.getByText(words, { exact: true }).first(), path).toBeVisible();
  }
});

test('what exists answers 200, also what a link says nothing about', async ({ request }) => {
  const { code } = await freshAdvisor();
  for (const path of [
    '/',
    '/pro',
    `/${code}`,
    '/action/platz',
    '/action/abbestellen',
    `/action/kiosk/${trailer}`,
    `/action/${demoAccounts.pro.uid}/seminar/${trailer}`,
    `/action/${demoAccounts.pro.uid}/appointment/${demoAccounts.pro.uid}`,
    '/auth/second-factor',
    '/partner/pricing/advisor/lite',
    '/intern/portal',
  ]) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
});
