import type { APIRequestContext, Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS } from '../fixtures/demo.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, test } from '../fixtures/test.ts';

const { pro } = demoAccounts;

interface Preview {
  title: string | null;
  text: string | null;
  picture: string | null;
  /** what the tab is called */
  name: string;
  canonical: string | null;
  robots: string | null;
  /** what schema.org calls what the page is about */
  structured: unknown[];
  scripts: number;
}

/** What a messenger takes from a page: it reads the HTML that is served and runs no script. */
async function previewOf(
  page: Page,
  request: APIRequestContext,
  path: string,
  status = 200,
): Promise<Preview> {
  const answer = await request.get(path, { headers: { 'user-agent': 'WhatsApp/2.23' } });
  expect(answer.status()).toBe(status);
  expect(answer.headers()['content-type']).toContain('text/html');
  return page.evaluate(
    (html) => {
      const document = new DOMParser().parseFromString(html, 'text/html');
      const content = (name: string) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute('content') ?? null;
      return {
        title: content('og:title'),
        text: content('og:description'),
        picture: content('og:image'),
        name: document.title,
        canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
        robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
        structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          (block): unknown => JSON.parse(block.textContent),
        ),
        scripts: document.querySelectorAll('script, img, iframe, [onerror], [onload]').length,
      };
    },
    await answer.text(),
  );
}

async function expectPicture(request: APIRequestContext, address: string | null): Promise<void> {
  const answer = await request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  // messengers show no larger one
  expect((await answer.body()).length).toBeLessThan(300_000);
}

test('PUB-18.1 a shared link shows title, text and picture in the served HTML', async ({
  page,
  request,
}) => {
  const seminar = {
    title: 'Altersvorsorge ohne Fachchinesisch',
    text: 'Ein kostenloses Seminar von Clara Weiß: Schau rein und sichere dir deinen Platz.',
  };
  const expert = {
    title: 'Clara Weiß',
    text: 'Dein Finanzplan in 45 Minuten: Wo stehst du, wo willst du hin, was fehlt noch?',
  };
  const shared: Record<string, { title: string; text: string }> = {
    '': {
      title: 'Clara Weiß',
      text: 'Lerne Clara kennen: Seminare, Experten-Videos und persönliche Termine.',
    },
    '/shared/testimonial/testimonialhassan000': {
      title: 'Empfehlung von Hassan Öztürk',
      text: 'Endlich verstehe ich, wofür ich spare.',
    },
    [`/shared/seminar/${DEMO_SEMINARS.trailer}`]: seminar,
    [`/seminar-teaser/${DEMO_SEMINARS.trailer}`]: seminar,
    '/shared/video/expertfinanzplan': expert,
    '/video-teaser/expertfinanzplan': expert,
    // what people copy from the address bar
    [`/seminar/${DEMO_SEMINARS.trailer}`]: seminar,
    '/video/expertfinanzplan': expert,
  };
  for (const [path, expected] of Object.entries(shared)) {
    const preview = await previewOf(page, request, `/${pro.code}${path}?ref=${pro.uid}`);
    expect(preview).toMatchObject(expected);
    expect(preview.robots).toMatch(/^index/);
    expect(preview.canonical).toBe(`${portalOrigin}/${pro.code}${path}`);
    await expectPicture(request, preview.picture);
    expect(decodeURIComponent(preview.picture ?? '')).toMatch(/\.webp\/\d{3}\.webp/);
  }
});

test('PUB-18 REG-10 APPT-01 links to a registration and to an appointment say what they lead to', async ({
  page,
  request,
}) => {
  const actions = {
    [`/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}`]:
      'Anmeldung: Altersvorsorge ohne Fachchinesisch',
    [`/action/${pro.uid}/appointment/${pro.uid}`]: 'Termin mit Clara Weiß',
  };
  for (const [path, title] of Object.entries(actions)) {
    const preview = await previewOf(page, request, path);
    expect(preview).toMatchObject({ title, robots: 'noindex' });
    await expectPicture(request, preview.picture);
    // the words of the served page are the page's own
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · WBD`);
  }
});

test('a seminar tells its dates in the served HTML', async ({ page, request }) => {
  const { structured } = await previewOf(
    page,
    request,
    `/${pro.code}/seminar/${DEMO_SEMINARS.trailer}`,
  );
  expect(structured.length).toBeGreaterThan(0);
  expect(structured[0]).toMatchObject({
    '@type': 'Event',
    name: 'Altersvorsorge ohne Fachchinesisch',
    organizer: { '@type': 'Person', name: 'Clara Weiß' },
    offers: {
      price: 0,
      url: `${portalOrigin}/action/${pro.uid}/seminar/${DEMO_SEMINARS.trailer}`,
    },
  });
});

const SITE_PAGES = [
  '/partner',
  '/partner/scout',
  '/partner/advisor',
  '/partner/specialist',
  '/partner/manager',
  '/partner/pricing',
  '/legal/impressum',
  '/legal/datenschutz',
  '/legal/agb',
  '/legal/barrierefreiheit',
  '/auth',
  '/advisor-signup',
];

test('PARTNER-01 PARTNER-02 ROUTE-06 pages of the site are served with their own title, text, picture and address', async ({
  page,
  request,
}) => {
  for (const path of SITE_PAGES) {
    const preview = await previewOf(page, request, path);
    expect(preview.canonical).toBe(portalOrigin + path);
    expect(preview.robots).toMatch(/^index/);
    expect(preview.text?.length).toBeGreaterThan(20);
    await page.goto(path);
    await expect(page).toHaveTitle(preview.name);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const start = await previewOf(page, request, '/');
  expect(start.canonical).toBe(`${portalOrigin}/`);
  await expectPicture(request, start.picture);
});

test('robots.txt and the sitemap name what may be found, and only that', async ({ request }) => {
  // the sitemap is written once a minute here, once a day in the cloud
  test.setTimeout(patient(100_000));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Disallow: /intern/');
  expect(robots).toContain(`Sitemap: ${portalOrigin}/sitemap.xml`);
  await expect
    .poll(async () => (await request.get('/sitemap.xml')).status(), { timeout: patient(80_000) })
    .toBe(200);
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  for (const path of ['/', ...SITE_PAGES, `/${pro.code}`])
    expect(listed).toContain(portalOrigin + path);
  for (const path of ['/wbd', '/internaltesting', '/basic', '/intern/portal'])
    expect(listed).not.toContain(portalOrigin + path);
  expect((await request.get('/intern/portal')).headers()['x-robots-tag']).toBe('noindex');
});

test('PUB-18.2 a quick video shows its own title, under its own advisor only', async ({
  page,
  request,
}) => {
  const advisor = await freshAdvisor();
  const id = `quick${advisor.code}`;
  await setFields(`quickVideos/${id}`, {
    title: 'Drei Tipps für dein Konto',
    url: `knowledge_videos_for_customers/video/${id}.mp4`,
    thumb: null,
    advisor: advisor.uid,
    createdAt: new Date(),
  });
  const own = await previewOf(page, request, `/${advisor.code}/shared/schnellvideo/${id}`);
  expect(own.title).toBe('Drei Tipps für dein Konto');
  expect(own.text).toMatch(/^Frieda .+ hat ein kurzes Video für dich\.$/);
  await expectPicture(request, own.picture);
  const foreign = await previewOf(page, request, `/${pro.code}/shared/schnellvideo/${id}`, 404);
  expect(foreign.title).toBe('Clara Weiß');
});

test('PUB-18 hostile words stay words, in the preview and in the page', async ({
  page,
  request,
}) => {
  const advisor = await freshAdvisor();
  const quote = `"><script>window.taken = true</script><img src=x onerror="window.taken = true">`;
  const id = `testimonial${advisor.code}`;
  await setFields(`testimonials/${id}`, {
    advisor: advisor.uid,
    url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
    thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp',
    customer: `</title>${quote}`,
    quote,
    displayOrder: 1,
    thumbTime: null,
  });
  await expectPublished(advisor, id);

  const path = `/${advisor.code}/shared/testimonial/${id}`;
  const preview = await previewOf(page, request, path);
  expect(preview.text).toBe(quote);
  const harmless = `/${pro.code}/shared/testimonial/testimonialhassan000`;
  expect(preview.scripts).toBe((await previewOf(page, request, harmless)).scripts);

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`</title>${quote}`);
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
});

test('a link under a code that does not exist is answered with the portal, which explains it', async ({
  page,
  request,
}) => {
  const preview = await previewOf(page, request, '/gibtesnicht/shared/seminar/nichts', 404);
  expect(preview).toMatchObject({ title: 'WBD', robots: 'noindex', canonical: null });
});

test('the network keeps what is missing for ten seconds, and what is there as long as it may', async ({
  request,
}) => {
  const missing = [
    '/main.0000000000.js',
    '/gone.js',
    '/robots.gone.txt',
    '/sitemap.xml?part=9999',
    '/chunks/gone.js',
    '/assets/gone.woff2',
    '/remotes/crm/files/gone.js',
    '/pro/gone.css',
  ];
  for (const path of missing) {
    const answer = await request.get(path);
    const cache = answer.headers()['cache-control'];
    expect({ path, status: answer.status(), cache }).toEqual({
      path,
      status: 404,
      cache: 'public, max-age=0, s-maxage=10',
    });
  }
  const objection = await request.post('/action/objection?t=forged');
  expect(objection.headers()['cache-control']).toBe('no-store');
  const wrongMethod = await request.post(`/${pro.code}`);
  expect([wrongMethod.status(), wrongMethod.headers()['cache-control']]).toEqual([405, 'no-store']);
  for (const path of ['/', `/${pro.code}`, '/partner', '/legal/impressum']) {
    const page = await request.get(path);
    expect(page.headers()['cache-control']).toBe('public, max-age=0, s-maxage=30');
  }
  const html = await (await request.get('/')).text();
  const script = /src="(\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const file = await request.get(script);
  expect([file.status(), file.headers()['cache-control']]).toEqual([200, 'max-age=3600']);
  expect((await request.get('/intern/portal')).headers()['cache-control']).toBe('no-cache');
});
