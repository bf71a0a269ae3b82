import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs, type FreshAdvisor } from '../fixtures/advisors.ts';
import { documentExists, readFields, setFields } from '../fixtures/database.ts';
import { logIn } from '../fixtures/login.ts';
import { largePicture, mediaFile } from '../fixtures/media.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { expectToast } from '../fixtures/messages.ts';
import { expectPublished } from '../fixtures/published.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { fileInput, refuseUploads, watchUpload } from '../fixtures/upload.ts';

const LIST = '/intern/expert-videos';
const PHONE = { width: 390, height: 844 };
const COMMIT = /documents:commit/;
const LOST = /net::ERR_FAILED|status of 403/;

const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
const text = (page: Page, words: string) => page.getByText(words, { exact: true });

let counter = 0;
async function storeExpertVideo({ uid }: FreshAdvisor, description: string): Promise<string> {
  counter += 1;
  const id = `e2eexpert${process.pid}x${counter}x${Date.now()}`;
  await setFields(`expertVideos/${id}`, {
    advisor: uid,
    org: 'org-01',
    description,
    video: 'expert_videos/video/demoadvisorpro-coaching-plan.mp4',
    trailer: null,
    thumb: 'expert_videos/thumb/demoadvisorpro-cover-plan.webp',
    bookinglink: null,
    createdAt: new Date(),
  });
  return id;
}

test('EXP-01.1,2,3,4 the list: skeletons, an empty list, a failure, and the advisor’s videos with their edit button', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await signInAs(page, advisor);
  const answer = Promise.withResolvers<null>();
  await page.route(/documents:runQuery/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/intern/portal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Experten-Videos/ })
    .click();
  await expect(page).toHaveURL(LIST);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Experten-Videos', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Lädt...' })).toBeVisible();
  const skeletons = page.getByRole('main').locator('.wbd-skeleton:visible');
  await expect(skeletons.first()).toBeVisible();
  answer.resolve(null);
  await expect(
    page.getByRole('heading', { name: 'Keine Experten-Videos gefunden', exact: true }),
  ).toBeVisible();
  await expect(skeletons).toHaveCount(0);
  await expectAccessible(page);

  consoleErrors.allow(LOST);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.reload();
  await expect(text(page, 'Konnte Experten-Videos nicht laden :(')).toBeVisible({
    timeout: patient(20_000),
  });
  await page.unrouteAll({ behavior: 'wait' });
  const id = await storeExpertVideo(advisor, 'Dein Finanzplan in 45 Minuten');
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();
  const videos = page.getByRole('list', { name: 'Deine Experten-Videos' });
  await expect(videos.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await page.keyboard.type('etf');
  await expect(text(page, 'Kein Experten-Video passt dazu')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Experten-Videos suchen...' }).fill('minuten');
  await expect(videos.getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(`${LIST}?suche=minuten`);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await videos.getByRole('link', { name: 'Bearbeiten: Dein Finanzplan in 45 Minuten' }).click();
  await expect(page).toHaveURL(`${LIST}/edit/${id}`);
  await page.getByRole('link', { name: 'Experten-Videos', exact: true }).first().click();
  await page.getByRole('link', { name: 'Neues Experten-Video', exact: true }).click();
  await expect(page).toHaveURL(`${LIST}/new`);
});

test('EXP-02.1,2,3,4,5,7 EXP-03.1 a new video: every message, the progress, and the list', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto(`${LIST}/new`);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Neues Experten-Video', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Löschen' })).toHaveCount(0);

  await page.getByRole('radio', { name: /^Spezifisch/ }).check();
  await save(page);
  for (const message of [
    'Bitte gib eine Beschreibung ein',
    'Bitte gib einen Booking-Link ein',
    'Bitte lade ein Voll-Video hoch',
    'Bitte lade ein Hochkant-Bild hoch',
  ]) {
    await expect(text(page, message)).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^Allgemein/ }).check();
  await expect(text(page, 'Bitte gib einen Booking-Link ein')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Spezifisch/ }).check();

  const description = page.getByLabel('Beschreibung');
  await description.fill(
    'Baufinanzierung im Check\nIch schaue mir dein Angebot an\nbevor du unterschreibst',
  );
  await expect(description).toHaveValue(
    'Baufinanzierung im Check\nIch schaue mir dein Angebot an bevor du unterschreibst',
  );
  const link = page.getByRole('textbox', { name: 'Booking-Link für dieses Video' });
  await link.fill('javascript:alert(1)');
  await expect(
    text(page, 'Bitte gib eine Web-Adresse ein, zum Beispiel https://termine.example/clara'),
  ).toBeVisible();
  await link.fill('https://termine.example/haus');
  await fileInput(page, 'Voll-Video').setInputFiles(mediaFile('coaching-haus.mp4'));
  await fileInput(page, 'Trailer').setInputFiles(mediaFile('coaching-plan-trailer.mp4'));
  await fileInput(page, 'Hochkant-Bild').setInputFiles(mediaFile('cover-haus.webp'));
  await expect(text(page, 'cover-haus.webp')).toBeVisible();

  await page.getByRole('switch', { name: 'Auf meiner Seite zeigen', exact: true }).click();
  consoleErrors.allow(LOST);
  const allowUploads = await refuseUploads(page);
  await save(page);
  await expect(
    text(page, 'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.'),
  ).toBeVisible();
  await expect(text(page, 'Fehler beim Hochladen')).toBeVisible();
  await expect(text(page, 'Datei konnte nicht hochgeladen werden')).toBeVisible();
  await allowUploads();

  await page.route(COMMIT, (route) => route.abort());
  await save(page);
  await expect(text(page, 'Fehler beim Speichern')).toBeVisible({ timeout: patient(20_000) });
  await expect(text(page, 'Die Änderungen konnten nicht gespeichert werden.')).toBeVisible();
  await page.unroute(COMMIT);
  await expect(link).toHaveValue('https://termine.example/haus');

  // other files, so that they are sent again; the picture in two parts, the first a quarter of it
  await fileInput(page, 'Voll-Video').setInputFiles(mediaFile('coaching-haus.mp4'));
  await fileInput(page, 'Trailer').setInputFiles(mediaFile('coaching-plan-trailer.mp4'));
  await fileInput(page, 'Hochkant-Bild').setInputFiles(largePicture('cover-haus.webp'));
  const upload = await watchUpload(page);
  await save(page);
  await expect(text(page, 'Abgeschlossen')).toBeVisible();
  await expect(page).toHaveURL(LIST);
  const stages = await upload.seen();
  const moments = [
    '0 Lade Video hoch...',
    '10 Lade Video hoch...',
    '80 Lade Bild hoch...',
    '82 Lade Bild hoch...',
    '95 Speichert...',
    '100 Abgeschlossen',
  ];
  expect(stages.filter((line) => moments.includes(line))).toEqual(moments);

  await expect(text(page, 'Experten-Video gespeichert')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Baufinanzierung im Check' });
  await expect(card).toContainText('Eigener Link');
  await expect(card).toContainText('Mit Trailer');
  await expect(text(page, 'Deine Seite zeigt es.')).toBeVisible();
  await expect(card.getByRole('switch', { name: /^Auf meiner Seite/ })).toBeChecked();
});

test('EXP-02.8,9 editing stores the changes; the general link type stores no link', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const id = await storeExpertVideo(advisor, 'Deine Rentenlücke');
  const stored = `expertVideos/${id}`;
  await setFields(stored, { bookinglink: 'https://termine.example/rente' });
  await logIn(page, advisor.email);
  await page.goto(`${LIST}/edit/${id}`);
  const description = page.getByLabel('Beschreibung');
  await expect(description).toHaveValue('Deine Rentenlücke');
  await expect(page.getByRole('textbox', { name: 'Booking-Link für dieses Video' })).toHaveValue(
    'https://termine.example/rente',
  );
  await expectAccessible(page);

  // a second window saves the same field meanwhile
  await description.fill('Deine Rentenlücke, ehrlich gerechnet');
  await setFields(stored, { description: 'Im anderen Fenster' });
  await save(page);
  await expect(text(page, 'Fehler beim Aktualisieren des Experten-Videos')).toBeVisible();
  await expect(page.getByText(/^Das wurde inzwischen an anderer Stelle geändert/)).toBeVisible();
  await setFields(stored, { description: 'Deine Rentenlücke' });

  await page.getByRole('link', { name: 'Abbrechen', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(question).toHaveCount(0);
  await expect(description).toHaveValue('Deine Rentenlücke, ehrlich gerechnet');
  await page.getByRole('radio', { name: /^Allgemein/ }).check();
  await save(page);
  await expect(page).toHaveURL(LIST);
  await expect(text(page, 'Änderungen gespeichert')).toBeVisible();
  await expect(text(page, 'Deine Rentenlücke, ehrlich gerechnet')).toBeVisible();
  expect(await readFields(stored)).toMatchObject({
    description: { stringValue: 'Deine Rentenlücke, ehrlich gerechnet' },
    bookinglink: { nullValue: null },
  });
});

test('EXP-03.2,3,4 deleting asks first, confirms, and works only for the advisor’s own videos', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const id = await storeExpertVideo(advisor, 'Gründen mit Sicherheit');
  await logIn(page, advisor.email);
  await page.goto(`${LIST}/edit/${id}`);
  const remove = page.getByRole('button', { name: 'Löschen', exact: true });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Experten-Video löschen?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(question).toHaveCount(0);

  consoleErrors.allow(LOST);
  await page.route(COMMIT, (route) => route.abort());
  await remove.click();
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(text(page, 'Fehler beim Löschen')).toBeVisible({ timeout: patient(20_000) });
  await expect(text(page, 'Das Experten-Video konnte nicht gelöscht werden.')).toBeVisible();
  await page.unroute(COMMIT);
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(page).toHaveURL(LIST);
  await expect(text(page, 'Experten-Video gelöscht')).toBeVisible();
  await expect(text(page, 'Keine Experten-Videos gefunden')).toBeVisible();
  expect(await documentExists(`expertVideos/${id}`)).toBe(false);

  await page.goto(`${LIST}/edit/expertfinanzplan`);
  await expect(text(page, 'Wir konnten das Video nicht finden.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCount(0);
});

test("EXP-01 the list shows what is one's own and nothing of a colleague", async ({ page }) => {
  await logIn(page, demoAccounts.kollege.email);
  await page.goto(LIST);
  const videos = page.getByRole('list', { name: 'Deine Experten-Videos' });
  await expect(videos).toContainText('Gründen mit Sicherheit');
  await expect(videos).not.toContainText('Finanzplan');
});

test("an expert video is shown on the advisor's page from the list, and hidden again", async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await storeExpertVideo(advisor, 'Dein Finanzplan in 45 Minuten');
  await signInAs(page, advisor);
  await page.goto(LIST);
  const onPage = page.getByRole('switch', { name: /^Auf meiner Seite/ });
  await expect(onPage).not.toBeChecked();
  await onPage.click();
  await expectToast(page, 'Deine Seite zeigt das Video');
  await expectPublished(advisor, 'Dein Finanzplan in 45 Minuten');
  await page.setViewportSize(PHONE);
  await page.reload();
  await expect(onPage).toBeChecked();
  await expectAccessible(page);
  await onPage.click();
  await expectToast(page, 'Deine Seite zeigt das Video nicht mehr');
  await expect(onPage).not.toBeChecked();
});
