import { berlinDay } from '@wbd/domain/time';
import type { Page } from '@playwright/test';
import { freshAdvisor, type FreshAdvisor } from '../fixtures/advisors.ts';
import { documentExists, readFields } from '../fixtures/database.ts';
import { DEMO_SEMINARS } from '../fixtures/demo.ts';
import { mediaFile } from '../fixtures/media.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import {
  inDays,
  inHours,
  storeParticipant,
  storeSeminar,
  storeSession,
} from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const LIST = '/intern/veranstaltungen';

const says = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true })).toBeVisible();
/** Says it among the advisor's own seminars. */
const lists = (page: Page, text: string) =>
  expect(
    page.getByRole('region', { name: 'Meine Seminare' }).getByText(text, { exact: true }),
  ).toBeVisible();
const save = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true }).click();
const session = (page: Page, number: number) =>
  page.getByRole('group', { name: `Termin ${number}`, exact: true });

/** The last part of the address of a seminar's form. */
async function seminarIn(page: Page, title: string): Promise<string> {
  const link = page.getByRole('link', { name: `Bearbeiten ${title}`, exact: true });
  return (await link.getAttribute('href'))?.split('/').at(-1) ?? '';
}

declare global {
  interface Window {
    seenPercents?: Set<number>;
  }
}

/** Collects where the bar of an upload stands; answers with it in order. */
async function watchProgress(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const seen = (window.seenPercents = new Set<number>());
    new MutationObserver(() => {
      const percent = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      if (percent) seen.add(Number(percent));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => [...(window.seenPercents ?? [])]);
}

test.describe('a new seminar', () => {
  let advisor: FreshAdvisor;
  test.beforeEach(async ({ page }) => {
    advisor = await freshAdvisor();
    await signInTo(page, `${LIST}/new`, advisor);
    await expect(
      page.getByRole('heading', { level: 1, name: 'Neues Seminar', exact: true }),
    ).toBeVisible();
  });

  test('SEM-02.1,2,3,5 SEM-03.1,2,3,4,5 every message of the form', async ({ page }) => {
    const first = session(page, 1);
    await expect(first.getByLabel('Datum')).toHaveValue(berlinDay(new Date()));
    await expect(first.getByLabel('Uhrzeit')).toHaveValue('18:00');
    await expect(first.getByLabel('Plätze')).toHaveValue('20');
    await expect(first.getByLabel('Adresse und Anfahrt')).toBeVisible();

    await save(page);
    await says(page, 'Bitte gib einen Titel ein');
    await says(page, 'Bitte gib eine Beschreibung ein');
    await says(page, 'Bitte gib eine Dauer in Minuten ein');
    await says(page, 'Bitte lade ein Voll-Video hoch');
    await says(page, 'Termin 1: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin');
    await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);

    await page.getByLabel('Dauer').fill('1,5');
    await says(page, 'Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)');
    await page.getByLabel('Dauer').fill('1441');
    await says(page, 'Zwischen 1 und 1440 Minuten');
    await page.getByLabel('Beschreibung').fill('eins\nzwei\ndrei');
    await expect(page.getByLabel('Beschreibung')).toHaveValue('eins\nzwei drei');
    await page.getByRole('switch', { name: 'Findet online statt' }).check();
    await expect(first.getByLabel('Meeting-Link')).toBeVisible();
    await page.getByLabel('Voll-Video').setInputFiles(mediaFile('seminar-unterlagen.pdf'));
    await says(page, 'Bitte lade eine Video-Datei hoch');

    await expect(page.getByRole('button', { name: 'Termin 1 löschen' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Termin hinzufügen' }).click();
    const second = session(page, 2);
    await expect(second.getByLabel('Ort')).toBeFocused();
    await second.getByLabel('Ort').fill('Köln');
    await second.getByLabel('Datum').fill(berlinDay(inDays(-1)));
    await save(page);
    await says(page, 'Termin 2: Datum darf nicht in der Vergangenheit liegen');
    await second.getByLabel('Datum').fill('');
    await says(page, 'Termin 2: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin');
    await second.getByLabel('Datum').fill(berlinDay(inDays(9)));
    await second.getByLabel('Plätze').fill('0');
    await says(page, 'Termin 2: Gib bei den Plätzen eine ganze Zahl zwischen 1 und 10000 ein');
    await page.getByRole('button', { name: 'Termin 1 löschen' }).click();
    await expect(session(page, 1).getByLabel('Ort')).toHaveValue('Köln');
    await expect(page.getByRole('button', { name: 'Termin 1 löschen' })).toHaveCount(0);
  });

  test('SEM-02.4,7,8 SEM-03 UPLOAD-01.7 it is published with its files and sessions, and nothing is sent twice', async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/Failed to load resource/);
    const title = `Vorsorge ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(title);
    await page.getByLabel('Beschreibung').fill('Zwei Zeilen\nsind genug.');
    await page.getByLabel('Dauer').fill('90');
    await page.getByLabel('Voll-Video').setInputFiles(mediaFile('etf.mp4'));
    await page.getByLabel('Trailer').setInputFiles(mediaFile('etf-trailer.mp4'));
    await page.getByLabel('Thumbnail').setInputFiles(mediaFile('etf.webp'));
    await page.getByLabel('Vorschaubild').setInputFiles(mediaFile('eigenheim.webp'));
    await page.getByLabel('PDF-Unterlagen').setInputFiles(mediaFile('etf.webp'));
    await expect(page.getByText('Bitte lade eine PDF-Datei hoch', { exact: true })).toBeVisible();
    await page.getByLabel('PDF-Unterlagen').setInputFiles(mediaFile('seminar-unterlagen.pdf'));
    await expect(page.getByText('Bitte lade eine PDF-Datei hoch', { exact: true })).toHaveCount(0);
    const first = session(page, 1);
    await first.getByLabel('Datum').fill('2031-07-01');
    await first.getByLabel('Ort').fill('Bürgerhaus Kalk');
    await first.getByLabel('Adresse und Anfahrt').fill('Großer Saal');
    await page.getByRole('switch', { name: 'Auf meiner Seite zeigen', exact: true }).click();

    // every file arrives but the row does not: input stays, and nothing is uploaded twice
    await page.route(/documents:commit/, (route) => route.fulfill({ status: 403 }));
    const progress = await watchProgress(page);
    await save(page);
    await expect(page.getByRole('dialog', { name: 'Wird hochgeladen' })).toBeVisible();
    await says(page, 'Fehler beim Speichern des Seminars');
    await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(title);
    const stops = await progress();
    // 93 is replaced by 95 before the page is painted
    const weights = [70, 74, 78, 88, 95];
    expect(stops.filter((percent) => weights.includes(percent))).toEqual(weights);
    await page.unroute(/documents:commit/);
    await page.route(/\/v0\/b\//, (route) => route.abort());
    await save(page);
    await says(page, 'Seminar erfolgreich gespeichert');
    await page.unroute(/\/v0\/b\//);

    await expect(page).toHaveURL(LIST);
    await lists(page, 'Dienstag, 1. Juli 2031, 18:00 Uhr');
    const own = page.getByRole('region', { name: 'Meine Seminare' });
    await expect(own.getByRole('switch', { name: /^Auf meiner Seite/ })).toBeChecked();
    const id = await seminarIn(page, title);
    const stored = await readFields(`seminars/${id}`);
    for (const kind of ['video', 'trailer', 'preview', 'thumb', 'pdf']) {
      expect(stored?.[kind]).toEqual({ stringValue: expect.stringContaining(`seminars/${kind}/`) });
    }
  });
});

test('SEM-02.6,7,10 SEM-03 a seminar is changed with its sessions, and deleted', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const advisor = await freshAdvisor();
  const title = `Zu ändern ${Date.now()}`;
  const id = await storeSeminar(advisor.uid, { title });
  const time = new Date('2031-07-01T16:00:00Z');
  await storeSession({ advisor: advisor.uid, seminar: id, time });
  const stored = await readFields(`seminars/${id}`);
  await signInTo(page, `${LIST}/edit/${id}`, advisor);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Seminar bearbeiten', exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Titel', exact: true })).toHaveValue(title);
  const first = session(page, 1);
  await expect(first.getByLabel('Datum')).toHaveValue('2031-07-01');
  await expect(first.getByLabel('Adresse und Anfahrt')).toHaveValue('Großer Saal');
  await page.getByRole('button', { name: 'Entfernen' }).click();
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} neu`);
  await first.getByLabel('Uhrzeit').fill('19:30');
  await page.getByRole('button', { name: 'Termin hinzufügen' }).click();
  const second = session(page, 2);
  await second.getByLabel('Ort').fill('Online');
  await second.getByLabel('Datum').fill('2031-12-01');
  await save(page);
  await says(page, 'Seminar erfolgreich gespeichert');
  await lists(page, 'Dienstag, 1. Juli 2031, 19:30 Uhr');
  await lists(page, 'Montag, 1. Dezember 2031, 18:00 Uhr');
  // the server adds the next dates when it has seen the sessions
  await expect
    .poll(() => readFields(`seminars/${id}`))
    .toEqual({
      ...stored,
      title: { stringValue: `${title} neu` },
      pdf: { nullValue: null },
      dates: expect.anything(),
      calledOffDates: { arrayValue: {} },
    });

  await page.getByRole('link', { name: `Bearbeiten ${title} neu`, exact: true }).click();
  await page.getByRole('button', { name: 'Seminar löschen', exact: true }).click();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await says(page, 'Seminar gelöscht');
  await expect(page).toHaveURL(LIST);
  await says(page, 'Noch keine Seminare');
  expect(await documentExists(`seminars/${id}`)).toBe(false);
});

test('SEM-03 a session that has begun stays where it is, and one with registrations stays', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/404/);
  const advisor = await freshAdvisor();
  const title = `Mit Anmeldungen ${Date.now()}`;
  const seminar = await storeSeminar(advisor.uid, { title });
  const of = { advisor: advisor.uid, seminar };
  await storeSession({ ...of, time: inHours(-2) });
  const attended = await storeSession({ ...of, taken: 3 });
  for (const email of ['a@mail.example', 'b@mail.example', null]) {
    await storeParticipant({ ...of, session: attended, email, firstName: 'Kim', lastName: 'Gast' });
  }
  await signInTo(page, `${LIST}/edit/${seminar}`, advisor);

  await expect(session(page, 1).getByLabel('Datum')).toBeDisabled();
  await expect(session(page, 1).getByLabel('Uhrzeit')).toBeDisabled();
  await says(page, 'Dieser Termin hat schon begonnen und kann nicht mehr verschoben werden.');
  await expect(session(page, 2).getByLabel('Datum')).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Termin 2 löschen' })).toBeDisabled();
  await says(page, '3 Anmeldungen: Dieser Termin kann nicht gelöscht werden.');
  await expectAccessible(page);
  await session(page, 2).getByLabel('Plätze').fill('2');
  await save(page);
  await says(page, 'Termin 2: 3 Personen sind schon angemeldet');
  await session(page, 2).getByLabel('Plätze').fill('3');

  // the owner reads the mail before it is sent
  await session(page, 2).getByLabel('Ort').fill('Gürzenich, Köln');
  await session(page, 2).getByLabel('Adresse und Anfahrt').fill('Eingang am Tor');
  await save(page);
  const question = page.getByRole('dialog', { name: 'Änderungen speichern?' });
  await expect(question).toContainText('2 Personen bekommen eine Mail.', FIRST_CALL);
  await expect(question).toContainText('1 Teilnehmer hat keine E-Mail-Adresse.');
  const tells = question.getByRole('switch', { name: 'Teilnehmer per E-Mail benachrichtigen' });
  await expect(tells).toBeChecked();
  const mail = question.getByRole('region', { name: 'Die E-Mail an die Teilnehmer' });
  await expect(mail).toContainText('Dein Termin hat sich geändert');
  // the mail shows the address instead of the short place name
  await expect(mail).toContainText('Eingang am Tor');
  await expectAccessibleEverywhere(page);
  await question.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(session(page, 2).getByLabel('Ort')).toHaveValue('Gürzenich, Köln');
  await save(page);
  await question.getByRole('button', { name: 'Speichern', exact: true }).click();
  await says(page, 'Seminar erfolgreich gespeichert');
  expect((await readFields(`sessions/${attended}`))?.['quietEdit']).toBeUndefined();
  await lists(page, '3 von 3 Plätzen belegt');

  // a changed title sends a mail only on request
  await page.goto(`${LIST}/edit/${seminar}`);
  await page.getByRole('textbox', { name: 'Titel', exact: true }).fill(`${title} neu`);
  await save(page);
  await expect(tells).not.toBeChecked(FIRST_CALL);
  await expect(question).toContainText('Niemand bekommt jetzt eine Mail.');
  await expect(mail).toHaveCount(0);
  await question.getByRole('button', { name: 'Speichern', exact: true }).click();
  await says(page, 'Seminar erfolgreich gespeichert');
  expect((await readFields(`seminars/${seminar}`))?.['quietEdit']).toBeDefined();
});

test('SEM-05.1 a seminar with registrations is not deleted, nor one that is not the advisor’s own', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/);
  const advisor = await freshAdvisor();
  const title = `Mit Anmeldungen ${Date.now()}`;
  const seminar = await storeSeminar(advisor.uid, { title });
  await storeSession({ advisor: advisor.uid, seminar, taken: 3 });
  await signInTo(page, `${LIST}/edit/${seminar}`, advisor);
  const remove = page.getByRole('button', { name: 'Seminar löschen', exact: true });
  const confirm = page.getByRole('button', { name: 'Löschen', exact: true });
  await remove.click();
  await expect(page.getByRole('alertdialog', { name: 'Seminar löschen?' })).toBeVisible();
  await expectAccessible(page);
  await confirm.click();
  await says(page, 'Es gibt bereits Anmeldungen für dieses Seminar.');
  await expect(page.getByText(/^Technischer Fehler/)).toHaveCount(0);
  expect(await documentExists(`seminars/${seminar}`)).toBe(true);

  await page.route(`${functionsOrigin}/**/deleteSeminar`, (route) =>
    route.fulfill({ status: 500 }),
  );
  await remove.click();
  await confirm.click();
  await says(page, `Technischer Fehler: Wir konnten ${title} nicht löschen.`);

  for (const strange of ['gibtesnicht', DEMO_SEMINARS.colleague]) {
    await page.goto(`${LIST}/edit/${strange}`);
    await says(page, 'Seminar nicht gefunden.');
  }
});
