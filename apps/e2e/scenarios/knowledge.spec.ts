import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { documentExists, readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { storeFolder, storeKnowledgeVideo } from '../fixtures/library.ts';
import { logIn } from '../fixtures/login.ts';
import { largePicture, mediaFile } from '../fixtures/media.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openTile } from '../fixtures/tile.ts';
import { fileInput, refuseUploads, watchUpload } from '../fixtures/upload.ts';
import { playedAddress, playedSeconds } from '../fixtures/video.ts';

const LIBRARY = '/intern/wissensbibliothek';
const PHONE = { width: 390, height: 844 };
/** Here the corner of the toasts lies over a dialog's buttons. */
const LAPTOP = { width: 1280, height: 720 };
const LOST = /net::ERR_FAILED|status of 403/;

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const inTab = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

let counter = 0;
/** An advisor of an organisation that no other test knows, with two folders and a colleague's video. */
async function ownOrganisation() {
  counter += 1;
  const org = `e2eorg${process.pid}x${counter}x${Date.now()}`;
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { org });
  const start = await storeFolder(org, 'Für den Start', 1);
  const talks = await storeFolder(org, 'Gespräche', 2);
  await storeKnowledgeVideo({
    org,
    folder: start,
    advisor: demoAccounts.kollege.uid,
    title: 'Was ein Kollege weiß',
  });
  return { org, advisor, start, talks };
}

test('LIB-01.1,2,3,4 tabs of the organisation and the tab wbd, the search, and the checkbox', async ({
  page,
}) => {
  test.slow();
  await signIn(page, 'pro');
  await openTile(page, { name: 'Wissensbibliothek', path: LIBRARY });
  await expect(page.getByRole('tab')).toHaveText([
    'Vorsorge & Anlage',
    'Familie & Absicherung',
    'wbd',
  ]);
  await expectAccessible(page);

  await tab(page, 'wbd').click();
  await expect(page).toHaveURL(`${LIBRARY}?tab=wbd`);
  await page.reload();
  await expect(inTab(page).getByRole('heading')).toHaveText([
    'Seminare',
    'Spezialisten',
    'Personalisierte Seite',
    'Testimonials',
    'Schnellvideos',
    'Wissensbibliothek',
    'Jetzt loslegen',
  ]);
  await expect(inTab(page).getByRole('button', { name: /^(Bearbeiten|Löschen)/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Abspielen: Jetzt loslegen' }).click();
  const intro = page.getByRole('dialog', { name: 'Jetzt loslegen' }).locator('video');
  await expect.poll(() => playedSeconds(intro)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.goto(`${LIBRARY}?tab=folderfamilie`);
  await expect(tab(page, 'Familie & Absicherung')).toHaveAttribute('aria-selected', 'true');
  const colleagues = inTab(page).filter({ hasText: 'Selbständige richtig absichern' });
  await expect(colleagues).toContainText('Jonas Krüger');
  await expect(colleagues.getByRole('button')).toHaveCount(1);
  const own = inTab(page).filter({ hasText: 'Welche Versicherung zuerst?' });
  await expect(
    own.getByRole('button', { name: 'Bearbeiten: Welche Versicherung zuerst?' }),
  ).toBeVisible();
  await expect(
    own.getByRole('button', { name: 'Löschen: Welche Versicherung zuerst?' }),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: 'Nur meine Videos', exact: true }).check();
  await expect(colleagues).toHaveCount(0);
  await expect(own).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Nur meine Videos', exact: true }).uncheck();
  const search = page.getByRole('searchbox', { name: 'Wissensvideos suchen...' });
  await search.fill('selbstandige krüger');
  await expect(inTab(page)).toHaveCount(1);
  await expect(page).toHaveURL(/suche=selbstandige\+kr%C3%BCger/);
  await page.reload();
  await expect(search).toHaveValue('selbstandige krüger');
  await expect(inTab(page)).toHaveCount(1);
  await expect(tab(page, 'Vorsorge & Anlage (0)')).toBeVisible();
  await tab(page, 'Vorsorge & Anlage (0)').click();
  await expect(text(page, 'Keine Videos gefunden')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});

test('LIB-02.1,6,7,12 uploading: every message, the progress, and the video in its folder', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await page.setViewportSize(LAPTOP);
  const { advisor, talks } = await ownOrganisation();
  await logIn(page, advisor.email);
  await page.goto(`${LIBRARY}?tab=wbd`);
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video hochladen' });
  const send = dialog.getByRole('button', { name: 'Hochladen', exact: true });
  await send.click();
  await expect(text(page, 'Bitte gib einen Titel ein')).toBeVisible();
  await expect(text(page, 'Bitte lade ein Video hoch')).toBeVisible();
  await expect(
    dialog.getByText('oder hierher ziehen, maximal 10 GB', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await fileInput(dialog, 'Video').setInputFiles(mediaFile('cover-haus.webp'));
  await expect(text(page, 'Bitte lade eine Video-Datei hoch')).toBeVisible();

  await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill('Das erste Gespräch');
  await dialog.getByLabel('Beschreibung').fill('Worauf es ankommt');
  await dialog.getByLabel('Ordner').selectOption('Gespräche');
  await fileInput(dialog, 'Video').setInputFiles(mediaFile('etf.mp4'));
  await expect(text(page, 'etf.mp4')).toBeVisible();

  consoleErrors.allow(LOST);
  const allowUploads = await refuseUploads(page);
  const refused = await watchUpload(page);
  await send.click();
  await expect(
    text(page, 'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.'),
  ).toBeVisible();
  await expect(text(page, 'Wir konnten das Video nicht hochladen')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect(await refused.seen()).not.toContain('100 Abgeschlossen');
  await allowUploads();
  await expect(dialog.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    'Das erste Gespräch',
  );

  await fileInput(dialog, 'Vorschaubild').setInputFiles(largePicture('etf.webp'));
  const upload = await watchUpload(page);
  await send.click();
  await expect(text(page, 'Video hochgeladen')).toBeVisible({ timeout: patient(20_000) });
  await expect(dialog).toHaveCount(0);
  // a quarter of the picture's 15 percent stands above the video's 80
  const moments = [
    '80 Lade Bild hoch...',
    '84 Lade Bild hoch...',
    '95 Speichert...',
    '100 Abgeschlossen',
  ];
  const stages = await upload.seen();
  expect(stages.filter((line) => moments.includes(line))).toEqual(moments);

  await expect(page).toHaveURL(`${LIBRARY}?tab=${talks}`);
  await expect(inTab(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Abspielen: Das erste Gespräch' }).click();
  const watching = page.getByRole('dialog', { name: 'Das erste Gespräch' });
  await expect.poll(() => playedSeconds(watching.locator('video'))).toBeGreaterThan(0);
  await expect(watching.getByText('Worauf es ankommt', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Löschen: Das erste Gespräch' }).click();
  await page
    .getByRole('alertdialog', { name: 'Video löschen?' })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expect(text(page, 'Noch keine Videos')).toBeVisible();
  await page.getByRole('button', { name: 'Rückgängig', exact: true }).click();
  await expect(text(page, 'Video wiederhergestellt')).toBeVisible();
  await expect(inTab(page)).toHaveCount(1);
});

test('LIB-02.2,3,4,5,8,9 editing and deleting, of own videos only', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  const { org, advisor, start, talks } = await ownOrganisation();
  const id = await storeKnowledgeVideo({
    org,
    folder: start,
    advisor: advisor.uid,
    title: 'Mein Video',
  });
  // folders shared before stay the advisor's at every level
  await setFields(`advisors/${advisor.uid}`, { lv: 0 });
  await logIn(page, advisor.email);
  await page.goto(LIBRARY);
  await expect(inTab(page)).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Video hochladen' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Bearbeiten/ })).toHaveCount(1);

  await page.getByRole('button', { name: 'Bearbeiten: Mein Video' }).click();
  const dialog = page.getByRole('dialog', { name: 'Video bearbeiten' });
  const title = dialog.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill(' ');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(text(page, 'Bitte gib einen Titel ein')).toBeVisible();
  await title.fill('Mein bestes Video');
  await dialog.getByLabel('Ordner').selectOption('Gespräche');
  await setFields(`knowledgeVideos/${id}`, { title: 'Im anderen Fenster' });
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    text(page, 'Wir konnten das Video nicht updaten. Versuch es gleich nochmal.'),
  ).toBeVisible();
  await setFields(`knowledgeVideos/${id}`, { title: 'Mein Video' });
  await expect(title).toHaveValue('Mein bestes Video');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(text(page, 'Änderungen gespeichert')).toBeVisible();
  await expect(inTab(page)).toHaveCount(1);
  await tab(page, 'Gespräche').click();
  await expect(page).toHaveURL(`${LIBRARY}?tab=${talks}`);
  expect(await readFields(`knowledgeVideos/${id}`)).toMatchObject({
    title: { stringValue: 'Mein bestes Video' },
  });

  consoleErrors.allow(LOST);
  await page.route(/documents:commit/, (route) => route.abort());
  await page.getByRole('button', { name: 'Löschen: Mein bestes Video' }).click();
  const question = page.getByRole('alertdialog', { name: 'Video löschen?' });
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(text(page, 'Fehler beim Löschen des Videos')).toBeVisible({
    timeout: patient(20_000),
  });
  await expect(
    text(page, 'Technischer Fehler: Wir konnten Mein bestes Video nicht löschen.'),
  ).toBeVisible();
  await page.unroute(/documents:commit/);
  await question.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(text(page, 'Video gelöscht')).toBeVisible();
  await expect(text(page, 'Noch keine Videos')).toBeVisible();
  expect(await documentExists(`knowledgeVideos/${id}`)).toBe(false);
});

test('LIB-03 a video that cannot be played shows an error', async ({ page, consoleErrors }) => {
  test.slow();
  const { advisor } = await ownOrganisation();
  await signInAs(page, advisor);
  consoleErrors.allow(/status of 404/);
  await page.goto(LIBRARY);
  // its row names a file of another advisor: nothing is signed
  await page.getByRole('button', { name: 'Abspielen: Was ein Kollege weiß' }).click();
  const dialog = page.getByRole('dialog', { name: 'Was ein Kollege weiß' });
  await expect(dialog.getByText('Konnte das Video nicht laden', { exact: true })).toBeVisible();
  await expect(
    dialog.getByText('Wir konnten das Video nicht finden.', { exact: true }),
  ).toBeVisible();
});

test('LIB-03 a video plays from a signed address; a lost one is replaced, and it goes on where it stopped', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  await logIn(page, demoAccounts.kollege.email);
  await page.goto(LIBRARY);
  const play = page.getByRole('button', { name: 'Abspielen: Altersvorsorge einfach erklären' });
  const dialog = page.getByRole('dialog', { name: 'Altersvorsorge einfach erklären' });
  const video = dialog.locator('video');
  await play.click();
  // a stream as soon as it is made; its playlists have the signed addresses
  await expect.poll(() => playedAddress(video)).toMatch(/Signature=|^\/action\/film\//);
  await expect.poll(() => playedSeconds(video)).toBeGreaterThan(2);
  // the film is short, and must not end meanwhile
  await video.evaluate((film: HTMLVideoElement) => film.pause());
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  // another day
  await page.reload();
  consoleErrors.allow(LOST);
  const signed = /Signature=/;
  await page.route(signed, (route) => route.abort());
  await play.click();
  await expect(dialog.getByText('Konnte das Video nicht laden', { exact: true })).toBeVisible();
  await page.unroute(signed);
  await dialog.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();
  await expect(video).toBeVisible();
  let first = 0;
  await expect.poll(async () => (first = await playedSeconds(video))).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(2);
});
