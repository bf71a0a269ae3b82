import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { demoAccounts, DEMO_SEMINARS, DEMO_SESSIONS } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expectPublished } from '../fixtures/published.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signIn, signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openTile } from '../fixtures/tile.ts';

const LIST = '/intern/veranstaltungen';

const group = (page: Page, name: 'Meine Seminare' | 'Seminare meiner Kollegen') =>
  page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string) =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test('SEM-01.1,2,3 own seminars are edited, those of colleagues are read-only with an invitation', async ({
  page,
}) => {
  await signIn(page, 'pro');
  await openTile(page, { name: 'Seminare', path: LIST });

  const own = group(page, 'Meine Seminare');
  await expect(own.getByRole('heading', { level: 3, name: 'ETFs für Einsteiger' })).toBeVisible();
  const etf = card(page, 'ETFs für Einsteiger');
  await expect(etf.getByText('Online · 60 Minuten', { exact: true })).toBeVisible();
  await expect(etf.getByText('3 von 100 Plätzen belegt', { exact: true })).toBeVisible();
  await expect(etf.getByRole('link', { name: /^Bearbeiten/ })).toHaveAttribute(
    'href',
    `${LIST}/edit/${DEMO_SEMINARS.online}`,
  );
  await expect(etf.getByRole('link', { name: /^Teilnehmer ansehen/ })).toHaveCount(2);

  const hidden = card(page, 'Erben und Schenken');
  await expect(
    hidden.getByText(
      'Von WBD ausgeblendet: Nur du siehst dieses Seminar, und ein Einladungs-Link führt ins Leere.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(hidden.getByRole('button')).toHaveCount(0);
  // the server refuses invitations to a hidden seminar
  await expect(hidden.getByRole('link', { name: /^Teilnehmer ansehen/ })).toHaveCount(1);
  await expect(hidden.getByRole('link', { name: /^Kunden einladen/ })).toHaveCount(0);

  const colleagues = group(page, 'Seminare meiner Kollegen');
  const theirs = card(page, 'Selbständig und gut vorgesorgt');
  await expect(colleagues.getByText(/von Jonas Krüger$/).first()).toBeVisible();
  await expect(theirs.getByRole('link')).toHaveText([/^Kunden einladen/]);
  await expect(page.getByRole('link', { name: 'Neues Seminar', exact: true })).toHaveAttribute(
    'href',
    `${LIST}/new`,
  );
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Seminare suchen...', exact: true });
  await expect(search).toBeFocused();
  await search.fill('vorgesorgt');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(own).toHaveCount(0);
  await expect(page).toHaveURL(`${LIST}?suche=vorgesorgt`);
  await page.reload();
  await expect(theirs).toBeVisible();
  await search.fill('xyz');
  await expect(page.getByText('Keine Seminare gefunden', { exact: true })).toBeVisible();
  await search.fill('');
  await expect(etf).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  // alone in its line, it is as wide as the two above it
  const edit = await etf.getByRole('link', { name: /^Bearbeiten/ }).boundingBox();
  expect(edit?.width).toBeGreaterThan(280);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);

  await page.goto(`${LIST}/view/${DEMO_SESSIONS.hidden}/register`);
  await expect(
    page.getByText('Solange WBD es ausblendet, kannst du niemanden einladen.', { exact: true }),
  ).toBeVisible();
});

test('SEM-01.4,5 an excluded seminar is listed for its owner and the special advisor alone', async ({
  page,
  browser,
}) => {
  const excluded = 'Nachfolge im kleinen Betrieb';
  const foreign = `Fremdes Seminar ${Date.now()}`;
  await storeSeminar(demoAccounts.fremd.uid, { title: foreign, org: 'org-02' });

  const seen = async (account: 'pro' | 'kollege' | 'admin', name: Parameters<typeof group>[1]) => {
    const context = await browser.newContext();
    const visitor = await context.newPage();
    await signInTo(visitor, LIST, demoAccounts[account]);
    await expect(group(visitor, name).getByRole('article').first()).toBeVisible();
    const titles = await group(visitor, name).getByRole('heading', { level: 3 }).allTextContents();
    await context.close();
    return titles;
  };
  const pro = await seen('pro', 'Seminare meiner Kollegen');
  expect(pro).toContain('Selbständig und gut vorgesorgt');
  expect(pro).not.toContain(excluded);
  expect(pro).not.toContain(foreign);
  expect(await seen('kollege', 'Meine Seminare')).toContain(excluded);
  expect(await seen('admin', 'Seminare meiner Kollegen')).toEqual(
    expect.arrayContaining([excluded, foreign, 'ETFs für Einsteiger']),
  );

  await logIn(page, demoAccounts.lite.email);
  await page.goto(LIST);
  await expect(page.getByText('Nur mit WBD Pro verfügbar', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meine Seminare' })).toHaveCount(0);
});

test('SEM-09.1 the invitation link leads to the seminar on the advisor’s own page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const advisor = await freshAdvisor();
  const title = `Mein Abend ${Date.now()}`;
  const seminar = await storeSeminar(advisor.uid, { title });
  const of = { advisor: advisor.uid, seminar };
  await storeSession(of);
  await storeSession({ ...of, time: inDays(-10), taken: 3 });
  await signInTo(page, LIST, advisor);
  const own = card(page, title);
  await expectAccessible(page);
  await own.getByRole('button', { name: `Einladungs-Link kopieren: ${title}` }).click();
  await expect(page.getByText('Einladungs-Link kopiert', { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const { origin } = new URL(page.url());
  expect(link).toBe(`${origin}/${advisor.code}/shared/seminar/${seminar}?ref=${advisor.uid}`);

  // past sessions are collapsed and link the list of participants
  await expect(own.getByRole('link', { name: /^Teilnehmer ansehen/ })).toHaveCount(1);
  await own.getByText('1 vergangener Termin', { exact: true }).click();
  await expect(own.getByRole('link', { name: /^Teilnehmer ansehen/ })).toHaveCount(2);
  await expect(own.getByRole('link', { name: /^Kunden einladen/ })).toHaveCount(1);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

test('SEM-01 a list that fails to load shows an error, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const advisor = await freshAdvisor();
  await page.route(/documents:runQuery/, (route) => route.fulfill({ status: 500 }));
  await signInTo(page, LIST, advisor);
  await expect(
    page.getByText('Seminare konnten nicht geladen werden. Versuche es später erneut.', {
      exact: true,
    }),
  ).toBeVisible({ timeout: patient(20_000) });
  await page.unroute(/documents:runQuery/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText('Noch keine Seminare', { exact: true })).toBeVisible();
});

test("SEM-04.2 a seminar is shown on the advisor's page from the list, and hidden again", async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const seminar = await storeSeminar(advisor.uid, { title: 'Rente verstehen' });
  await storeSession({ advisor: advisor.uid, seminar, time: inDays(9) });
  await logIn(page, advisor.email);
  await page.goto(LIST);
  const onPage = card(page, 'Rente verstehen').getByRole('switch', { name: /^Auf meiner Seite/ });
  await expect(onPage).not.toBeChecked();
  await onPage.click();
  await expectToast(page, 'Deine Seite zeigt das Seminar');
  await expect(onPage).toBeChecked();
  await expectPublished(advisor, 'Rente verstehen');
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(onPage).toBeChecked();
  await expectAccessible(page);
  await onPage.click();
  await expectToast(page, 'Deine Seite zeigt das Seminar nicht mehr');
  await page.goto(`/${advisor.code}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rente verstehen')).toHaveCount(0);
  }).toPass({ timeout: patient(30_000) });
});

test('SEM-01 all dates are listed by month and shown in a calendar, which leads to the participants', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const of = {
    advisor: advisor.uid,
    seminar: await storeSeminar(advisor.uid, { title: 'Später' }),
  };
  const sooner = await storeSeminar(advisor.uid, { title: 'Früher' });
  await storeSession({ ...of, time: inDays(9) });
  const soon = await storeSession({
    advisor: advisor.uid,
    seminar: sooner,
    time: inDays(2),
    taken: 3,
  });
  await logIn(page, advisor.email);
  await page.goto(LIST);
  await expect(group(page, 'Meine Seminare').getByRole('heading', { level: 3 })).toHaveText([
    'Früher',
    'Später',
  ]);

  await page.getByRole('radio', { name: 'Termine', exact: true }).check({ force: true });
  await expect(page).toHaveURL(`${LIST}?ansicht=datum`);
  const rows = page.getByRole('listitem').filter({ hasText: 'Plätzen belegt' });
  await expect(rows.filter({ hasText: /Früher|Später/ })).toHaveText([/Früher/, /Später/]);
  await expect(rows.filter({ hasText: 'Richtig abgesichert' }).first()).toContainText(
    'von Clara Weiß',
  );
  await expectAccessible(page);

  await page.getByRole('radio', { name: 'Kalender', exact: true }).check({ force: true });
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
    .format(inDays(2))
    .slice(0, 7);
  await page.goto(`${LIST}?ansicht=kalender&monat=${month}`);
  const link = page.getByRole('link', { name: /Früher$/ });
  await expect(link).toHaveAttribute('href', `${LIST}/view/${soon}`);
  await expectAccessible(page);
  // the weeks at the edges of a month show days of its neighbours, so one month is not far enough
  const earlier = page.getByRole('button', { name: 'Vorheriger Monat' });
  await earlier.click();
  await earlier.click();
  await expect(link).toHaveCount(0);

  // no room for seven columns: the list of seminars is shown
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radio', { name: 'Kalender', exact: true })).toHaveCount(0);
  await expect(group(page, 'Meine Seminare')).toBeVisible();
});
