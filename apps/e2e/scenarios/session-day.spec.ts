import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { attachmentOf } from '../fixtures/calendar.ts';
import { readFields } from '../fixtures/database.ts';
import { expectToast, expectWords } from '../fixtures/messages.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import {
  inDays,
  inHours,
  storeParticipant,
  storeSeminar,
  storeSession,
} from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const viewPath = (session: string) => `/intern/veranstaltungen/view/${session}`;
const phone = { width: 390, height: 844 };
let runs = 0;

/** An advisor's session with participants, of whom the last one has no address; the advisor looks at it. */
async function openSession(page: Page, { count, time }: { count: number; time: Date }) {
  const advisor = await freshAdvisor();
  const run = `${process.pid}x${Date.now()}x${++runs}`;
  const title = `Rente verstehen ${run.replaceAll(/\d{4}(?=\d)/g, '$& ')}`;
  const seminar = await storeSeminar(advisor.uid, { title });
  const of = { advisor: advisor.uid, seminar };
  const session = await storeSession({ ...of, time, taken: count });
  const emails = Array.from({ length: count - 1 }, (_, at) => `gast${at}x${run}@mail.example`);
  const customers = await Promise.all(
    [...emails, null].map((email, at) =>
      storeParticipant({
        ...of,
        session,
        email,
        firstName: 'Kim',
        lastName: email === null ? 'Ohnemail' : `Gast ${String.fromCharCode(65 + at)}`,
      }),
    ),
  );
  await signInTo(page, viewPath(session), advisor);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  return { advisor, session, title, emails, customers };
}

async function openMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('an advisor calls off a session with 13 people: each gets one mail with the reason and the calendar cancellation', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(phone);
  const { session, title, emails } = await openSession(page, { count: 13, time: inDays(9) });
  await openMenu(page, 'Termin absagen');
  const dialog = page.getByRole('alertdialog', { name: 'Termin absagen?' });
  await expect(dialog).toContainText(
    'Der Termin verschwindet von allen Seiten und alle Plätze werden frei. Das lässt sich nicht rückgängig machen. 12 Personen bekommen eine Mail.',
  );
  await expect(dialog).toContainText('1 Person hat keine E-Mail-Adresse. Ruf sie selbst an:');
  await expect(dialog.getByRole('link', { name: '+49 15550 001234' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Grund (freiwillig)').fill('Der Referent ist krank.');
  await dialog.getByRole('button', { name: 'Termin absagen', exact: true }).click();
  await expectToast(page, 'Termin abgesagt', FIRST_CALL);

  await expectWords(page, 'Grund: Der Referent ist krank.');
  await expectWords(page, '13 Personen hatten einen Platz.');
  const told = page.getByRole('list', { name: 'Deine Kunden an diesem Termin' });
  await expect(told.getByRole('listitem')).toHaveCount(13, FIRST_CALL);
  await expect(told.getByRole('listitem').filter({ hasText: 'Kim Ohnemail' })).toContainText(
    'Keine E-Mail-Adresse',
  );
  await expect(page.getByRole('link', { name: '+49 15550 001234' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kunden einladen' })).toHaveCount(0);
  await expectAccessible(page);

  const mailsOf = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Fällt aus: '));
  await expect
    .poll(
      async () => (await Promise.all(emails.map(mailsOf))).map(({ length }) => length),
      FIRST_CALL,
    )
    .toEqual(emails.map(() => 1));
  for (const email of emails) {
    const [mail] = await mailsOf(email);
    if (!mail) throw new Error(`${email} has no mail`);
    expect(mail.html).toContain('Der Referent ist krank.');
    expect(await attachmentOf(mail, 'application/ics')).toContain('METHOD:CANCEL');
  }
  await expect
    .poll(async () => (await readFields(`sessions/${session}`))?.['registrationCount'])
    .toEqual({ integerValue: '0' });

  await page.reload();
  await expect(told.getByText('Verschickt', { exact: true })).toHaveCount(12, FIRST_CALL);
  await expectAccessible(page);

  await page.goto('/intern/veranstaltungen');
  const row = page.getByRole('article', { name: title }).getByRole('listitem').first();
  await expect(row.getByText('Abgesagt', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: /^Kunden einladen/ })).toHaveCount(0);
  await page.goto(`${viewPath(session)}/register`);
  await expectWords(page, 'Dieser Termin ist abgesagt');
});

test('an advisor writes to one participant, then to all, and sees what was sent', async ({
  page,
}) => {
  const { emails } = await openSession(page, { count: 4, time: inDays(9) });
  await page.getByRole('button', { name: 'Nachricht schreiben', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Nachricht an die Teilnehmer' });
  await expect(dialog).toContainText('1 Person hat keine E-Mail-Adresse und bekommt sie nicht.');
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
  await expectWords(page, 'Bitte schreib eine Nachricht');
  await dialog.getByLabel('Deine Nachricht').fill('Bitte bring deinen Rentenbescheid mit.');
  await dialog.getByText('Ausgewählte', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
  await expect(
    dialog.getByText('Bitte wähle mindestens eine Person', { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('checkbox', { name: 'Kim Gast A' }).check();
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
  await expectToast(page, 'Nachricht gesendet', FIRST_CALL);
  const sent = page.getByRole('list', { name: 'Gesendete Nachrichten' });
  await expect(sent).toContainText('an 1 Person', FIRST_CALL);

  await page.getByRole('button', { name: 'Nachricht schreiben', exact: true }).click();
  await dialog.getByLabel('Deine Nachricht').fill('Wir beginnen um 18 Uhr.\nBis dahin!');
  await expect(dialog.getByText('Alle (3)', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Senden', exact: true }).click();
  await expectToast(page, 'Nachricht gesendet', FIRST_CALL);
  await expect(sent.getByRole('listitem').first()).toContainText('an 3 Personen', FIRST_CALL);
  await expectAccessible(page);

  const messagesTo = async (email: string) =>
    (await mailsTo(email)).filter(({ subject }) =>
      subject.startsWith('Nachricht zu deinem Seminar: '),
    );
  const counts = () => Promise.all(emails.map(async (email) => (await messagesTo(email)).length));
  await expect.poll(counts, FIRST_CALL).toEqual([2, 1, 1]);
  const [mail] = await messagesTo(emails[1] ?? '');
  expect(mail?.html).toContain('Wir beginnen um 18 Uhr.<br/>Bis dahin!');
});

test('an hour before the beginning people are checked in by a tap, by their code, and the rest at once; the list is saved as a table', async ({
  page,
  context,
  consoleErrors,
}) => {
  await page.setViewportSize(phone);
  const { session, customers } = await openSession(page, { count: 5, time: inHours(1) });
  const figures = (...texts: string[]) =>
    expect(
      page.getByRole('region', { name: 'Teilnahme', exact: true }).getByRole('definition'),
    ).toHaveText(texts);
  const answerOf = (name: string) => page.getByRole('group', { name: `Anwesenheit von ${name}` });
  await answerOf('Kim Gast A').getByRole('button', { name: 'War da' }).click();
  await figures('5', '1', '20 %');

  // a hall without a connection
  consoleErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await answerOf('Kim Gast B').getByRole('button', { name: 'War da' }).click();
  await answerOf('Kim Gast B').getByRole('button', { name: 'Fehlte' }).click();
  await expectWords(
    page,
    'Eine Antwort ist noch nicht gespeichert, weil die Verbindung fehlt. Lass diese Seite offen: Sobald die Verbindung zurück ist, wird sie von selbst gespeichert.',
  );
  await expectWords(page, 'Noch nicht erfasst: 4 Personen');
  await context.setOffline(false);
  await expectWords(page, 'Noch nicht erfasst: 3 Personen');
  await figures('5', '1', '20 %');
  await expect(page.getByText(/weil die Verbindung fehlt/)).toHaveCount(0);

  // the address in the code on a participant's phone
  await page.goto(`${viewPath(session)}?person=${customers[1] ?? ''}`);
  await expectWords(page, 'Du siehst nur die Person, deren Code du gescannt hast.');
  await expect(page.getByRole('group', { name: /^Anwesenheit von/ })).toHaveCount(1);
  await answerOf('Kim Gast B').getByRole('button', { name: 'War da' }).click();
  await figures('5', '2', '40 %');
  await page.goto(`${viewPath(session)}?person=unbekannt`);
  await expectWords(page, 'Die Person mit diesem Code hat keinen Platz in diesem Termin.');
  await page.getByRole('button', { name: 'Alle anzeigen', exact: true }).click();
  await answerOf('Kim Gast C').getByRole('button', { name: 'Fehlte' }).click();
  await page.getByRole('button', { name: 'Die übrigen 2 waren da', exact: true }).click();
  await figures('5', '4', '80 %');
  await expect(page.getByRole('button', { name: /waren da$/ })).toHaveCount(0);
  await page.reload();
  await figures('5', '4', '80 %');
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await openMenu(page, 'Als Tabelle speichern');
  const table = await readFile(await (await saving).path(), 'utf8');
  const lines = table.trim().split('\r\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain(
    'Vorname;Nachname;E-Mail;Telefon;Beruf;Geburtstag;Berater;Anwesenheit',
  );
  expect(lines.filter((line) => line.endsWith(';War da'))).toHaveLength(4);
});
