import type { Page, Request } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import {
  demoFile,
  hollowFile,
  isStored,
  largeFilm,
  phoneFilm,
  readText,
  PICTURES_OF_OTHERS,
} from '../fixtures/files.ts';
import { DEMO_PASSWORD } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast, expectWords } from '../fixtures/messages.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { storageOrigin } from '../fixtures/portal.ts';
import { submitCredentials } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const MEGABYTE = 1024 * 1024;
const FAILED = 'Das hat leider nicht geklappt. Versuch es in einigen Minuten nochmal.';

const uploading = (page: Page) => page.getByRole('dialog', { name: 'Wird hochgeladen' });
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

const commandOf = (request: Request) =>
  request.url().startsWith(storageOrigin) && request.method() === 'POST'
    ? (request.headers()['x-goog-upload-command'] ?? '')
    : '';
const isPart = (request: Request) => commandOf(request).startsWith('upload');

async function openConfigurator(page: Page) {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toBeVisible();
  return advisor;
}

/** Fills in a new testimonial, up to the button. */
async function fillTestimonial(page: Page, film: string) {
  await page.getByRole('button', { name: 'Testimonial hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Testimonial hinzufügen' });
  await dialog.locator('input[type=file]').setInputFiles(film);
  await expect(dialog.getByRole('slider', { name: 'Thumbnail' })).toBeEnabled();
  await dialog.getByLabel('Name des Kunden').fill('Lena Köster');
  await dialog.getByLabel('Zitat').fill('Unser Haus steht.');
  await dialog.getByRole('checkbox', { name: 'Kunde hat Einverständnis gegeben' }).check();
  return dialog;
}

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

test('UPLOAD-01.1,2,6,9 what is too large or of another type is refused with its limit, before anything is sent', async ({
  page,
}, info) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (isPart(request)) sent.push(request);
  });
  await openConfigurator(page);
  const logo = field(page, 'Logo');
  const loop = field(page, 'Loop-Video');
  await logo.setInputFiles(demoFile('seminar-unterlagen.pdf'));
  await expectWords(page, 'Bitte lade eine Bild-Datei hoch');
  await loop.setInputFiles(demoFile('logo-clara.webp'));
  await expectWords(page, 'Bitte lade eine Video-Datei hoch');
  await expectAccessible(page);

  await logo.setInputFiles(hollowFile(info, 'gross.png', 20 * MEGABYTE + 1));
  await expectWords(page, 'Bild-Datein dürfen maximal 20 MB groß sein. Diese Datei ist 20,1 MB.');
  await loop.setInputFiles(hollowFile(info, 'gross.mp4', 2 * 1024 * MEGABYTE + 1));
  await expectWords(page, 'Video-Datein dürfen maximal 2 GB groß sein. Diese Datei ist 2,1 GB.');

  await logo.setInputFiles(demoFile('logo-clara.webp'));
  await expectWords(page, 'logo-clara.webp');
  await expectWords(page, '7,9 KB');
  expect(sent).toEqual([]);
});

test('UPLOAD-01 a film of a phone is explained before anything is sent when it is HEVC, and uploaded when it is H.264', async ({
  page,
}) => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (commandOf(request)) sent.push(request);
  });
  const advisor = await openConfigurator(page);
  const loop = field(page, 'Loop-Video');
  await loop.setInputFiles(phoneFilm('hevc'));
  await expectWords(
    page,
    'Dieses Video ist im Format HEVC (H.265) aufgenommen, das viele Browser nicht abspielen. Exportiere es als MP4 mit H.264 und wähle es noch einmal aus. Am iPhone: Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  );
  await expect(loop).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('hevc.mov', { exact: true })).toHaveCount(0);
  expect(sent).toEqual([]);

  await loop.setInputFiles(phoneFilm('h264'));
  await expect(page.getByText('h264.mov', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Dieses Video ist im Format HEVC/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Hero speichern' }).click();
  await expectToast(page, 'Änderungen gespeichert');
  const stored = await readText(`advisors/${advisor.uid}`, 'loop');
  expect(stored).toMatch(/_h264\.mov$/);
  expect(await isStored(stored ?? '')).toBe(true);
});

test('UPLOAD-03.1,4,6 CONF-06.1,2,3 video 60, picture 30, saving at 95, then it closes; meanwhile nothing closes it', async ({
  page,
}) => {
  await openConfigurator(page);
  const form = await fillTestimonial(page, demoFile('voice-lena.mp4'));

  // the network waits at each step until the test has looked
  const gates = ['video', 'image', 'save'].map(() => Promise.withResolvers<undefined>());
  const [video, image, saving] = gates.map(({ promise }) => promise);
  await page.route(
    (url) => url.href.startsWith(storageOrigin),
    async (route) => {
      if (isPart(route.request()) && route.request().url().includes('%2Fvideo%2F')) await video;
      if (commandOf(route.request()) === 'start' && route.request().url().includes('%2Fthumb%2F'))
        await image;
      await route.continue();
    },
  );
  await page.route(/documents:commit/, async (route) => {
    await saving;
    await route.continue();
  });

  await form.getByRole('button', { name: 'Speichern' }).click();
  const dialog = uploading(page);
  const bar = dialog.getByRole('progressbar');
  await expect(dialog.getByText('Lade Video hoch...', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);

  gates[0]?.resolve(undefined);
  await expect(dialog.getByText('Lade Bild hoch...', { exact: true })).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '60');
  gates[1]?.resolve(undefined);
  await expect(dialog.getByText('Speichert...', { exact: true })).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '95');
  gates[2]?.resolve(undefined);
  await expect(dialog.getByText('Abgeschlossen', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(form).toHaveCount(0);
  await expectToast(page, 'Änderungen gespeichert');
});

test('UPLOAD-03.3 CONF-07.6 an upload that is refused says so, keeps the form, and the next attempt sends what is missing', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  await openConfigurator(page);
  const form = await fillTestimonial(page, demoFile('voice-lena.mp4'));
  let films = 0;
  page.on('request', (request) => {
    if (commandOf(request) === 'start' && request.url().includes('%2Fvideo%2F')) films += 1;
  });
  const pictures = (url: URL) =>
    url.href.startsWith(storageOrigin) && url.href.includes('%2Fthumb%2F');
  await page.route(pictures, (route) => route.fulfill({ status: 403, body: '{}' }));
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(uploading(page).getByText(FAILED, { exact: true })).toBeVisible();
  await expect(uploading(page)).toHaveCount(0);
  await expectToast(page, ['Fehler beim Hochladen', 'Datei konnte nicht hochgeladen werden']);
  // nothing was saved, and nothing is lost
  await expect(page.getByRole('list', { name: 'Testimonials', exact: true })).toHaveCount(0);
  await expect(form.getByLabel('Zitat')).toHaveValue('Unser Haus steht.');
  await page.unroute(pictures);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, 'Änderungen gespeichert');
  expect(films).toBe(1);
});

test('UPLOAD-05 after too many uploads in a day the page says when they go on, and keeps the form', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/403/);
  const { uid } = await openConfigurator(page);
  const form = await fillTestimonial(page, demoFile('voice-lena.mp4'));
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await setFields(`advisors/${uid}`, { uploadsStoppedUntil: tomorrow });
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expectToast(page, [
    'Fehler beim Hochladen',
    'Du hast an einem Tag sehr viel hochgeladen. Nach 24 Stunden kannst du weitere Dateien hochladen.',
  ]);
  await expect(form.getByLabel('Zitat')).toHaveValue('Unser Haus steht.');
});

const RETURNS = {
  'a reload': (page: Page) => page.reload(),
  'signing out and in again': async (page: Page, email: string) => {
    await page.goto('/intern/portal');
    await page.getByRole('button', { name: /^(Abmelden|Logout)$/ }).click();
    await expectToast(page, 'Erfolgreich ausgeloggt');
    await page.goto('/auth?next=%2Fintern%2Fkonfigurator');
    await submitCredentials(page, email, DEMO_PASSWORD);
    await expect(page).toHaveURL('/intern/konfigurator');
  },
};

for (const [what, comeBack] of Object.entries(RETURNS)) {
  test(`UPLOAD-04.1 a large video whose upload was broken off goes on after ${what} instead of starting over`, async ({
    page,
    consoleErrors,
  }, info) => {
    // requests that were pending when the login ended
    consoleErrors.allow(/403 \(Forbidden\)/);
    const film = largeFilm(info, 'loop-hills.mp4', 6 * MEGABYTE);
    const advisor = await openConfigurator(page);
    const save = page.getByRole('button', { name: 'Hero speichern' });
    await field(page, 'Loop-Video').setInputFiles(film);
    await expect(page.getByText('loop-hills.mp4', { exact: true })).toBeVisible();

    const offsets: number[] = [];
    let starts = 0;
    page.on('request', (request) => {
      // its poster follows it as a file of its own
      if (!request.url().includes('%2Floop%2F')) return;
      if (commandOf(request) === 'start') starts += 1;
      if (isPart(request)) offsets.push(Number(request.headers()['x-goog-upload-offset']));
    });
    let isLineBroken = true;
    const third = Promise.withResolvers<undefined>();
    await page.route(
      (url) => url.href.startsWith(storageOrigin),
      async (route) => {
        // the third part never arrives: the page is left before
        if (isLineBroken && isPart(route.request()) && offsets.length > 2) third.resolve(undefined);
        else await route.continue();
      },
    );
    await save.click();
    await third.promise;
    page.once('dialog', (dialog) => void dialog.accept());
    const [sent, before] = [offsets.length, offsets.at(2) ?? 0];
    expect(before).toBeGreaterThan(0);
    await comeBack(page, advisor.email);
    isLineBroken = false;

    await field(page, 'Loop-Video').setInputFiles(film);
    await expect(page.getByText('loop-hills.mp4', { exact: true })).toBeVisible();
    await save.click();
    // the rest of the film, its poster and the row: as long as the machine needs
    await expectToast(page, 'Änderungen gespeichert', BY_ITSELF);
    expect(starts).toBe(1);
    // what had arrived is not sent again, and nothing is sent twice afterwards
    const rest = offsets.slice(sent);
    expect(rest[0]).toBe(before);
    expect(rest).toEqual([...new Set(rest)].toSorted((a, b) => a - b));
    expect(await isStored((await readText(`advisors/${advisor.uid}`, 'loop')) ?? '')).toBe(true);
  });
}
