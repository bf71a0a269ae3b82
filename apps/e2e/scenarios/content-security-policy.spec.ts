import type { Browser, BrowserContext, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { demoAccounts, DEMO_QUICK_VIDEOS, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { show } from '../fixtures/navigation.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const { pro, admin } = demoAccounts;

/** What answers with a document of its own, or leads away from it. */
const DOCUMENTS = [
  '/',
  `/${pro.code}`,
  `/${pro.code}/seminar/${DEMO_SEMINARS.trailer}`,
  '/partner',
  '/legal/datenschutz',
  '/redirect?url=https%3A%2F%2Fexample.org%2F',
  '/file-preview/seminars/video/nothing.mp4',
  '/nobody/knows/this',
];

const PUBLIC_PAGES = [
  `/${pro.code}/seminar-teaser/${DEMO_SEMINARS.trailer}`,
  `/${pro.code}/video/expertfinanzplan`,
  `/${pro.code}/shared/testimonial/testimonialhassan000`,
  `/${pro.code}/shared/schnellvideo/${DEMO_QUICK_VIDEOS.hello}`,
  `/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}`,
  `/action/${pro.uid}/appointment/${pro.uid}`,
  '/partner/specialist',
  '/partner/pricing',
  '/auth',
  '/auth/forgot-password',
  '/advisor-signup?plan=pro',
  '/smoleuro',
];

const PORTAL_PAGES = [
  '/intern/portal',
  '/intern/profile',
  '/intern/konfigurator',
  '/intern/crm',
  '/intern/veranstaltungen',
  '/intern/veranstaltungen/new',
  '/intern/expert-videos',
  '/intern/wissensbibliothek',
  '/intern/schnellvideos',
  '/intern/pricing/pro',
];

declare global {
  interface Window {
    /** what the policy has refused on this page */
    refused: string[];
    /** set by a script that must not run */
    taken?: boolean;
  }
}

/** Writes down what the policy refuses, and to which hosts the pages turn. */
async function watch(context: BrowserContext) {
  const hosts = new Set<string>();
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(?:http|ws)s?:$/.test(protocol)) hosts.add(hostname);
  });
  await context.addInitScript(() => {
    window.refused = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.refused.push(`${event.effectiveDirective}: ${event.blockedURI}`);
    });
  });
  return hosts;
}

async function expectNothingRefused(page: Page, path: string): Promise<void> {
  expect({ path, refused: await page.evaluate(() => window.refused) }).toEqual({
    path,
    refused: [],
  });
}

async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1, video').first(), path).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('public pages need nothing that the policy refuses, and send nothing to other sites', async ({
  page,
  context,
  consoleErrors,
}) => {
  test.setTimeout(patient(120_000));
  // the requested film does not exist
  consoleErrors.allow(/404/);
  const hosts = await watch(context);
  for (const path of DOCUMENTS) {
    await load(page, path);
    await expectNothingRefused(page, path);
  }
  for (const path of PUBLIC_PAGES) {
    await show(page, path);
    await expectNothingRefused(page, path);
  }
  // no font, no counter, no reCAPTCHA: only the portal knows of a visit
  expect([...hosts]).toEqual([new URL(portalOrigin).hostname]);
});

test('pages of the portal need nothing that the policy refuses', async ({ page, context }) => {
  test.setTimeout(patient(120_000));
  const hosts = await watch(context);
  await signInTo(page, '/admin', admin);
  for (const path of ['/admin', ...PORTAL_PAGES]) {
    await show(page, path);
    await expectNothingRefused(page, path);
  }
  expect([...hosts]).toEqual([new URL(portalOrigin).hostname]);
});

/** Puts scripts into a page in the ways in which hostile text would. */
async function inject(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.taken = true';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML =
      '<img src="data:," onerror="window.taken = true"><a id="trap" href="javascript:void(window.taken = true)">x</a><button id="handler" onclick="window.taken = true">y</button>';
    document.body.append(holder);
    document.getElementById('trap')?.click();
    document.getElementById('handler')?.click();
  });
}

const isTaken = (page: Page) => page.evaluate(() => window.taken === true);

const evil = 'https://evil.example/script.js';

async function loadsForeignScript(page: Page): Promise<boolean> {
  await page.route(evil, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.taken = true' }),
  );
  return page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.src = src;
        script.onload = () => resolve(true);
        script.onerror = () => resolve(false);
        document.body.append(script);
      }),
    evil,
  );
}

const SERVED_BY = { hosting: '/', 'the function': `/${pro.code}` } as const;
for (const [name, path] of Object.entries(SERVED_BY)) {
  test(`a script that gets into a page served by ${name} does not run`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Content Security Policy|violates|ERR_/i);
    await watch(context);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inject(page);
    // the script, the link, and two handlers
    await expect.poll(() => page.evaluate(() => window.refused.length)).toBeGreaterThanOrEqual(4);
    expect(await isTaken(page)).toBe(false);
    expect(await loadsForeignScript(page)).toBe(false);
  });
}

async function withoutPolicy(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ bypassCSP: true, baseURL: portalOrigin });
  return context.newPage();
}

test('without the policy the same scripts would run', async ({ browser }) => {
  const page = await withoutPolicy(browser);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await inject(page);
  await expect.poll(() => isTaken(page)).toBe(true);
  expect(await loadsForeignScript(page)).toBe(true);
  await page.context().close();
});
