import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs } from '../fixtures/advisors.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_QUICK_VIDEOS } from '../fixtures/demo.ts';
import { logIn } from '../fixtures/login.ts';
import { mediaFile } from '../fixtures/media.ts';
import { portalOrigin } from '../fixtures/portal.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';
import { openTile } from '../fixtures/tile.ts';
import { fileInput } from '../fixtures/upload.ts';
import { playedSeconds } from '../fixtures/video.ts';

const PAGE = '/intern/schnellvideos';
const PHONE = { width: 390, height: 844 };

const text = (page: Page, words: string) => page.getByText(words, { exact: true });
const cards = (page: Page) =>
  page.getByRole('list', { name: 'Deine Schnellvideos' }).getByRole('listitem');

/**
 * Whether the page has handled the input: the test leaves faster than a person could, and the router learns of a change
 * one render after the browser.
 */
const asksBeforeLeaving = (page: Page) =>
  page.evaluate(async () => {
    const asks = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return asks;
  });

test('QUICK-01.1,2 QUICK-02.1 cards, the search, playing from a signed address, and the link that is shared', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'pro');
  await openTile(page, { name: 'Schnellvideos', path: PAGE });
  await expect(cards(page)).toHaveCount(3);
  await expectAccessible(page);

  await page.getByPlaceholder('Videos suchen...', { exact: true }).fill('etf');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Abspielen: ETFs kurz erklärt' }).click();
  const video = page.getByRole('dialog', { name: 'ETFs kurz erklärt' }).locator('video');
  await expect(video).toHaveAttribute('src', /Signature=/);
  await expect.poll(() => playedSeconds(video)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Teilen: ETFs kurz erklärt', exact: true }).click();
  await expect(text(page, 'Link in die Zwischenablage kopiert!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${portalOrigin}/pro/shared/schnellvideo/${DEMO_QUICK_VIDEOS.funds}?ref=${demoAccounts.pro.uid}`,
  );
  await context.clearPermissions();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.getByRole('button', { name: 'Teilen: ETFs kurz erklärt', exact: true }).click();
  await expect(text(page, 'Fehler beim Kopieren')).toBeVisible();

  // the back button does not throw away what was typed into a dialog
  await page.getByRole('button', { name: 'Bearbeiten: ETFs kurz erklärt' }).click();
  const edit = page.getByRole('dialog', { name: 'Video bearbeiten' });
  const title = edit.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('ETFs in einer Minute');
  await expect.poll(() => asksBeforeLeaving(page)).toBe(true);
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(page).toHaveURL(`${PAGE}?suche=etf`);
  await expect(title).toHaveValue('ETFs in einer Minute');
  await page.goBack();
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL('/intern/portal');
  await page.goForward();
  await expect(cards(page)).toHaveCount(1);

  await page.getByPlaceholder('Videos suchen...', { exact: true }).fill('xyz');
  await expect(text(page, 'Keine Videos gefunden')).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
});

test('QUICK-01.3,4 UX-05 uploading, another title, and deleting, which level 1 cannot undo', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto(PAGE);
  await expect(text(page, 'Noch keine Schnellvideos')).toBeVisible();
  await page.getByRole('button', { name: 'Video hochladen', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Video hochladen' });
  const send = dialog.getByRole('button', { name: 'Hochladen', exact: true });
  await send.click();
  await expect(text(page, 'Bitte gib einen Titel ein')).toBeVisible();
  await expect(text(page, 'Bitte lade ein Video hoch')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Titel', exact: true }).fill('Hallo, ich bin Frieda');
  await fileInput(dialog, 'Video').setInputFiles(mediaFile('intro-clara.mp4'));
  await fileInput(dialog, 'Vorschaubild').setInputFiles(mediaFile('intro-clara.webp'));
  await expectAccessible(page);
  await send.click();
  await expect(text(page, 'Video hochgeladen')).toBeVisible({ timeout: patient(20_000) });
  await expect(cards(page)).toHaveCount(1);

  // below level 2 what is there can still be changed
  await setFields(`advisors/${advisor.uid}`, { lv: 1 });
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Video hochladen' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Bearbeiten/ }).click();
  const edit = page.getByRole('dialog', { name: 'Video bearbeiten' });
  await edit.getByRole('textbox', { name: 'Titel', exact: true }).fill('Hallo von Frieda');
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(text(page, 'Änderungen gespeichert')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hallo von Frieda', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Löschen: Hallo von Frieda' }).click();
  await expect(
    text(
      page,
      '„Hallo von Frieda“ wird mit seinen Dateien gelöscht. Das lässt sich nicht rückgängig machen.',
    ),
  ).toBeVisible();
  await page
    .getByRole('alertdialog', { name: 'Video löschen?' })
    .getByRole('button', { name: 'Löschen', exact: true })
    .click();
  await expect(text(page, 'Video gelöscht')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rückgängig', exact: true })).toHaveCount(0);
  await expect(
    text(
      page,
      'Übernimm Videos aus dem Netzwerk und schick sie unter deinem Link weiter. Mit WBD Pro lädst du eigene Schnellvideos hoch.',
    ),
  ).toBeVisible();
});

test('QUICK-01.6 everyone sees their own quick videos only', async ({ page, consoleErrors }) => {
  test.slow();
  const advisor = await freshAdvisor();
  const id = `e2equick${process.pid}x${Date.now()}`;
  await setFields(`quickVideos/${id}`, {
    title: 'Nur meins',
    url: 'knowledge_videos_for_customers/video/demoadvisorpro-etf-trailer.mp4',
    thumb: null,
    advisor: advisor.uid,
    createdAt: new Date(),
  });
  await signInAs(page, advisor);
  consoleErrors.allow(/net::ERR_FAILED/);
  await page.route(/documents:runQuery/, (route) => route.abort());
  await page.goto(PAGE);
  await expect(text(page, 'Fehler beim Laden der Videos')).toBeVisible({
    timeout: patient(20_000),
  });
  await page.unroute(/documents:runQuery/);
  await page.getByRole('button', { name: 'Erneut versuchen', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Bearbeiten: Nur meins' }).click();
  const edit = page.getByRole('dialog', { name: 'Video bearbeiten' });
  await edit.getByRole('textbox', { name: 'Titel', exact: true }).fill('Immer noch meins');
  await page.route(/documents:commit/, (route) => route.abort());
  await edit.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    text(page, 'Wir konnten das Video nicht updaten. Versuch es gleich nochmal.'),
  ).toBeVisible({ timeout: patient(20_000) });
  await page.unroute(/documents:commit/);
  await expect(edit.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(
    'Immer noch meins',
  );
  expect(await readFields(`quickVideos/${id}`)).toMatchObject({
    title: { stringValue: 'Nur meins' },
  });
});
