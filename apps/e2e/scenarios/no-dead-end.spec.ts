import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { NOWHERE, show } from '../fixtures/navigation.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const { pro } = demoAccounts;

/** Pages to which no link of another leads. */
const STARTS = [
  '/',
  `/${pro.code}`,
  '/partner',
  '/auth/new-password',
  '/auth/confirm-email',
  '/redirect',
  `/action/${pro.uid}/appointment/${pro.uid}`,
];

/** Of pages that differ in nothing but an id, one is enough. */
function kindOf({ pathname }: URL): string {
  return pathname
    .replace(
      /^\/[^/]+\/(shared\/\w+|video|video-teaser|seminar|seminar-teaser)\/[^/]+$/,
      '/:code/$1',
    )
    .replace(/^\/action\/[^/]+\/(seminar|appointment)\/.+$/, '/action/$1');
}

/** The links of the page that is open, as the browser would follow them. */
async function linksOf(page: Page): Promise<URL[]> {
  const hrefs = await page
    .locator('a[href]')
    .evaluateAll((links) =>
      links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
    );
  return hrefs.map((href) => new URL(href));
}

async function expectNoDeadEnd(page: Page, where: string): Promise<void> {
  for (const wrong of ['404', 'Whoops, falscher Link!', 'Zugriff verweigert']) {
    await expect(page.getByText(wrong, { exact: true }), where).toHaveCount(0);
  }
}

/** Presses every button of the page that is open. What each one is for, the tests of its page prove. */
async function pressEveryButton(page: Page, path: string): Promise<void> {
  const address = page.url();
  const names = await page
    .locator('main button:visible:enabled')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent.trim()),
    );
  for (const name of new Set(names)) {
    const where = `${path} after '${name}'`;
    const button = page.getByRole('main').getByRole('button', { name, exact: true }).first();
    // the one before it may have changed the page
    if (page.url() !== address || !(await button.isVisible())) await show(page, path, where);
    await button.click();
    await expectNoDeadEnd(page, where);
    await expect(page.locator('h1').first(), where).toBeVisible();
    await page.keyboard.press('Escape');
  }
}

interface Walk {
  starts: readonly string[];
  mayFollow: (url: URL) => boolean;
  pressButtons?: boolean;
}

/**
 * Follows every link from the starts on and expects of each page that it is one, and has a way on.
 * @returns the kinds of pages that were seen
 */
async function walk(page: Page, { starts, mayFollow, pressButtons = false }: Walk) {
  await page.goto(NOWHERE);
  const { origin } = new URL(page.url());
  const waiting = starts.map((path) => ({ url: new URL(path, origin), from: 'the beginning' }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { url, from } = next;
    if (seen.has(kindOf(url))) continue;
    seen.add(kindOf(url));
    const where = `${url.pathname} from ${from}`;
    await show(page, url.pathname + url.search, where);
    await expectNoDeadEnd(page, where);
    await expect(page.getByText('Das hat leider nicht geklappt'), where).toHaveCount(0);

    const links = await linksOf(page);
    const ways = page.getByRole('main').locator('a[href], button:not([disabled])');
    // a legal text is read and then left by its bar and foot, as a page of the portal is by the portal's bar
    const hasBar = url.pathname.startsWith('/legal/') || !isPublic(url);
    expect(hasBar ? links.length : await ways.count(), where).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.protocol, `${link.href} on ${where}`).toMatch(/^(https?|mailto|tel):$/);
      if (link.origin === origin && mayFollow(link))
        waiting.push({ url: link, from: url.pathname });
    }
    if (pressButtons) await pressEveryButton(page, url.pathname + url.search);
  }
  test.info().annotations.push({ type: 'kinds of pages', description: [...seen].join(' ') });
  return seen;
}

const isPublic = ({ pathname }: Pick<URL, 'pathname'>) => !/^\/(intern|admin)/.test(pathname);

test('ROUTE-05 every link and button of every public page leads to a page with a way on', async ({
  page,
}) => {
  test.setTimeout(patient(120_000));
  const seen = await walk(page, { starts: STARTS, mayFollow: isPublic, pressButtons: true });
  expect(seen.size).toBeGreaterThan(20);
});

test('ROUTE-05 so does every link that a customer meets', async ({ page }) => {
  test.setTimeout(patient(120_000));
  await signInAsCustomer(page);
  // the partners' door signs them out
  const isOurs = (url: URL) => isPublic(url) && !url.pathname.startsWith('/auth');
  const seen = await walk(page, { starts: ['/', `/${pro.code}`], mayFollow: isOurs });
  expect(seen.size).toBeGreaterThan(8);
});

/** Below which a list has one page an item, and one of them is enough. */
const ITEM =
  /^(\/intern\/crm\/(?!(?:import|hilfe)$)|\/admin\/berater\/|\/intern\/[^/]+\/(?:edit|view)\/)[^/]+/;

for (const name of ['basic', 'lite', 'pro', 'admin'] as const) {
  test(`ROUTE-05 so does every link of the portal for ${name}`, async ({ page, consoleErrors }) => {
    test.setTimeout(patient(120_000));
    // seminars of other tests have no films
    consoleErrors.allow(/404 \(Not Found\) \(.*e2e\.mp4/);
    await signInTo(page, '/intern/portal', demoAccounts[name]);
    const kinds = new Set<string>();
    const isNew = ({ pathname }: URL) => {
      if (isPublic({ pathname })) return false;
      const kind = pathname.replace(ITEM, '$1');
      if (kinds.has(kind)) return false;
      kinds.add(kind);
      return true;
    };
    const seen = await walk(page, { starts: ['/intern/portal'], mayFollow: isNew });
    expect(seen.size).toBeGreaterThan(name === 'basic' ? 2 : 5);
  });
}
