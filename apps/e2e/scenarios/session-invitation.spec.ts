import { formatDate } from '@wbd/domain/time';
import type { Page } from '@playwright/test';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { documentExists, setFields } from '../fixtures/database.ts';
import { demoAccounts } from '../fixtures/demo.ts';
import {
  anOffer,
  chooseBox,
  customerOf,
  declareConsent,
  inviteChosen,
  invitePath,
  LIST,
  says,
  SERVER,
} from '../fixtures/invitations.ts';
import { BY_ITSELF } from '../fixtures/patience.ts';
import { mailsTo } from '../fixtures/people.ts';
import { functionsOrigin } from '../fixtures/portal.ts';
import { inDays, storeParticipant, storeSeminar, storeSession } from '../fixtures/seminars.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, test } from '../fixtures/test.ts';

const CALLS = `${functionsOrigin}/**/inviteToSession`;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('SEM-07.1,2 SEM-08.1 own customers who have no seat yet are chosen and invited', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const time = inDays(12);
  const { seminar, session, title } = await anOffer(advisor, 20, { time });
  const [anna, bernd] = await Promise.all([
    customerOf(advisor, 'Anna', 'Arends'),
    customerOf(advisor, 'Bernd', 'Beck'),
    customerOf(advisor, 'Cem', 'Ceylan'),
    storeCustomer(advisor.uid, { firstName: 'Dora', lastName: 'Ohnepost' }),
    storeParticipant({ advisor: advisor.uid, seminar, session, firstName: 'Eva', lastName: 'Da' }),
  ]);
  await signInTo(page, invitePath(session), advisor);
  const heading = `Teilnehmer hinzufügen zu ${title} am ${formatDate(time)} in Bürgerhaus Kalk`;
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await expect(tab(page, 'WBD-Kunden einladen')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('row').locator('td:nth-child(2)')).toHaveText(
    ['Anna Arends', 'Bernd Beck', 'Cem Ceylan'],
    SERVER,
  );
  await says(
    page,
    '1 Kunde ohne E-Mail-Adresse kann nicht eingeladen werden und fehlt in dieser Liste.',
  );
  await expectAccessible(page);

  await page.setViewportSize({ width: 390, height: 844 });
  await chooseBox(page, 'Anna Arends').check();
  await chooseBox(page, 'Bernd Beck').check();
  await says(page, '2 Kunden ausgewählt');
  await expectAccessible(page);
  await inviteChosen(page);
  await says(page, '2 Kunden eingeladen');
  const results = page.getByRole('region', { name: 'Ergebnis der Einladung', exact: true });
  await results.getByText('2 Personen eingeladen', { exact: true }).click();
  await expect(results.getByRole('listitem')).toHaveText(['Anna Arends', 'Bernd Beck']);
  await expectAccessible(page);
  await expect(chooseBox(page, 'Anna Arends')).toHaveCount(0);
  await says(page, 'Noch niemand ausgewählt');
  for (const { id, email } of [anna, bernd]) {
    expect(await documentExists(`sessions/${session}/registrations/${id}`)).toBe(true);
    await expect.poll(() => mailsTo(email), BY_ITSELF).toHaveLength(1);
  }

  await page.getByRole('link', { name: 'Teilnehmer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Anna Arends' })).toBeVisible();
});

test('SEM-08 who has a seat in another session of the seminar gets a second one only on purpose', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { seminar, session } = await anOffer(advisor, 20);
  const other = await storeSession({ advisor: advisor.uid, seminar, places: 20, taken: 0 });
  const anna = await customerOf(advisor, 'Anna', 'Arends');
  for (const place of [other, session]) {
    await signInTo(page, invitePath(place), advisor);
    await chooseBox(page, 'Anna Arends').check();
    await inviteChosen(page);
    await expect(
      page.getByRole('region', { name: 'Ergebnis der Einladung', exact: true }),
    ).toBeVisible(SERVER);
  }
  expect(await documentExists(`sessions/${session}/registrations/${anna.id}`)).toBe(false);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Zusätzlich anmelden: Anna Arends', exact: true }).click();
  await says(page, 'Anna Arends ist jetzt zusätzlich angemeldet.');
  expect(await documentExists(`sessions/${session}/registrations/${anna.id}`)).toBe(true);
});

test('SEM-08 an invitation under way is watched, from any device, and the page can be left and reloaded', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { session } = await anOffer(advisor, 20);
  const [anna, bernd] = await Promise.all([
    customerOf(advisor, 'Anna', 'Arends'),
    customerOf(advisor, 'Bernd', 'Beck'),
  ]);
  const path = `invitations/e2einvite${process.pid}x${Date.now()}`;
  const store = (states: readonly [State, State]) => setFields(path, about(states));
  type State = 'registered' | 'invited';
  const about = (states: readonly [State, State]) => ({
    advisor: advisor.uid,
    session,
    who: 'own',
    customers: [anna.id, bernd.id],
    people: [anna, bernd].map(({ id }, index) => ({
      index,
      name: index === 0 ? 'Anna Arends' : 'Bernd Beck',
      customer: id,
      newcomer: null,
      state: states[index] ?? null,
      code: null,
      mail: null,
    })),
    createdAt: new Date(),
    leaseUntil: inDays(1),
    expiresAt: inDays(7),
    finished: states.every((state) => state === 'invited'),
  });
  // the server carries out what is created unfinished; this one is as it was on its way
  await store(['invited', 'invited']);
  await store(['invited', 'registered']);
  await signInTo(page, invitePath(session), advisor);
  await says(page, '1 von 2 Einladungen bearbeitet');
  const progress = page
    .getByRole('region', { name: 'Fortschritt der Einladung', exact: true })
    .getByRole('progressbar');
  await expect(progress).toHaveAttribute('aria-valuenow', '75');
  await expect(page.getByRole('button', { name: 'Lädt ein...', exact: true })).toBeDisabled();
  await expectAccessible(page);
  await page.reload();
  await says(page, '1 von 2 Einladungen bearbeitet');
  await store(['invited', 'invited']);
  await says(page, '2 Kunden eingeladen');
  await expect(progress).toHaveCount(0);
  await page.reload();
  await says(page, '2 Kunden eingeladen');

  // a real one, left as soon as the server has it
  await chooseBox(page, 'Bernd Beck').check();
  const answered = page.waitForResponse(CALLS);
  await inviteChosen(page);
  await answered;
  await page.goto(LIST);
  await page.goto(invitePath(session));
  await says(page, '1 Kunde eingeladen');
  expect(await documentExists(`sessions/${session}/registrations/${bernd.id}`)).toBe(true);
});

test('REG-11 without a declared consent a customer is not invited, and the result says why', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { session } = await anOffer(advisor, 20);
  const email = `ohne-${process.pid}-${Date.now()}@mail.example`;
  const undeclared = { firstName: 'Olaf', lastName: 'Ohne', email, invitable: null };
  await storeCustomer(advisor.uid, undeclared);
  const anna = await customerOf(advisor, 'Anna', 'Arends');
  await signInTo(page, invitePath(session), advisor);
  await chooseBox(page, 'Anna Arends').check();
  await expect(page.getByRole('group', { name: 'Einwilligung in Einladungen' })).toHaveCount(0);
  await chooseBox(page, 'Olaf Ohne').check();
  await says(
    page,
    'Für 1 Person ist noch keine Einwilligung eingetragen. Ohne sie laden wir diese Person nicht ein.',
  );
  await expectAccessible(page);
  await inviteChosen(page);
  await says(page, '1 von 2 Kunden eingeladen. Warum die anderen fehlen, steht bei ihrem Namen.');
  await says(page, 'Für diese Person ist keine Einwilligung in Einladungen eingetragen.');
  await expect.poll(() => mailsTo(anna.email), BY_ITSELF).toHaveLength(1);
  expect(await mailsTo(email)).toEqual([]);

  // Anna stays selected until she disappears
  await expect(chooseBox(page, 'Anna Arends')).toHaveCount(0, SERVER);
  await chooseBox(page, 'Olaf Ohne').check();
  await inviteChosen(page);
  await says(page, 'Bitte gib an, wie und wann die Einwilligung gegeben wurde');
  await declareConsent(page);
  await inviteChosen(page);
  await says(page, '1 Kunde eingeladen');
  await expect.poll(() => mailsTo(email), BY_ITSELF).toHaveLength(1);
});

test('SEM-07.3,4,5 SEM-08.4,5,6,7 external customers are typed in by a colleague, and become theirs', async ({
  page,
  consoleErrors,
}) => {
  test.slow();
  consoleErrors.allow(/Failed to load resource/);
  const [owner, colleague] = await Promise.all([freshAdvisor(), freshAdvisor()]);
  const { session } = await anOffer(owner, 20, { taken: 17 });
  await signInTo(page, invitePath(session), colleague);
  await tab(page, 'Externe Kunden einladen').click();
  const row = (number: number) =>
    page.getByRole('group', { name: `Externer Kunde ${number}`, exact: true });
  const send = page.getByRole('button', { name: 'Externe Kunden einladen', exact: true });
  const type = async (number: number, firstName: string, lastName: string) => {
    const email = `${firstName.toLowerCase()}-${process.pid}-${Date.now()}@mail.example`;
    await row(number).getByLabel('Vorname').fill(firstName);
    await row(number).getByLabel('Nachname').fill(lastName);
    await row(number).getByLabel('E-Mail').fill(email);
    return email;
  };
  await expect(row(4)).toBeVisible();
  await expect(row(5)).toHaveCount(0);
  await expect(row(1).getByLabel('Beruf')).toHaveValue('Unbekannt');
  await send.click();
  await says(
    page,
    'Bitte füllen Sie die Daten für mindestens einen externen Kunden vollständig aus.',
  );
  await row(2).getByLabel('Vorname').fill('Ida');
  await send.click();
  await says(
    page,
    'Externer Kunde 2 ist nicht vollständig ausgefüllt. Gib Vorname, Nachname und Mail an, oder lösche den Kunden.',
  );
  await expect(row(2).getByLabel('Vorname')).toBeFocused();
  await expectAccessible(page);

  // input stays while the other tab is shown
  await tab(page, 'WBD-Kunden einladen').click();
  await says(page, 'Hier ist niemand mehr einzuladen');
  await tab(page, 'Externe Kunden einladen').click();
  await expect(row(2).getByLabel('Vorname')).toHaveValue('Ida');
  await page.getByRole('button', { name: 'Externen Kunden 2 löschen' }).click();
  await expect(row(2).getByLabel('Vorname')).toHaveValue('');

  const ada = await type(1, 'Ada', 'Öz');
  await row(1).getByLabel('Geburtsdatum').fill('1990-05-17');
  await row(1).getByLabel('Beruf').selectOption('Beamter');
  await type(3, 'Bo', 'Berg');
  await send.click();
  await says(page, 'Bitte gib an, wie und wann die Einwilligung gegeben wurde');
  await declareConsent(page);
  await expectAccessible(page);
  await page.route(CALLS, (route) => route.fulfill({ status: 500 }));
  await send.click();
  await says(page, 'Ein unerwarteter Fehler ist aufgetreten.');
  await expect(row(3).getByLabel('Vorname')).toHaveValue('Bo');
  await page.unroute(CALLS);
  await send.click();
  await says(page, '2 von 2 externen Kunden erfolgreich eingeladen und E-Mail versendet.');
  await expect(row(1).getByLabel('Vorname')).toHaveValue('');
  await expect.poll(() => mailsTo(ada), BY_ITSELF).toHaveLength(1);

  await type(1, 'Cem', 'Ceylan');
  await type(2, 'Dana', 'Dorn');
  await declareConsent(page);
  await send.click();
  await says(page, '1 von 2 externen Kunden erfolgreich eingeladen und E-Mail versendet.');
  await says(page, 'Fehler bei der Verarbeitung von Dana Dorn');
  await expect(row(2).getByLabel('Vorname')).toHaveValue('Dana');
  await send.click();
  await says(page, 'Keine Einladungen für externe Kunden konnten verarbeitet werden.');

  // input of the other tab would be lost as well
  await tab(page, 'WBD-Kunden einladen').click();
  await says(page, 'Hier ist niemand mehr einzuladen');
  await page.getByRole('link', { name: 'Alle Seminare', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Änderungen verwerfen?' });
  await question.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(page).toHaveURL(LIST);
});

test('SEM-07 a session that is over, or of another organisation, takes no invitations', async ({
  page,
}) => {
  test.slow();
  const advisor = await freshAdvisor();
  const { session } = await anOffer(advisor, 20, { time: inDays(-2) });
  const foreign = await storeSeminar(demoAccounts.fremd.uid, { org: 'org-02' });
  const theirs = await storeSession({ advisor: demoAccounts.fremd.uid, seminar: foreign });
  await signInTo(page, invitePath(session), advisor);
  await says(page, 'Dieser Termin ist vorbei');
  await expect(page.getByRole('tab')).toHaveCount(0);
  await page.goto(invitePath(theirs));
  await says(page, 'Wir konnten den Termin nicht finden.');
});
