import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS, demoAccounts } from '../fixtures/demo.ts';
import { PICTURES_OF_OTHERS } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, test } from '../fixtures/test.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** The paths of the pictures that the page has asked for. */
function askedFor(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'image' && pathname.includes('/o/')) {
      paths.push(decodeURIComponent(pathname.replace(/^.*\/o\//, '')));
    }
  });
  return paths;
}

const poster = (page: Page) => page.getByRole('button', { name: /abspielen/ }).locator('img');
const isShown = (page: Page) =>
  poster(page).evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0);

for (const [screen, viewport, width] of [
  ['phone', PHONE, 640],
  ['desk', DESK, 960],
] as const) {
  test(`PUB-06 a ${screen} loads a poster in its size, once, and the page that is taken over keeps it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const asked = askedFor(page);
    await page.goto(`/pro/seminar/${DEMO_SEMINARS.trailer}`);
    await expectTakenOver(page);
    await expect.poll(() => isShown(page)).toBe(true);
    const posters = asked.filter((path) => path.includes('altersvorsorge'));
    expect(posters).toEqual([
      expect.stringMatching(new RegExp(String.raw`\.webp/${width}\.webp$`)),
    ]);
  });
}

test('the lists of the portal load pictures in their size, not as they were uploaded', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
  const asked = askedFor(page);
  // so high that everything is near
  await page.setViewportSize({ ...PHONE, height: 5_000 });
  await logIn(page, demoAccounts.pro.email);
  for (const [path, own] of [
    ['/intern/veranstaltungen', /^seminars\/thumb\/demoadvisorpro/],
    ['/intern/expert-videos', /^expert_videos\/thumb\/demoadvisorpro/],
    ['/intern/wissensbibliothek', /^knowledge_videos\/thumb\/demoadvisor/],
    ['/intern/schnellvideos', /^knowledge_videos_for_customers\/thumb\/demoadvisorpro/],
    ['/intern/konfigurator', /^testimonials\/thumb\/demoadvisorpro/],
  ] as const) {
    asked.length = 0;
    await page.goto(path);
    const pictures = () => asked.filter((picture) => own.test(picture));
    await expect.poll(() => pictures().length, path).toBeGreaterThan(0);
    for (const picture of pictures()) expect(picture, path).toMatch(/\.webp\/(320|540|640)\.webp$/);
  }
});

test('PUB-03 a picture gets sizes once a row names it, and one without sizes is shown as it is', async ({
  page,
}) => {
  test.slow();
  const { uid, code } = await freshAdvisor();
  const put = (introThumb: string) => {
    const intro = 'hero/intro/demoadvisorpro-intro-clara.mp4';
    return setFields(`advisors/${uid}`, { hasOwnPage: true, intro, introThumb });
  };
  await page.setViewportSize(PHONE);
  const asked = askedFor(page);

  // the operator's folder: no sizes are made there
  const plain = 'intro/thumb/demoadvisorwbd-familie.webp';
  await put(plain);
  await expectPublished({ code }, plain, { timeout: patient(20_000) });
  await page.goto(`/${code}`);
  await expect.poll(() => isShown(page)).toBe(true);
  expect(asked).toEqual([plain]);

  asked.length = 0;
  const sized = 'hero/thumb/demoadvisorpro-intro-clara.webp';
  await put(sized);
  await expectPublished({ code }, 'introThumbWidths', { timeout: patient(30_000) });
  await page.reload();
  await expect.poll(() => isShown(page)).toBe(true);
  expect(asked).toEqual([`${sized}/640.webp`]);
});
