import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, requestAs, signInAs } from '../fixtures/advisors.ts';
import { carousel, slides } from '../fixtures/carousel.ts';
import { setFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { expectTakenOver } from '../fixtures/navigation.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { expectPublished, publishedText } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

test('PUB-05.1,2 testimonials come in their order, hidden ones do not', async ({ page }) => {
  const advisor = await freshAdvisor();
  for (const [id, customer, displayOrder] of [
    ['a', 'Dritte Stimme', 30],
    ['b', 'Erste Stimme', 10],
    ['c', 'Versteckte Stimme', null],
    ['d', 'Zweite Stimme', 20],
  ] as const) {
    await setFields(`testimonials/${advisor.code}${id}`, {
      advisor: advisor.uid,
      url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
      thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp',
      customer,
      quote: 'Gut beraten.',
      displayOrder,
      thumbTime: 2,
    });
  }
  await expectPublished(advisor, 'Zweite Stimme');
  await page.goto(`/${advisor.code}`);
  await expect(slides(carousel(page, 'Kundenstimmen')).locator('p:last-child')).toHaveText([
    'Erste Stimme',
    'Zweite Stimme',
    'Dritte Stimme',
  ]);
  await carousel(page, 'Kundenstimmen').getByRole('link').first().click();
  await expect(page).toHaveURL(`/${advisor.code}/shared/testimonial/${advisor.code}b`);
});

test('PUB-05.3 PUB-10.1 sections that fail to load show an error, and the retry shows them', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await page.route(/documents:batchGet/, (route) => route.abort());
  // from a page whose HTML carries no advisor's page as data
  await page.goto('/legal/impressum');
  await expectTakenOver(page);
  await page.getByRole('banner').getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(
    page.getByText('Wir konnten die Videos nicht laden. Versuche es etwas später erneut.'),
  ).toBeVisible({ timeout: patient(20_000) });
  await expect(page.getByText('Testimonials konnten nicht geladen werden.')).toBeVisible();
  await expect(page.getByText('Fehler', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Das hat leider nicht geklappt · WBD');
  await expectAccessible(page);
  await page.unroute(/documents:batchGet/);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
  );
  await expect(page).toHaveTitle('Gute Beratung beginnt mit Vertrauen · WBD');
});

test('PUB-06.1,2,3 seminars and coachings show unless the advisor chose otherwise, in the order chosen', async ({
  page,
}) => {
  const advisor = await freshAdvisor({ joined: new Date() });
  const choose = (section: string, ...choices: [id: string, visible: boolean, order: number][]) =>
    setFields(`advisors/${advisor.uid}/selections/${section}`, {
      choices: Object.fromEntries(
        choices.map(([id, visible, dateForOrder]) => [id, { visible, dateForOrder }] as const),
      ),
      changed: choices.map(([id]) => id),
    });
  await choose(
    'seminars',
    [DEMO_SEMINARS.full, true, 2],
    [DEMO_SEMINARS.online, true, 1],
    [DEMO_SEMINARS.plain, false, 3],
  );
  await choose('experts', ['expertrente', true, 1], ['expertbaufinanzierung', false, 2]);
  // the choices of seminars and those of expert videos arrive on the page each on their own, and after its first version
  const cards = [DEMO_SEMINARS.full, DEMO_SEMINARS.plain, 'expertrente', 'expertbaufinanzierung'];
  const shown = async () => {
    const content = await publishedText(advisor.code);
    return cards.filter((card) => content.includes(card));
  };
  await expect.poll(shown, BY_ITSELF).toEqual([DEMO_SEMINARS.full, 'expertrente']);
  await page.goto(`/${advisor.code}`);
  const titles = slides(carousel(page, 'Seminare')).getByRole('heading');
  await expect(titles.nth(0)).toHaveText('ETFs für Einsteiger');
  await expect(titles.nth(1)).toHaveText('Richtig abgesichert');
  // without a choice: by the day of publication
  await expect(titles.nth(2)).toHaveText('Altersvorsorge ohne Fachchinesisch');
  await expect(titles.nth(3)).toHaveText('Finanzen für junge Familien');
  await expect(titles.filter({ hasText: 'Der Weg ins Eigenheim' })).toHaveCount(0);
  // the operator hides it for everyone
  await expect(titles.filter({ hasText: 'Erben und Schenken' })).toHaveCount(0);
  const coachings = page.locator('#coachings').getByRole('link');
  await expect(coachings.nth(0)).toContainText('Deine Rentenlücke, ehrlich gerechnet');
  await expect(coachings.nth(1)).toContainText('Dein Finanzplan in 45 Minuten');
  // by its address: other tests give their videos the same title
  await expect(page.locator('#coachings a[href$="/expertbaufinanzierung"]')).toHaveCount(0);
});

test('PUB-07.1,2,3,4 cards lead to the teaser exactly when there is a trailer', async ({
  page,
}) => {
  await page.goto('/pro');
  const seminars = page.locator('#seminare');
  const coachings = page.locator('#coachings');
  for (const [section, card, path] of [
    [seminars, 'Altersvorsorge ohne Fachchinesisch', '/pro/seminar-teaser/seminaraltersvorsorge'],
    [seminars, 'Der Weg ins Eigenheim', '/pro/seminar/seminareigenheim'],
    [coachings, 'Dein Finanzplan in 45 Minuten', '/pro/video-teaser/expertfinanzplan'],
    [coachings, 'Baufinanzierung im Check', '/pro/video/expertbaufinanzierung'],
  ] as const) {
    await section.getByRole('link').filter({ hasText: card }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(card);
    await expect(page.getByRole('main').getByRole('button', { name: /abspielen$/ })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pro');
  }
});

test('PUB-09.1 the code is found in upper and lower case', async ({ page }) => {
  await page.goto('/PRO');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Clara Weiß');
  await page.goto('/Pro/seminar/seminareigenheim');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Weg ins Eigenheim');
});

test('PUB-09 a code with umlauts is found, too, typed or linked', async ({ page }) => {
  const { code } = await freshAdvisor({ name: 'jörgweiß' });
  const title = page.getByRole('heading', { level: 1 });
  await page.goto(`/${code.replace('jörg', 'JÖRG')}`);
  await expect(title).toHaveText('Frieda am Anfang');
  await page.goto(`/${encodeURIComponent(code)}`);
  await expect(title).toHaveText('Frieda am Anfang');
});

test('PUB-09.2 the advisor sees their own edit at once, while visitors see what is published', async ({
  page,
  browser,
}) => {
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Frieda am Anfang');

  // what visitors get lags behind
  await setFields(`publicPages/${advisor.code}`, { heroText: 'Frieda von gestern' });
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/${advisor.code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Frieda von gestern');
  await page.reload();
  await expect(title).toHaveText('Frieda am Anfang');

  const written = await requestAs(advisor, {
    method: 'PATCH',
    path: `/advisors/${advisor.uid}?updateMask.fieldPaths=heroText`,
    body: { fields: { heroText: { stringValue: 'Frieda ganz neu' } } },
  });
  expect(written.status).toBe(200);
  await page.reload();
  await expect(title).toHaveText('Frieda ganz neu');
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Frieda ganz neu', {
      timeout: 1000,
    });
  }).toPass(BY_ITSELF);
  await visitor.context().close();
});
