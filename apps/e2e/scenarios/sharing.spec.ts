import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { readFields } from '../fixtures/database.ts';
import {
  demoAccounts,
  DEMO_QUICK_VIDEOS,
  DEMO_SEMINARS,
  registrationPath,
} from '../fixtures/demo.ts';
import { freshPerson } from '../fixtures/people.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectToPlay } from '../fixtures/video.ts';

const { pro, kollege } = demoAccounts;
const QUICK = `/pro/shared/schnellvideo/${DEMO_QUICK_VIDEOS.funds}`;
const VIDEO = 'Video: ETFs kurz erklärt';
const main = (page: Page) => page.getByRole('main');
const share = (page: Page) => main(page).getByRole('button', { name: 'Teilen', exact: true });

/** Its file, or the stream that was made of it. */
const QUICK_VIDEO = /knowledge_videos_for_customers|\/action\/film\//;

test('PUB-15.1,2,3,4 QUICK-02.2 the quick video plays, with its title, whose it is and every way on', async ({
  page,
}) => {
  await page.goto(QUICK);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('ETFs kurz erklärt');
  await expect(main(page).getByText('von Clara Weiß', { exact: true })).toBeVisible();
  await expectToPlay(page, VIDEO, QUICK_VIDEO);
  await expectAccessible(page);
  await expect(
    main(page).getByRole('link', { name: 'Mehr über Clara', exact: true }),
  ).toHaveAttribute('href', '/pro');
  await expect(share(page)).toBeVisible();
  await main(page).getByRole('link', { name: 'Termin buchen', exact: true }).click();
  await expect(page).toHaveURL(`/action/${pro.uid}/appointment/${pro.uid}`);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(QUICK);
  await expect(
    main(page).getByRole('button', { name: `${VIDEO} abspielen`, exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto('/pro/shared/schnellvideo/gibtesnicht');
  await expect(
    page.getByText('Wir konnten das Video nicht finden.', { exact: true }),
  ).toBeVisible();
});

test('PUB-15 an address that the server does not sign, or that has expired, is requested again, and the video goes on where it was', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|ERR_CONNECTION_REFUSED/);
  const sign = `${functionsOrigin}/**/videoUrl`;
  let signed = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/videoUrl') && request.method() === 'POST')
      signed += 1;
  });
  await page.route(sign, (route) => route.abort('connectionrefused'));
  await page.goto(QUICK);
  await main(page)
    .getByRole('button', { name: `${VIDEO} abspielen`, exact: true })
    .click();
  const retry = main(page).getByRole('button', { name: 'Erneut versuchen', exact: true });
  await expect(retry).toBeVisible({ timeout: patient(20_000) });
  await page.unroute(sign);
  await retry.click();
  await expectToPlay(page, VIDEO, QUICK_VIDEO);

  const video = main(page).getByLabel(VIDEO, { exact: true });
  await video.evaluate((element) => {
    if (element instanceof HTMLVideoElement) element.currentTime = 2;
  });
  await expect(video).toHaveJSProperty('seeking', false);
  const before = signed;
  // the media error when the storage refuses more of the video
  await video.dispatchEvent('error');
  await expect(page.getByText('Konnte das Video nicht laden', { exact: true })).toBeVisible();
  await retry.click();
  await expect
    .poll(() =>
      video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0)),
    )
    .toBeGreaterThanOrEqual(2);
  expect(signed).toBe(before + 1);
});

test('PUB-16.2,3,5 on a desktop the link is copied and names the sharer; a blocked clipboard shows an error', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'pro');
  for (const path of [
    QUICK,
    '/pro/shared/testimonial/testimonialhassan000',
    '/pro/shared/video/expertfinanzplan',
    `/pro/shared/seminar/${DEMO_SEMINARS.trailer}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible();
    await main(page)
      .getByRole('button', { name: /^(Teilen|Seminar teilen)$/ })
      .click();
    await expect(
      page.getByText('Link in die Zwischenablage kopiert!', { exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL(`${path}?ref=${pro.uid}`, page.url()).href,
    );
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await main(page).getByRole('button', { name: 'Seminar teilen', exact: true }).click();
  await expect(page.getByText('Fehler beim Kopieren', { exact: true })).toBeVisible();
});

test('PUB-16.1,4 on a phone the share sheet opens; closing it is not an error, a failure shows one', async ({
  browser,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  // the browser of the tests has no share sheet: this one keeps what it is given, and answers in turn
  await page.addInitScript(`
    const answers = [null, 'AbortError', 'DataError'];
    globalThis.shared = [];
    navigator.share = async (content) => {
      globalThis.shared.push(content);
      const refusal = answers.shift();
      if (refusal) throw new DOMException('no', refusal);
    };
  `);
  await page.goto(QUICK);
  const failed = page.getByText('Fehler beim Teilen', { exact: true });
  const sheets = () => page.evaluate('globalThis.shared.length');
  await share(page).click();
  await expect.poll(sheets).toBe(1);
  await share(page).click();
  await expect.poll(sheets).toBe(2);
  expect(await page.evaluate('globalThis.shared[0]')).toEqual({
    url: new URL(QUICK, page.url()).href,
    title: 'ETFs kurz erklärt',
    text: 'Schau dir das kurze Video „ETFs kurz erklärt“ an.',
  });
  await expect(failed).toHaveCount(0);
  await share(page).click();
  await expect(failed).toBeVisible();
  await expect(page.getByText('Link in die Zwischenablage kopiert!')).toHaveCount(0);
  await context.close();
});

test('PUB-17.1,2 who shared the first link is kept over pages while the tab is open, and stored with the registration', async ({
  page,
}) => {
  const person = freshPerson();
  const session = await freshSession();
  await page.goto(`${QUICK}?ref=${kollege.uid}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('ETFs kurz erklärt');
  const kept = () => page.evaluate(() => sessionStorage.getItem('wbd.ref'));
  await expect.poll(kept).toBe(kollege.uid);
  // a later link changes nothing, and neither does one without a real sharer
  for (const ref of [demoAccounts.fremd.uid, '../x', '']) {
    await page.goto(`/pro/shared/seminar/${DEMO_SEMINARS.trailer}?ref=${encodeURIComponent(ref)}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible();
  const uid = await uidOfPhone(person.phoneE164);
  expect(await readFields(`customers/${uid}`)).toMatchObject({
    advisor: { stringValue: pro.uid },
    inviteBy: { stringValue: kollege.uid },
  });

  // values stored by an earlier release are removed
  await page.evaluate(() => {
    localStorage.setItem('wbd.ref', 'frueher');
    sessionStorage.clear();
  });
  // a link that was followed before any script of the page had arrived
  const referer = new URL(`${QUICK}?ref=${kollege.uid}`, page.url()).href;
  await page.goto('/pro', { referer });
  await expect.poll(kept).toBe(kollege.uid);
  expect(await page.evaluate(() => localStorage.getItem('wbd.ref'))).toBeNull();
});
