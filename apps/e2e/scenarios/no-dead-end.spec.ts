import type { Page } from '@playwright/test';
import { demoAccounts } from '../fixtures/demo.ts';
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

test('ROUTE-05 every link of every public page leads to a page with a way on', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  const { origin } = new URL(page.url());
  const waiting = STARTS.map((path) => ({ url: new URL(path, origin), from: 'the beginning' }));
  const seen = new Set<string>();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { url, from } = next;
    if (seen.has(kindOf(url))) continue;
    seen.add(kindOf(url));
    const where = `${url.pathname} from ${from}`;
    await page.goto(url.pathname + url.search);
    await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('404', { exact: true }), where).toHaveCount(0);
    await expect(page.getByText('Whoops, falscher Link!', { exact: true }), where).toHaveCount(0);
    await expect(page.getByText('Das hat leider nicht geklappt'), where).toHaveCount(0);

    const links = await linksOf(page);
    const ways = page.getByRole('main').locator('a[href], button:not([disabled])');
    // a legal text is read, and left by the bar above and the foot below
    const isText = url.pathname.startsWith('/legal/');
    expect(isText ? links.length : await ways.count(), where).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.protocol, `${link.href} on ${where}`).toMatch(/^(https?|mailto|tel):$/);
      // what needs a login is walked through by the portal's own tests
      if (link.origin !== origin || link.pathname.startsWith('/intern')) continue;
      waiting.push({ url: link, from: url.pathname });
    }
  }
  test.info().annotations.push({ type: 'kinds of pages', description: [...seen].join(' ') });
  expect(seen.size).toBeGreaterThan(20);
});
