import type { Page } from '@playwright/test';
import { demoAccounts, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';
import { expectToPlay } from '../fixtures/video.ts';

const { pro } = demoAccounts;
const main = (page: Page) => page.getByRole('main');

/** Presses a share button and returns the link that is in the clipboard afterwards. */
async function sharedWith(page: Page, button: string): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await main(page).getByRole('button', { name: button }).click();
  await expect(page.getByText('Link in die Zwischenablage kopiert!')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('PUB-12.1,2,3,4,5 the seminar teaser: title, advisor, trailer and every way on', async ({
  page,
}) => {
  const teaser = `/pro/seminar-teaser/${DEMO_SEMINARS.trailer}`;
  await page.goto(teaser);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Altersvorsorge ohne Fachchinesisch',
  );
  await expect(main(page).getByText('bei Clara Weiß', { exact: true })).toBeVisible();
  await expectToPlay(
    page,
    'Trailer zum Seminar Altersvorsorge ohne Fachchinesisch',
    /altersvorsorge-trailer\.mp4/,
  );
  await expectAccessible(page);
  expect(await sharedWith(page, 'Seminar teilen')).toBe(
    new URL(`/pro/shared/seminar/${DEMO_SEMINARS.trailer}`, page.url()).href,
  );
  for (const [link, path] of [
    ['Zum Seminar anmelden', `/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}`],
    ['Mehr über Clara', '/pro'],
    ['Ganzes Video ansehen', `/pro/seminar/${DEMO_SEMINARS.trailer}`],
  ] as const) {
    await page.goto(teaser);
    await main(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  }
});

test('PUB-12 a shared seminar link shows the teaser on the page of the advisor who shared it', async ({
  page,
}) => {
  await page.goto(`/kollege/shared/seminar/${DEMO_SEMINARS.trailer}?ref=${pro.uid}`);
  await expect(main(page).getByText('bei Clara Weiß', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Zum Seminar anmelden' })).toHaveAttribute(
    'href',
    `/action/${demoAccounts.kollege.uid}/seminar/${DEMO_SEMINARS.trailer}`,
  );
  await expect(main(page).getByRole('link', { name: 'Mehr über Jonas' })).toHaveAttribute(
    'href',
    '/kollege',
  );
});

test('PUB-11.1,2 the expert teaser: texts, trailer and its four buttons', async ({ page }) => {
  const teaser = '/pro/video-teaser/expertfinanzplan';
  await page.goto(teaser);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Dein Finanzplan in 45 Minuten',
  );
  await expect(main(page).getByText('Clara Weiß', { exact: true })).toBeVisible();
  await expect(
    main(page).getByText('Wo stehst du, wo willst du hin, was fehlt noch?', { exact: true }),
  ).toBeVisible();
  await expectToPlay(page, 'Trailer von Clara Weiß', /coaching-plan-trailer\.mp4/);
  await expectAccessible(page);
  expect(await sharedWith(page, 'Seminar teilen')).toBe(
    new URL('/pro/shared/video/expertfinanzplan', page.url()).href,
  );
  for (const [link, path] of [
    [
      'Kostenlos mit Clara sprechen',
      `/action/${pro.uid}/appointment/${pro.uid}?video=expertfinanzplan`,
    ],
    ['Mehr über Clara', '/pro'],
    ['Ganzes Video ansehen', '/pro/video/expertfinanzplan'],
  ] as const) {
    await page.goto(teaser);
    await main(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
  }
});

test('PUB-11.3 without a trailer the teaser shows the whole video and no way to it', async ({
  page,
}) => {
  await page.goto('/pro/video-teaser/expertbaufinanzierung');
  await expectToPlay(page, 'Video von Clara Weiß', /coaching-haus\.mp4/);
  await expect(
    main(page).getByRole('link', { name: 'Kostenlos mit Clara sprechen' }),
  ).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Mehr über Clara' })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Seminar teilen' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ganzes Video ansehen' })).toHaveCount(0);
});

test('PUB-13.1,2 the full videos of an expert and of a seminar play', async ({ page }) => {
  await page.goto('/pro/video/expertfinanzplan');
  await expectToPlay(page, 'Video von Clara Weiß', /coaching-plan\.mp4/);
  await expectAccessible(page);
  await page.goto(`/pro/seminar/${DEMO_SEMINARS.trailer}`);
  await expectToPlay(
    page,
    'Video zum Seminar Altersvorsorge ohne Fachchinesisch',
    /-altersvorsorge\.mp4/,
  );
  await expectAccessible(page);
});

test('PUB-13 a video that fails to load shows an error, and the retry plays it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED/);
  await page.route(/coaching-plan\.mp4/, (route) => route.abort());
  await page.goto('/pro/video/expertfinanzplan');
  await main(page).getByRole('button', { name: 'Video von Clara Weiß abspielen' }).click();
  await expect(page.getByText('Konnte das Video nicht laden')).toBeVisible();
  await page.unroute(/coaching-plan\.mp4/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expectToPlay(page, 'Video von Clara Weiß', /coaching-plan\.mp4/);
});

test('PUB-13 without a network the page says so, and shows itself when it is back', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/pro/seminar/seminareigenheim');
  // a link before that loads the next page whole, whose scripts would then be missing
  await expectTakenOver(page);
  await page.getByRole('link', { name: 'Zurück zu Clara' }).click();
  await expect(page.getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
  await context.setOffline(true);
  await page
    .locator('#seminare')
    .getByRole('link', { name: /ETFs für Einsteiger/ })
    .click();
  await expect(
    page.getByText(
      'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText(/^Du bist gerade offline\. Sobald/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('ETFs für Einsteiger');
});

test('PUB-14 from the default page one goes back to the beginning', async ({ page }) => {
  await page.goto('/wbd/shared/testimonial/testimonialhassan000');
  await expect(page.getByRole('banner').getByRole('link', { name: /WBD/ })).toHaveAttribute(
    'href',
    '/',
  );
  await main(page).getByRole('link', { name: 'Zurück zur Startseite' }).click();
  await expect(page).toHaveURL('/');
});

test('PUB-14.1,2,3,4 the testimonial page: vertical video, quote, customer and the ways on', async ({
  page,
}) => {
  await page.goto('/pro/shared/testimonial/testimonialhassan000');
  await expectToPlay(page, 'Video von Hassan Öztürk', /voice-hassan\.mp4/);
  const box = await main(page).getByLabel('Video von Hassan Öztürk').boundingBox();
  expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
  await expect(main(page).getByText('Endlich verstehe ich, wofür ich spare.')).toBeVisible();
  await expect(main(page).getByText('Hassan Öztürk', { exact: true })).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: 'Unkompliziert mit Clara sprechen' }),
  ).toHaveAttribute('href', `/action/${pro.uid}/appointment/${pro.uid}`);
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Mehr über Clara' }).click();
  await expect(page).toHaveURL('/pro');
});

for (const [path, text] of [
  ['/pro/seminar-teaser/gibtesnicht', 'Seminar nicht gefunden.'],
  ['/pro/seminar/gibtesnicht', 'Seminar nicht gefunden.'],
  ['/pro/video-teaser/gibtesnicht', 'Wir konnten das Video nicht finden.'],
  ['/pro/video/gibtesnicht', 'Wir konnten das Video nicht finden.'],
  ['/pro/shared/testimonial/gibtesnicht', 'Wir konnten das Video nicht finden.'],
  ['/gibtesnicht/seminar/seminareigenheim', 'Whoops, falscher Link!'],
  // no document can have such an id
  ['/pro/seminar/__proto__', 'Seminar nicht gefunden.'],
  ['/__proto__', 'Whoops, falscher Link!'],
] as const) {
  test(`a missing page says so: ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Zur Startseite' })).toBeVisible();
  });
}

test('watching breaks no accessibility rule, on a phone and at a desk, light and dark', async ({
  page,
}) => {
  for (const path of [
    `/pro/seminar-teaser/${DEMO_SEMINARS.trailer}`,
    '/pro/shared/testimonial/testimonialhassan000',
  ]) {
    await page.goto(path);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByRole('button', { name: /abspielen$/ })).toBeVisible();
    await expectAccessibleEverywhere(page);
  }
});

test("PUB-12 a date on a seminar's page leads to the form with that session chosen", async ({
  page,
}) => {
  await page.goto(`/pro/seminar/${DEMO_SEMINARS.trailer}`);
  const dates = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({
      has: page.getByRole('heading', { name: 'Termine', exact: true }),
    });
  const second = dates.getByRole('listitem').nth(1).getByRole('link');
  const when = (await second.textContent()) ?? '';
  await second.click();
  await expect(page).toHaveURL(/termin=\d+$/);
  const chosen = page.getByLabel('Termin').locator('option:checked');
  const time = /\d\d:\d\d/.exec(when)?.[0] ?? 'no time';
  await expect(chosen).toContainText(time);
});
