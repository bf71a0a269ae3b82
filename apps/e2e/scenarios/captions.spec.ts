import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { setFields } from '../fixtures/database.ts';
import { demoFile, isStored, PICTURES_OF_OTHERS, readText, storeFile } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { storeSeminar } from '../fixtures/seminars.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { fileInput } from '../fixtures/upload.ts';
import { shownCaption, stopAt } from '../fixtures/video.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 720 };
const EXPERT_VIDEOS = '/intern/expert-videos';
const QUICK_VIDEOS = '/intern/schnellvideos';
const HINT = 'Damit dein Video auch versteht, wer schlecht hört oder ohne Ton schaut.';

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
/** The button over a film's picture; the loop at the head of a page has one of its own. */
const cover = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?!Video abspielen$).+ abspielen$/ });
const toggle = (page: Page) => page.getByRole('button', { name: 'Untertitel', exact: true });

/** Captions to choose in a file field. */
const captions = (words: string) => ({
  name: 'untertitel.vtt',
  mimeType: 'text/vtt',
  buffer: Buffer.from(words),
});
const saying = (words: string) => captions(`WEBVTT\n\n00:00.000 --> 00:06.000\n${words}\n`);

/** Plays the page's video and shows its captions, which are off at first. */
async function showCaptions(page: Page, expected: string, seconds = 1): Promise<void> {
  const video = page.locator('video[controls]');
  await expect(video.or(cover(page)).first()).toBeVisible();
  if (await cover(page).isVisible()) await cover(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'false');
  await stopAt(video, seconds);
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => shownCaption(video)).toBe(expected);
}

test('PUB-03 the intro and an expert video of the demo data have captions', async ({ page }) => {
  await page.goto('/pro');
  await showCaptions(page, 'Schön, dass du da bist. Ich bin Clara.');
  await stopAt(page.locator('video[controls]'), 4);
  await expect
    .poll(() => shownCaption(page.locator('video[controls]')))
    .toBe('Ich bin deine Beraterin und nehme mir Zeit für dich.');
  await expectAccessible(page);
  await page.goto('/pro/video/expertfinanzplan');
  await showCaptions(page, 'Dein Finanzplan in 45 Minuten:');
  await page.setViewportSize(PHONE);
  await expect(toggle(page)).toBeVisible();
  await expectAccessible(page);
});

test('EXP-02.6 captions of an expert video: refused with a reason, shown to visitors, replaced, removed', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(PICTURES_OF_OTHERS);
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto(`${EXPERT_VIDEOS}/new`);
  await page.getByLabel('Beschreibung').fill('Mit Untertiteln');
  const field = fileInput(page, 'Untertitel zum Voll-Video');
  await expect(fileInput(page, 'Hochkant-Bild')).toBeAttached();
  await expect(field).toHaveCount(0);
  await fileInput(page, 'Voll-Video').setInputFiles(demoFile('coaching-haus.mp4'));
  await fileInput(page, 'Hochkant-Bild').setInputFiles(demoFile('cover-haus.webp'));
  await expect(text(page, HINT)).toBeVisible();
  await expect(
    page.getByText('Untertitel zum Voll-Video (.vtt oder .srt)', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);

  await field.setInputFiles(captions('1\n00:00:01,000 --> 00:00:02,000\nHallo'));
  await expect(
    text(
      page,
      'Das ist keine WebVTT-Datei: Sie beginnt nicht mit WEBVTT. Speichere die Untertitel im Format WebVTT (.vtt).',
    ),
  ).toBeVisible();
  await field.setInputFiles(saying('Baufinanzierung ohne Fachchinesisch.'));
  await expect(text(page, 'untertitel.vtt')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.setViewportSize(DESKTOP);

  // they belong to the video: another one has none
  await fileInput(page, 'Voll-Video').setInputFiles(demoFile('coaching-plan.mp4'));
  await expect(text(page, 'untertitel.vtt')).toHaveCount(0);
  await field.setInputFiles(saying('Dein Plan, in Ruhe.'));
  const save = page.getByRole('button', { name: 'Speichern', exact: true });
  await save.click();
  await expect(page).toHaveURL(EXPERT_VIDEOS);
  const edit = page.getByRole('link', { name: 'Bearbeiten: Mit Untertiteln', exact: true });
  const id = (await edit.getAttribute('href'))?.split('/').at(-1) ?? '';
  const stored = () => readText(`expertVideos/${id}`, 'videoCaptions');
  const first = (await stored()) ?? '';
  expect(first).toContain('expert_videos/captions/');
  expect(await isStored(first)).toBe(true);

  const visitor = await page.context().newPage();
  await visitor.goto(`/${advisor.code}/video/${id}`);
  await showCaptions(visitor, 'Dein Plan, in Ruhe.');

  await edit.click();
  await field.setInputFiles(saying('Dein Plan, noch ruhiger.'));
  await save.click();
  await expect(page).toHaveURL(EXPERT_VIDEOS);
  await expect.poll(() => isStored(first), BY_ITSELF).toBe(false);
  const second = (await stored()) ?? '';
  await visitor.reload();
  await showCaptions(visitor, 'Dein Plan, noch ruhiger.');

  await edit.click();
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click();
  await save.click();
  await expect(page).toHaveURL(EXPERT_VIDEOS);
  expect(await stored()).toBeNull();
  await expect.poll(() => isStored(second), BY_ITSELF).toBe(false);
  await visitor.reload();
  await cover(visitor).click();
  await expect(visitor.locator('video[controls]')).toBeVisible();
  await expect(toggle(visitor)).toHaveCount(0);
});

test('QUICK-01 QUICK-02 captions of a quick video come from a signed address, and are given later, too', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto(QUICK_VIDEOS);
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video hochladen' });
  await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill('Hallo');
  await fileInput(dialog, 'Video').setInputFiles(demoFile('intro-clara.mp4'));
  await fileInput(dialog, 'Untertitel').setInputFiles(saying('Hallo, ich bin Frieda.'));
  await expect(text(page, HINT)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Hochladen', exact: true }).click();
  await page.getByRole('button', { name: 'Abspielen: Hallo', exact: true }).click({
    timeout: patient(20_000),
  });
  await showCaptions(page, 'Hallo, ich bin Frieda.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Bearbeiten: Hallo', exact: true }).click();
  const edit = page.getByRole('dialog', { name: 'Video bearbeiten' });
  await fileInput(edit, 'Untertitel').setInputFiles(saying('Hallo noch einmal.'));
  await edit.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(text(page, 'Änderungen gespeichert')).toBeVisible();
  await page.getByRole('button', { name: 'Teilen: Hallo', exact: true }).waitFor();
  const id = await quickVideoId(page);
  await page.goto(`/${advisor.code}/shared/schnellvideo/${id}`);
  await showCaptions(page, 'Hallo noch einmal.');
});

/** The id of the only quick video in the list, as its link says. */
async function quickVideoId(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: /^Teilen: / }).click();
  await expect(text(page, 'Link in die Zwischenablage kopiert!')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return new URL(link).pathname.split('/').at(-1) ?? '';
}

test('CONF-02 CONF-04 SEM-02 captions of the intro, a testimonial and a seminar with its trailer', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(PICTURES_OF_OTHERS);
  consoleErrors.allow(/status of 40[34]/);
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { loop: 'hero/loop/demoadvisorpro-loop-hills.mp4' });
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await fileInput(page, 'Vorstellungsvideo').setInputFiles(demoFile('intro-clara.mp4'));
  await fileInput(page, 'Untertitel zum Vorstellungsvideo').setInputFiles(saying('Das bin ich.'));
  await expect(page.getByRole('slider')).toBeEnabled();
  await page.getByRole('button', { name: 'Hero speichern', exact: true }).click();
  await expect(text(page, 'Änderungen gespeichert')).toBeVisible({ timeout: patient(20_000) });
  await page.getByRole('button', { name: 'Testimonial hinzufügen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Testimonial hinzufügen' });
  await fileInput(dialog, 'Video').setInputFiles(demoFile('voice-lena.mp4'));
  await fileInput(dialog, 'Untertitel').setInputFiles(saying('Unser Haus steht.'));
  await expect(dialog.getByRole('slider')).toBeEnabled();
  await dialog.getByLabel('Name des Kunden').fill('Lena Köster');
  await dialog.getByLabel('Zitat').fill('Ohne Bauchweh.');
  await dialog.getByRole('checkbox', { name: 'Kunde hat Einverständnis gegeben' }).check();
  await dialog.getByRole('button', { name: 'Speichern', exact: true }).click();
  const testimonials = page.getByRole('list', { name: 'Testimonials', exact: true });
  await expect(testimonials).toContainText('Lena Köster', { timeout: patient(20_000) });

  await page.goto(`/${advisor.code}`);
  await showCaptions(page, 'Das bin ich.');
  await page
    .getByRole('link', { name: /Lena Köster/ })
    .first()
    .click();
  // the address changes before the page does
  await expect(page.getByRole('heading', { name: 'Lena Köster', level: 1 })).toBeVisible();
  await showCaptions(page, 'Unser Haus steht.');

  const film = (kind: 'video' | 'trailer') => `seminars/${kind}/${advisor.code}.mp4`;
  await storeFile(advisor.uid, film('video'), demoFile('etf.mp4'));
  await storeFile(advisor.uid, film('trailer'), demoFile('etf-trailer.mp4'));
  const id = await storeSeminar(advisor.uid, { title: 'Mit Untertiteln' });
  await setFields(`seminars/${id}`, { video: film('video'), trailer: film('trailer'), pdf: null });
  await page.goto(`/intern/veranstaltungen/edit/${id}`);
  await fileInput(page, 'Untertitel zum Voll-Video').setInputFiles(saying('Alles über ETFs.'));
  await fileInput(page, 'Untertitel zum Trailer').setInputFiles(saying('Neugierig?'));
  const session = page.getByRole('group', { name: 'Termin 1', exact: true });
  await session.getByLabel('Datum').fill('2031-07-01');
  await session.getByLabel('Ort').fill('Bürgerhaus Kalk');
  await session.getByLabel('Adresse und Anfahrt').fill('Großer Saal');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(text(page, 'Seminar erfolgreich gespeichert')).toBeVisible({
    timeout: patient(20_000),
  });
  await page.goto(`/${advisor.code}/seminar/${id}`);
  await showCaptions(page, 'Alles über ETFs.');
  await page.goto(`/${advisor.code}/seminar-teaser/${id}`);
  await showCaptions(page, 'Neugierig?');
});
