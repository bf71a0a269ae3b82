import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { largeFilm } from '../fixtures/files.ts';
import { storeFolder } from '../fixtures/library.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast } from '../fixtures/messages.ts';
import { BY_ITSELF, FIRST_START } from '../fixtures/patience.ts';
import { storageOrigin } from '../fixtures/portal.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';
import { storedFilm, turnedFilm } from '../fixtures/turned-film.ts';
import { fileInput, refuseUploads } from '../fixtures/upload.ts';

const LIBRARY = '/intern/wissensbibliothek';
const MEGABYTE = 1024 * 1024;

const bar = (page: Page) => page.getByRole('region', { name: 'Uploads' });
const entry = (page: Page, title: string) =>
  bar(page).getByRole('listitem').filter({ hasText: title });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');

let counter = 0;
async function inLibrary(page: Page) {
  counter += 1;
  const org = `e2ebackground${process.pid}x${counter}x${Date.now()}`;
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { org });
  await storeFolder(org, 'Für den Start', 1);
  await logIn(page, advisor.email);
  await page.goto(LIBRARY);
  await expect(page.getByRole('tab', { name: 'Für den Start' })).toBeVisible(FIRST_START);
  return advisor;
}

async function fillVideo(page: Page, title: string, film: string) {
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).first().click();
  const form = page.getByRole('dialog', { name: 'Video hochladen' });
  await form.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
  await fileInput(form, 'Video').setInputFiles(film);
  await expect(form.getByText(path.basename(film), { exact: true })).toBeVisible();
  return form;
}

async function toBackground(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Video wird hochgeladen' });
  await dialog.getByRole('button', { name: 'Im Hintergrund weiter' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function uploadInBackground(page: Page, title: string, film: string) {
  const form = await fillVideo(page, title, film);
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await toBackground(page);
}

const commandOf = (request: Request) =>
  request.url().startsWith(storageOrigin) && request.method() === 'POST'
    ? (request.headers()['x-goog-upload-command'] ?? '')
    : '';
const isPart = (request: Request) => commandOf(request).startsWith('upload');

/** Holds back what is sent, until the function returned is called. */
async function holdParts(page: Page): Promise<() => void> {
  const gate = Promise.withResolvers<undefined>();
  await page.route(
    (url) => url.href.startsWith(storageOrigin),
    async (route) => {
      if (isPart(route.request())) await gate.promise;
      await route.continue().catch(() => undefined);
    },
  );
  return () => gate.resolve(undefined);
}

test('UPLOAD-03.4 three uploads go on in the background while the person works elsewhere, two at a time, and each says when it is done', async ({
  page,
}, info) => {
  test.slow();
  await inLibrary(page);
  const film = largeFilm(info, 'etf.mp4', MEGABYTE);
  const letGo = await holdParts(page);
  const form = await fillVideo(page, 'Das erste Gespräch', film);
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video wird hochgeladen' });
  await expect(dialog.getByText('Lade Video hoch...', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expectAccessibleEverywhere(page);
  await toBackground(page);
  await expect(bar(page)).toContainText('Das erste Gespräch');
  await expect(bar(page).getByRole('progressbar')).toBeVisible();

  await uploadInBackground(page, 'Der zweite Termin', film);
  await uploadInBackground(page, 'Die dritte Frage', film);
  await expect(bar(page)).toContainText('3 Uploads');
  await page.getByRole('link', { name: 'CRM', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/CRM|Kunden/);
  await bar(page).getByRole('button', { name: 'Uploads anzeigen' }).click();
  await expect(entry(page, 'Das erste Gespräch')).toContainText('Lade Video hoch...');
  await expect(entry(page, 'Die dritte Frage')).toContainText(
    'Wartet, bis ein anderer Upload fertig ist',
  );
  await expectAccessibleEverywhere(page);

  await entry(page, 'Die dritte Frage')
    .getByRole('button', { name: 'Abbrechen: Die dritte Frage' })
    .click();
  await expect(entry(page, 'Die dritte Frage')).toContainText('Abgebrochen');
  await entry(page, 'Die dritte Frage').getByRole('button', { name: 'Fortsetzen' }).click();
  letGo();
  await expect(bar(page)).toContainText('3 Uploads abgeschlossen', BY_ITSELF);
  await expectToast(page, 'Hochgeladen: Das erste Gespräch');
  await entry(page, 'Der zweite Termin').getByRole('link', { name: 'Ansehen' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(bar(page)).toContainText('2 Uploads abgeschlossen');
});

test('UPLOAD-04.1 an upload in the background that a reload interrupts keeps what was typed, and goes on with the chosen file', async ({
  page,
}, info) => {
  test.slow();
  await inLibrary(page);
  const film = largeFilm(info, 'etf.mp4', 6 * MEGABYTE);
  let starts = 0;
  page.on('request', (request) => {
    if (commandOf(request) === 'start' && request.url().includes('%2Fvideo%2F')) starts += 1;
  });
  const offsets: number[] = [];
  const third = Promise.withResolvers<undefined>();
  let isLineBroken = true;
  await page.route(
    (url) => url.href.startsWith(storageOrigin),
    async (route) => {
      if (isPart(route.request())) {
        offsets.push(Number(route.request().headers()['x-goog-upload-offset']));
      }
      if (isLineBroken && offsets.length > 2) third.resolve(undefined);
      else await route.continue();
    },
  );
  await uploadInBackground(page, 'Das erste Gespräch', film);
  await third.promise;
  const warning = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await warning).accept();
  await reloaded;
  isLineBroken = false;

  await expect(bar(page)).toContainText('Ein Upload braucht dich');
  await bar(page).getByRole('button', { name: 'Uploads anzeigen' }).click();
  await expect(entry(page, 'Das erste Gespräch')).toContainText(
    'Unterbrochen, als die Seite neu geladen oder geschlossen wurde. Deine Angaben sind noch da; wähle „etf.mp4“ noch einmal aus.',
  );
  await expectAccessible(page);
  await entry(page, 'Das erste Gespräch').getByRole('link', { name: 'Formular öffnen' }).click();
  const form = page.getByRole('dialog', { name: 'Video hochladen' });
  await expect(form.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    'Das erste Gespräch',
  );
  await expect(form).toContainText('Wähle „etf.mp4“ noch einmal aus.');
  await expectAccessible(page);
  await fileInput(form, 'Video').setInputFiles(film);
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expectToast(page, 'Video hochgeladen', BY_ITSELF);
  await expect(cards(page)).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
  expect(starts).toBe(1);
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(bar(page)).toHaveCount(0);
});

test('UPLOAD-03.3 an upload in the background that is refused says why and can be tried again; signing out asks first', async ({
  page,
  consoleErrors,
}, info) => {
  test.slow();
  consoleErrors.allow(/403/);
  await inLibrary(page);
  const film = largeFilm(info, 'etf.mp4', MEGABYTE);
  const letGo = await holdParts(page);
  // it has its place in the storage before that refuses further ones
  const begun = page.waitForRequest(isPart);
  await uploadInBackground(page, 'Das erste Gespräch', film);
  await begun;
  const inBackground = Promise.withResolvers<null>();
  const allowUploads = await refuseUploads(page, inBackground.promise);
  await uploadInBackground(page, 'Der zweite Termin', film);
  inBackground.resolve(null);
  await expectToast(page, [
    'Nicht hochgeladen: Der zweite Termin',
    'Das wurde nicht gespeichert: Dir fehlt dafür die Berechtigung, zum Beispiel weil dein Paket geendet hat.',
  ]);
  await allowUploads();
  await bar(page).getByRole('button', { name: 'Uploads anzeigen' }).click();
  await entry(page, 'Der zweite Termin').getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(entry(page, 'Der zweite Termin')).toContainText('Lade Video hoch...');

  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Abmelden' }).click();
  const question = page.getByRole('alertdialog', { name: 'Trotz Uploads abmelden?' });
  await expect(question).toContainText('2 Uploads sind noch nicht fertig.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Angemeldet bleiben' }).click();
  letGo();
  await expect(bar(page)).toContainText('2 Uploads abgeschlossen', BY_ITSELF);
  await header.getByRole('button', { name: 'Abmelden' }).click();
  await expectToast(page, 'Erfolgreich ausgeloggt');
});

test('UPLOAD-04 an upload of another tab is shown there, and not started twice', async ({
  page,
  context,
}, info) => {
  test.slow();
  await inLibrary(page);
  const film = largeFilm(info, 'etf.mp4', MEGABYTE);
  const letGo = await holdParts(page);
  await uploadInBackground(page, 'Das erste Gespräch', film);
  const other = await context.newPage();
  await other.goto(LIBRARY);
  await expect(bar(other)).toContainText('1 Upload in einem anderen Tab');
  await bar(other).getByRole('button', { name: 'Uploads anzeigen' }).click();
  await expect(entry(other, 'Das erste Gespräch').getByRole('button')).toHaveCount(0);
  letGo();
  await expect(bar(page)).toContainText('1 Upload abgeschlossen', BY_ITSELF);
  await expect(bar(other)).toHaveCount(0);
});

test('UPLOAD-04 a film of 200 MB is made smaller before it is sent, with its turn, length and sound', async ({
  page,
}, info) => {
  test.slow();
  await inLibrary(page);
  let sent = '';
  page.on('request', (request) => {
    const name = new URL(request.url()).searchParams.get('name');
    if (commandOf(request) === 'start' && name?.includes('/video/')) sent = name;
  });
  const film = await turnedFilm(info, 201 * MEGABYTE);
  const form = await fillVideo(page, 'Vom Handy', film);
  const choice = form.getByRole('switch', { name: 'Vor dem Hochladen verkleinern' });
  await expect(choice).toBeChecked();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await expect(page.getByText('Verkleinere Video...', { exact: true })).toBeVisible();
  await expectToast(page, 'Video hochgeladen', { timeout: patient(120_000) });
  const facts = await storedFilm(sent);
  expect(facts.bytes).toBeLessThan(MEGABYTE);
  expect(facts).toMatchObject({ isUpright: true, sounds: 1 });
  expect(facts.seconds).toBeCloseTo(3, 0);
});
