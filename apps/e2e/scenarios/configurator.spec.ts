import type { Page } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor, signInAs, type FreshAdvisor } from '../fixtures/advisors.ts';
import { signInAsCustomer } from '../fixtures/customer-session.ts';
import { readFields, setFields } from '../fixtures/database.ts';
import { demoFile, isStored, readText, slowFilm, PICTURES_OF_OTHERS } from '../fixtures/files.ts';
import { logIn } from '../fixtures/login.ts';
import { expectToast, expectWords } from '../fixtures/messages.ts';
import { firestoreOrigin } from '../fixtures/portal.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const LOAD_FAILED = 'Wir konnten die Daten nicht laden. Lade die Seite am besten neu.';
const SHARE_TEXT = 'Meine Empfehlung von Herzen: Ein Kontakt, der dich weiterbringen wird.';

async function openConfigurator(page: Page): Promise<FreshAdvisor> {
  const advisor = await freshAdvisor();
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toBeVisible();
  return advisor;
}

const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });

/** A file field: its input, and what stands around it. */
const field = (page: Page, label: string) => page.getByLabel(label).and(page.locator('input'));

test.beforeEach(({ consoleErrors }) => {
  consoleErrors.allow(PICTURES_OF_OTHERS);
});

test('CONF-01.1,6,7 the tile leads to the WBD-Konfigurator; the preview opens the advisor’s page in a new tab', async ({
  page,
}) => {
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/portal');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Konfigurator/ })
    .click();
  await expect(page).toHaveURL('/intern/konfigurator');
  await expect(
    page.getByRole('heading', { level: 1, name: 'WBD-Konfigurator', exact: true }),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^WBD-Konfigurator/);
  for (const name of ['Hero', 'Kundentestimonials', 'Seminare', 'Experten-Videos']) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Vorschau/ }).click(),
  ]);
  await expect(tab).toHaveURL('/pro');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
});

test('CONF-01.2,3 only advisors from level 1 on enter', async ({ page, browser }) => {
  await page.goto('/intern/konfigurator');
  await expect(page).toHaveURL(/\/auth/);
  await logIn(page, demoAccounts.basic.email);
  await page.goto('/intern/konfigurator');
  await expect(page.getByText('Nur mit WBD Lite oder WBD Pro verfügbar').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hero', exact: true })).toHaveCount(0);

  const context = await browser.newContext();
  const customer = await context.newPage();
  await signInAsCustomer(customer);
  await customer.goto('/intern/konfigurator');
  await expect(
    customer.getByRole('heading', { level: 1, name: 'Zugriff verweigert', exact: true }),
  ).toBeVisible();
  await expect(customer.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
  await expect(customer.getByRole('heading', { name: 'Hero', exact: true })).toHaveCount(0);
  await context.close();
});

test('CONF-01.4,5 CONF-07.3 each part says while it loads and when it cannot be loaded, and the retry shows it', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  await signIn(page, 'pro');
  const lists = /documents:runQuery/;
  const release = Promise.withResolvers<undefined>();
  await page.route(lists, async (route) => {
    await release.promise;
    await route.abort();
  });
  await page.goto('/intern/konfigurator');
  await expect(page.getByText('Lädt...', { exact: true }).first()).toBeAttached();
  release.resolve(undefined);
  for (const text of [
    'Testimonials konnten nicht geladen werden.',
    'Seminare konnten nicht geladen werden. Versuche es später erneut.',
    'Konnte Experten-Videos nicht laden :(',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible({ timeout: patient(20_000) });
  }
  await expect(page.getByText(LOAD_FAILED, { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await page.unroute(lists);
  for (let parts = 3; parts > 0; parts -= 1) {
    await page.getByRole('button', { name: 'Erneut versuchen' }).first().click();
    await expect(page.getByText(LOAD_FAILED, { exact: true })).toHaveCount(parts - 1);
  }
  await expect(page.getByText('Hassan Öztürk', { exact: true })).toBeVisible();
});

test('CONF-05 the lists come from shared cards: no seminar and no video is read by itself, however many there are', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(firestoreOrigin)) asked.push(request.postData() ?? '');
  });
  await signInAs(page, await freshAdvisor());
  asked.length = 0;
  await page.goto('/intern/konfigurator');
  await expect(page.getByText('Noch keine Testimonials', { exact: true })).toBeVisible();
  await expect(page.getByText('Nicht auf deiner Seite', { exact: true })).toHaveCount(2);
  const cards = asked.filter((body) => /"(seminarCards|expertCards)"/.test(body));
  expect(cards).toHaveLength(2);
  const items = /"collectionId":"(seminars|expertVideos)"|documents\/(seminars|expertVideos)\//;
  expect(asked.filter((body) => items.test(body))).toEqual([]);
});

test('CONF-02.1,2,3,4,5,6,7 the hero: missing values, then texts, loop, intro with its picture and logo', async ({
  page,
}, info) => {
  const advisor = await openConfigurator(page);
  const save = page.getByRole('button', { name: 'Hero speichern' });
  await expect(titleOf(page)).toHaveValue('Frieda am Anfang');
  await titleOf(page).fill(' ');
  await save.click();
  await expectWords(page, 'Bitte gib einen Titel ein');
  await expectWords(page, 'Bitte lade ein Loop-Video hoch');
  await expect(titleOf(page)).toBeFocused();
  await expectAccessible(page);

  await titleOf(page).fill('Frieda berät');
  await page
    .getByRole('textbox', { name: 'Untertitel', exact: true })
    .fill('Vorsorge, die _zu dir_ passt');
  await field(page, 'Loop-Video').setInputFiles(slowFilm(info, 'loop-hills.mp4'));
  await expect(
    page.getByText(/^Dieses Video ist \d+ Sekunden lang, erlaubt sind höchstens 30\.$/),
  ).toBeVisible();
  await expectWords(page, 'Läuft ohne Ton im Hintergrund, höchstens 30 Sekunden lang.');
  await expectWords(page, 'Empfohlen sind 30 bis 90 Sekunden.');
  await field(page, 'Loop-Video').setInputFiles(demoFile('loop-hills.mp4'));
  await expect(page.getByText('loop-hills.mp4', { exact: true })).toBeVisible();
  await field(page, 'Vorstellungsvideo').setInputFiles(demoFile('intro-clara.mp4'));
  await field(page, 'Logo').setInputFiles(demoFile('logo-clara.webp'));
  const moment = page.getByRole('slider', { name: 'Vorschaubild des Vorstellungsvideos' });
  await expect(moment).toBeEnabled();
  await expect(moment).toHaveValue('2');
  await save.click();
  await expectToast(page, 'Änderungen gespeichert');
  await expect(page.getByText('Gespeicherte Datei', { exact: true })).toHaveCount(3);

  const stored = async () =>
    Promise.all(
      ['loop', 'loopThumb', 'intro', 'introThumb', 'logo'].map((name) =>
        readText(`advisors/${advisor.uid}`, name),
      ),
    );
  const files = await stored();
  for (const file of files) expect(await isStored(file ?? '')).toBe(true);
  expect(await readText(`advisors/${advisor.uid}`, 'heroText')).toBe('Frieda berät');

  const visitor = await page.context().newPage();
  await visitor.goto(`/${advisor.code}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Frieda berät');
  await expect(visitor.locator('em')).toHaveText('zu dir');
  await expect(visitor.getByRole('img', { name: /^Logo von Frieda/ })).toBeVisible();
  await expect(visitor.locator('video[loop]')).toBeAttached();
  await expect(visitor.getByRole('button', { name: /^Vorstellungsvideo/ })).toBeVisible();
  await visitor.close();

  const removals = page.getByRole('button', { name: 'Entfernen' });
  // the loop stays: a hero without one is not saved
  await expect(removals).toHaveCount(2);
  await removals.first().click();
  await save.click();
  await expect
    .poll(async () => (await readFields(`advisors/${advisor.uid}`))?.['logo'])
    .toEqual({ nullValue: null });
  expect((await stored()).slice(0, 4)).toEqual(files.slice(0, 4));
});

test('CONF-02 CONF-07.2 a hero that cannot be saved keeps what was typed; leaving asks', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/ERR_FAILED|RPC_ERROR/);
  const advisor = await freshAdvisor();
  await setFields(`advisors/${advisor.uid}`, { loop: 'hero/loop/demo.mp4' });
  consoleErrors.allow(/hero%2Floop%2Fdemo\.mp4/);
  await logIn(page, advisor.email);
  await page.goto('/intern/konfigurator');
  await titleOf(page).fill('Ein neuer Titel');
  const writes = /documents:commit/;
  await page.route(writes, (route) => route.abort());
  await page.getByRole('button', { name: 'Hero speichern' }).click();
  await expectToast(page, [
    'Fehler beim Speichern',
    'Die Änderungen konnten nicht gespeichert werden.',
  ]);
  await expect(titleOf(page)).toHaveValue('Ein neuer Titel');

  await page.getByRole('banner').getByRole('link', { name: 'CRM' }).click();
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.unroute(writes);
  await page.getByRole('button', { name: 'Hero speichern' }).click();
  await expectToast(page, 'Änderungen gespeichert');
  expect(await readText(`advisors/${advisor.uid}`, 'heroText')).toBe('Ein neuer Titel');
  await page.getByRole('banner').getByRole('link', { name: 'CRM' }).click();
  await expect(page).toHaveURL('/intern/crm');
});

test('CONF-03.1,2 the share text has its default, is saved, and emptied becomes the default again', async ({
  page,
}) => {
  const advisor = await openConfigurator(page);
  const text = page.getByLabel('Empfehlungstext');
  await expect(text).toHaveValue(SHARE_TEXT);
  const save = page.getByRole('button', { name: 'Text speichern' });
  await text.fill('Frag Frieda!');
  await save.click();
  await expectToast(page, 'Änderungen gespeichert');
  await expect
    .poll(() => readText(`advisors/${advisor.uid}`, 'testimonialShareText'))
    .toBe('Frag Frieda!');
  await text.fill('');
  await save.click();
  await expect(text).toHaveValue(SHARE_TEXT);
  expect(await readText(`advisors/${advisor.uid}`, 'testimonialShareText')).toBeNull();
});

test('UX-04 the configurator breaks no accessibility rule, on a phone and at a desk, light and dark', async ({
  page,
}) => {
  await logIn(page, demoAccounts.pro.email);
  await page.goto('/intern/konfigurator');
  await expect(page.getByText('Hassan Öztürk', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch')).not.toHaveCount(0);
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // the form changes its columns a moment after the width has changed
  await expectAccessibleEverywhere(page, () => expect.poll(beyond).toBe(0));
});
