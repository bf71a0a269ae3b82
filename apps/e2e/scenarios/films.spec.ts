import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoFile, PICTURES_OF_OTHERS, storeFile } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { allowMotion } from '../fixtures/motion.ts';
import { playedSeconds } from '../fixtures/video.ts';
import { patient } from '@wbd/tools/host-speed';
import { expect, test } from '../fixtures/test.ts';

const VERSION = /hero%2Floop%2F[^/]+%2F360\.mp4/;
const PHONE = { width: 390, height: 844 };

const loopOf = (page: Page) => page.locator('video[loop]');

/** An advisor whose loop has versions. */
async function advisorWithLoop() {
  const advisor = await freshAdvisor();
  const [loop, loopThumb] = [`hero/loop/${advisor.code}.mp4`, `hero/thumb/${advisor.code}.webp`];
  await storeFile(advisor.uid, loop, demoFile('loop-dusk.mp4'));
  await storeFile(advisor.uid, loopThumb, demoFile('loop-dusk.webp'));
  await setFields(`advisors/${advisor.uid}`, { loop, loopThumb });
  await expect
    .poll(async () => JSON.stringify(await readFields(`publicPages/${advisor.code}`)), {
      timeout: patient(60_000),
    })
    .toContain('loopSizes');
  return advisor;
}

test('PUB-03.1 a phone plays the small version of a loop, which rests out of sight; who saves data gets the poster alone', async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
  const { code } = await advisorWithLoop();
  await page.setViewportSize(PHONE);
  await allowMotion(page);
  await page.goto(`/${code}`);
  const loop = loopOf(page);
  await expect(loop).toHaveAttribute('src', VERSION);
  await expect.poll(() => playedSeconds(loop)).toBeGreaterThan(0.2);
  const isPaused = () =>
    loop.evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  // upright the hero of such a short page cannot be left
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  // a page that is still on its way to one end may miss the key for the other
  const goTo = (key: 'Home' | 'End') => async () => {
    await page.keyboard.press(key);
    return isPaused();
  };
  await expect.poll(goTo('End')).toBe(true);
  await expect.poll(goTo('Home')).toBe(false);

  const saving = await context.newPage();
  // the poster stays because of the data, not of the motion
  await allowMotion(saving);
  await saving.setViewportSize(PHONE);
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    });
  });
  const films: string[] = [];
  saving.on('request', (request) => {
    if (/hero%2Floop/.test(request.url())) films.push(request.url());
  });
  await saving.goto(`/${code}`);
  await expect(loopOf(saving)).toBeAttached();
  await expect(saving.getByRole('button', { name: 'Video abspielen' })).toBeVisible();
  await saving.waitForLoadState('networkidle');
  expect(films).toEqual([]);
  await saving.getByRole('button', { name: 'Video abspielen' }).click();
  await expect.poll(() => playedSeconds(loopOf(saving))).toBeGreaterThan(0.2);
  expect(films.every((url) => VERSION.test(url))).toBe(true);
});

test('an advisor reads beside a video that it is being prepared, that this failed, and that it is ready', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
  const advisor = await advisorWithLoop();
  const path = `hero/loop/${advisor.code}.mp4`;
  const note = (state: string) =>
    setFields(`advisors/${advisor.uid}`, { films: [{ path, state, sizes: [] }] });
  await note('failed');
  await page.setViewportSize(PHONE);
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(
    page.getByText(
      'Das Video konnte nicht vorbereitet werden. Besucher sehen das Original; lade es am besten als MP4 neu hoch.',
      { exact: true },
    ),
  ).toBeVisible();
  await note('processing');
  await page.reload();
  const processing = page.getByText(
    'Das Video wird für schnelles Abspielen vorbereitet. Bis dahin läuft das Original.',
    { exact: true },
  );
  await expect(processing).toBeVisible();
  // the page looks by itself
  await note('ready');
  await expect(processing).toHaveCount(0);
});
