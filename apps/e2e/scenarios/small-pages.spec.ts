import { DEMO_REDIRECTS, DEMO_SEMINARS, demoAccounts } from '../fixtures/demo.ts';
import { readText } from '../fixtures/files.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { expectToPlay } from '../fixtures/video.ts';

const { pro } = demoAccounts;
const redirect = (url: string) => `/redirect?url=${encodeURIComponent(url)}`;
const NO_LINK = 'Wir konnten den Redirect-Link nicht finden.';

test('ROUTE-07.1,2,3 our own pages and files are gone on to, a seminar file in its onepager folder', async ({
  page,
}) => {
  await page.goto(redirect('/legal/agb'));
  await expect(page).toHaveURL('/legal/agb');
  await page.goto('/legal/impressum');
  await page.goto(redirect(new URL('/pro?ref=a', page.url()).href));
  await expect(page).toHaveURL('/pro?ref=a');

  const film = page.getByRole('main').locator('video[loop]');
  const files = (await film.getAttribute('src'))?.split('hero%2F')[0] ?? '';
  const asked: string[] = [];
  // without content the browser stays on the page that forwards
  await page.route(/onepager%2Fvorsorge\.pdf/, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 204 });
  });
  await page.goto(redirect(`${files}seminars%2Fvorsorge.pdf?alt=media`), { waitUntil: 'commit' });
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'Augenblick, wir leiten dich weiter...',
      exact: true,
    }),
  ).toBeVisible();
  await expect.poll(() => asked).toEqual([`${files}seminars%2Fonepager%2Fvorsorge.pdf?alt=media`]);
});

test('ROUTE-07.4,5,6 a redirect to another site waits for a click, and an invalid address leads nowhere', async ({
  page,
}) => {
  const asked: string[] = [];
  await page.route('https://example.org/**', async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/html', body: '<title>Beispiel</title>' });
  });
  await page.goto(redirect('https://example.org/mehr?a=b'));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Du verlässt WBD', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'Weiter zu example.org', exact: true }).click();
  await expect(page).toHaveURL('https://example.org/mehr?a=b');

  for (const path of [
    '/redirect',
    redirect(''),
    redirect('/redirect?url=/pro'),
    redirect('javascript:document.title="taken"'),
    redirect('data:text/html,<script>alert(1)</script>'),
    redirect('//evil.example'),
    redirect('https://wbd.example@evil.example'),
  ]) {
    await page.goto(path);
    await expect(
      page.getByRole('heading', { level: 1, name: NO_LINK, exact: true }),
      path,
    ).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/redirect');
    await expect(page).not.toHaveTitle('taken');
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('ROUTE-08.1,2 a file is shown in a bare player', async ({ page, consoleErrors }) => {
  consoleErrors.allow(/404 \(Not Found\)|403 \(Forbidden\)/);
  await page.goto('/pro');
  const loop = await page.getByRole('main').locator('video[loop]').getAttribute('src');
  const path = decodeURIComponent(/\/o\/([^?]+)/.exec(loop ?? '')?.[1] ?? '');
  const name = path.split('/').at(-1) ?? '';
  await page.goto(`/file-preview/${path}`);
  await expectToPlay(page, `Video ${name}`, new RegExp(encodeURIComponent(path)));
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  const trailer = (await readText(`seminars/${DEMO_SEMINARS.trailer}`, 'trailer')) ?? '';
  expect(trailer).toMatch(/^seminars\/trailer\//);
  await page.goto(`/file-preview/${trailer}`);
  const trailerName = trailer.split('/').at(-1) ?? '';
  await expectToPlay(page, `Video ${trailerName}`, new RegExp(encodeURIComponent(trailer)));

  for (const missing of [
    '/file-preview/seminars/gibtesnicht.mp4',
    '/file-preview/seminars/a/b/c',
  ]) {
    await page.goto(missing);
    await expect(page.getByText('Konnte das Video nicht laden', { exact: true })).toBeVisible();
  }
  await page.goto('/file-preview/fremd/video/a.mp4');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
});

test('ROUTE-12.1 the nine old seminar ids lead to their new ones, wherever they stand', async ({
  page,
}) => {
  const pairs = Object.entries(DEMO_REDIRECTS);
  expect(pairs).toHaveLength(9);
  for (const [old, id] of pairs) {
    await page.goto(`/pro/seminar-teaser/${old}`);
    await expect(page).toHaveURL(`/pro/seminar-teaser/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const old = 'altes-seminar-vorsorge';
  const id = DEMO_REDIRECTS[old];
  for (const [from, to] of [
    [`/pro/seminar/${old}`, `/pro/seminar/${id}`],
    [`/pro/shared/seminar/${old}?ref=${pro.uid}`, `/pro/shared/seminar/${id}?ref=${pro.uid}`],
    [`/action/${pro.uid}/seminar/${old}`, `/action/${pro.uid}/seminar/${id}`],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Altersvorsorge ohne Fachchinesisch' }),
    ).toBeVisible();
  }
  await page.goto('/pro/seminar/constructor');
  await expect(page.getByText('Seminar nicht gefunden.', { exact: true })).toBeVisible();
});
