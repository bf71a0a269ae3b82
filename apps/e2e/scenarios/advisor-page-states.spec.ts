import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { expectPublished } from '../fixtures/published.ts';
import { inDays, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const LONG_NAME =
  'Maximiliana-Konstantina Freifrau von und zu Hohenlohe-Langenburgisch-Bartenstein';
const main = (page: Page) => page.getByRole('main');
const booking = (page: Page) =>
  main(page).getByRole('link', { name: 'Termin buchen', exact: true });
/** In place of it without a calendar. */
const asking = (page: Page) =>
  main(page).getByRole('link', { name: 'Gespräch anfragen', exact: true });

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('PUB-03 a page with nothing but a very long name fits every screen and leads on', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { heroText: null, lastName: LONG_NAME });
  await expectPublished(advisor, LONG_NAME);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/${advisor.code}`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Frieda ${LONG_NAME}`);
    expect(await widthOf(page)).toBe(width);
    await expect(asking(page).first()).toBeVisible();
    await expect(booking(page)).toHaveCount(0);
    await expect(main(page).locator('video')).toHaveCount(0);
    await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0);
    await expect(
      main(page).getByText('Frieda richtet diese Seite gerade ein. Schau bald wieder vorbei.', {
        exact: true,
      }),
    ).toBeVisible();
    await expectAccessible(page);
  }
  await main(page).getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await expect(page).toHaveURL('/');
});

test('PUB-03 without a booking link there is a way to ask for a call, with one to book an appointment, on phones also at the foot of the screen', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const id = `${advisor.code}t`;
  await setFields(`testimonials/${id}`, {
    advisor: advisor.uid,
    customer: 'Eine Stimme',
    quote: 'Gut beraten.',
    displayOrder: 1,
    thumbTime: 2,
    url: 'testimonials/video/demoadvisorpro-voice-hassan.mp4',
    thumb: 'testimonials/thumb/demoadvisorpro-voice-hassan.webp',
  });
  await expectPublished(advisor, 'Eine Stimme');
  await page.goto(`/${advisor.code}`);
  await expect(main(page).getByRole('heading', { name: /Was Kund/ })).toBeVisible();
  await expect(booking(page)).toHaveCount(0);
  await expect(asking(page)).toHaveAttribute(
    'href',
    `/action/${advisor.uid}/appointment/${advisor.uid}`,
  );
  await page.goto(`/${advisor.code}/shared/testimonial/${id}`);
  const talk = main(page).getByRole('link', { name: 'Unkompliziert mit Frieda sprechen' });
  await expect(main(page).getByRole('link', { name: 'Mehr über Frieda' })).toBeVisible();
  await expect(talk).toBeVisible();

  await setFields(`advisors/${advisor.uid}`, { bookingslink: 'termine.example/frieda' });
  await expectPublished(advisor, /"bookable":(true|\{"booleanValue":true)/);
  await page.reload();
  await expect(talk).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/${advisor.code}`);
  await expect(booking(page).first()).toHaveAttribute(
    'href',
    `/action/${advisor.uid}/appointment/${advisor.uid}`,
  );
  // one button at a time
  await expect(booking(page)).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(booking(page).last()).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);

  // a page that is loaded after it begins at its own top
  await page.goto(`/${advisor.code}/shared/testimonial/${id}`);
  await expect(talk).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('PUB-06 a card says when and where the next session is, and whether seats are left', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  const cards = {
    Nachgerechnet: { online: false, places: 12, taken: 4 },
    Vorgesorgt: { online: true, places: 50, taken: 0 },
    Ausgesorgt: { online: false, places: 6, taken: 6 },
  };
  const choices: Record<string, { visible: boolean; dateForOrder: number }> = {};
  for (const [title, { online, places, taken }] of Object.entries(cards)) {
    const seminar = await storeSeminar(advisor.uid, { title, online });
    const session = { advisor: advisor.uid, seminar, places, taken };
    await storeSession({ ...session, time: new Date('2089-12-24T17:00:00Z') });
    choices[seminar] = { visible: true, dateForOrder: Object.keys(choices).length };
  }
  const withoutDates = await storeSeminar(advisor.uid, { title: 'Ohne Termin' });
  choices[withoutDates] = { visible: true, dateForOrder: 9 };
  await storeSession({ advisor: advisor.uid, seminar: withoutDates, time: inDays(-2) });
  await setFields(`advisors/${advisor.uid}/selections/seminars`, {
    choices,
    changed: Object.keys(choices),
  });
  await expectPublished(advisor, /none/);
  await expectPublished(advisor, /few/);
  await expectPublished(advisor, /many/);

  await page.goto(`/${advisor.code}`);
  const card = (title: string) => main(page).getByRole('link').filter({ hasText: title });
  const text = (title: string, exact: string) => card(title).getByText(exact, { exact: true });
  for (const [title, place] of [
    ['Nachgerechnet', 'Bürgerhaus Kalk'],
    ['Vorgesorgt', 'Online'],
    ['Ausgesorgt', 'Bürgerhaus Kalk'],
  ] as const) {
    await expect(text(title, '24. Dez. 2089, 18:00')).toBeVisible();
    await expect(text(title, place)).toBeVisible();
  }
  await expect(text('Nachgerechnet', 'Nur noch wenige Plätze')).toBeVisible();
  await expect(text('Ausgesorgt', 'Ausgebucht')).toBeVisible();
  await expect(text('Vorgesorgt', 'Ausgebucht')).toHaveCount(0);
  await expect(text('Vorgesorgt', 'Nur noch wenige Plätze')).toHaveCount(0);
  await expect(text('Ohne Termin', 'Gerade ist kein Termin geplant')).toHaveCount(1);

  await card('Ausgesorgt').click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Termine' })).toBeVisible();
  await expect(main(page).getByText('Ausgebucht', { exact: true })).toBeVisible();
  await expect(
    main(page).getByText(
      'Ist dein Termin ausgebucht? Bei der Anmeldung kannst du dich auf die Warteliste setzen.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(
    main(page).getByRole('heading', { level: 2, name: 'Weitere Seminare' }),
  ).toBeVisible();
  await expect(card('Nachgerechnet')).toBeVisible();
  await expectAccessible(page);
});

test('PUB-06 one seminar stands alone: nothing to page through', async ({ page }) => {
  const advisor = await freshAdvisor();
  const seminar = await storeSeminar(advisor.uid, { title: 'Das einzige' });
  await setFields(`advisors/${advisor.uid}/selections/seminars`, {
    choices: { [seminar]: { visible: true, dateForOrder: 1 } },
    changed: [seminar],
  });
  await expectPublished(advisor, 'Das einzige');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/${advisor.code}`);
    await expect(main(page).getByRole('link', { name: /Das einzige/ })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Nächste Folie' })).toHaveCount(0);
    expect(await widthOf(page)).toBe(width);
  }
  await main(page)
    .getByRole('link', { name: /Das einzige/ })
    .click();
  await expect(main(page).getByRole('heading', { name: 'Weitere Seminare' })).toHaveCount(0);
});

test('PUB-03 on paper the words are black, and nothing is printed that can only be pressed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/pro');
  await expect(main(page).getByRole('heading', { name: '1:1 Coachings' })).toBeVisible();
  const title = main(page).getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  const buttons = main(page).getByRole('button');
  await expect(buttons.filter({ hasNot: page.locator('img') })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeHidden();
  await expect(buttons.filter({ has: page.locator('img') }).first()).toBeVisible();
  // every slide, with its words below its picture
  const card = main(page)
    .locator('a')
    .filter({ has: page.locator('q') })
    .last();
  const words = card.locator('q');
  await words.scrollIntoViewIfNeeded();
  await expect(words).toBeInViewport({ ratio: 1 });
  const [below, picture] = [await words.boundingBox(), await card.locator('img').boundingBox()];
  if (!below || !picture) throw new Error('The card has no place');
  expect(below.y).toBeGreaterThanOrEqual(picture.y + picture.height);
});

test('PUB-02 an advisor without a page of their own shows the network in their name', async ({
  page,
}) => {
  await page.goto('/basic');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Gute Beratung beginnt mit einem Menschen, dem du vertraust.',
  );
  await expect(main(page).getByText('Empfohlen von Lukas Schäfer', { exact: true })).toBeVisible();
  await expect(booking(page)).toHaveCount(0);
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: /Der Weg ins Eigenheim/ })
    .first()
    .click();
  await expect(page).toHaveURL(/^[^?]+\/basic\/seminar\/seminareigenheim$/);
  // who registers from here becomes this advisor's customer
  await expect(main(page).getByRole('link', { name: 'Zum Seminar anmelden' })).toHaveAttribute(
    'href',
    `/action/${demoAccounts.basic.uid}/seminar/seminareigenheim`,
  );
});

test('PUB-02 the start page explains WBD and leads partners in', async ({ page }) => {
  await page.goto('/');
  await expect(
    main(page).getByRole('heading', { level: 2, name: 'So funktioniert WBD', exact: true }),
  ).toBeVisible();
  await expect(
    main(page).getByRole('heading', { level: 2, name: 'Du berätst selbst?', exact: true }),
  ).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: 'Zur Anmeldung für Partner', exact: true }),
  ).toHaveAttribute('href', '/auth');
  await main(page).getByRole('link', { name: 'Partner werden', exact: true }).click();
  await expect(page).toHaveURL('/partner');
});
