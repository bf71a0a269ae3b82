import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { freshAdvisor } from '../fixtures/advisors.ts';
import { storeCustomer } from '../fixtures/customers.ts';
import { readFields } from '../fixtures/database.ts';
import { demoAccounts, DEMO_SEMINARS, registrationPath } from '../fixtures/demo.ts';
import { uidOfPhone } from '../fixtures/auth-admin.ts';
import { sayWho } from '../fixtures/own-data.ts';
import { FIRST_CALL } from '../fixtures/patience.ts';
import { freshPerson, lastSmsCode, mailsTo } from '../fixtures/people.ts';
import { confirmCode, fillForm, freshSession, requestCode } from '../fixtures/registration.ts';
import { logIn, logInByPhone } from '../fixtures/login.ts';
import { signInTo } from '../fixtures/sign-in.ts';
import { expect, expectAccessible, expectAccessibleEverywhere, test } from '../fixtures/test.ts';

const TITLE = 'Meine Daten';

test('a person sees, exports and erases everything that is stored about them, and the advisor gets a mail', async ({
  page,
  browser,
}) => {
  test.slow();
  const person = freshPerson();
  const session = await freshSession({ places: 5 });
  await page.goto(registrationPath('pro', DEMO_SEMINARS.trailer));
  await fillForm(page, person, session);
  await requestCode(page);
  await confirmCode(page, person);
  await expect(page.getByRole('heading', { name: 'Du bist angemeldet!' })).toBeVisible(FIRST_CALL);

  await page.goto('/action/meine-daten');
  await expect(page.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
  const main = page.getByRole('main');
  // nothing is filled in, and the code that was typed a moment ago still counts
  for (const label of ['Vorname', 'Nachname', 'Telefonnummer']) {
    await expect(main.getByLabel(label)).toHaveValue('');
  }
  await expectAccessible(page);
  await sayWho(page, person);
  await expect(
    main.getByText('Das ist alles, was wir über dich gespeichert haben.', { exact: true }),
  ).toBeVisible(FIRST_CALL);
  await expect(
    main.getByText(`${person.firstName} ${person.lastName}`, { exact: true }),
  ).toBeVisible();
  await expect(main.getByText(person.phoneShown, { exact: true })).toBeVisible();
  await expect(main.getByText(/^„Mit der Anmeldung gelten unsere AGB/)).toBeVisible();
  const seats = main.getByRole('list', { name: 'Deine Anmeldungen' });
  await expect(
    seats.getByText('Altersvorsorge ohne Fachchinesisch', { exact: true }),
  ).toBeVisible();
  await expect(seats.getByText(`Raum ${session}`)).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Als Datei speichern (JSON)', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^wbd-meine-daten-\d{4}-\d\d-\d\d\.json$/);
  const file = await readFile(await saved.path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({
    customer: { lastName: person.lastName, email: person.email, phone: person.phoneE164 },
    registrations: [{ location: `Raum ${session}`, firstName: person.firstName }],
    isComplete: true,
  });

  // on paper stands what the page says, without its buttons
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByText(person.phoneShown, { exact: true })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Drucken oder als PDF sichern' })).toBeHidden();
  await expect(main.getByText('Wir löschen deinen Eintrag', { exact: false })).toBeHidden();
  await page.emulateMedia({ media: null });

  // elsewhere the number proves who it is
  const uid = await uidOfPhone(person.phoneE164);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.goto('/legal/datenschutz');
  await phone
    .getByRole('main')
    .getByRole('link', { name: 'Zu „Meine Daten“', exact: true })
    .click();
  await expect(phone.getByRole('heading', { level: 1, name: TITLE, exact: true })).toBeVisible();
  await expectAccessible(phone);
  await sayWho(phone, person);
  const codeField = phone.getByRole('textbox', { name: /Code/ });
  await expect(codeField).toBeVisible();
  await codeField.fill(await lastSmsCode(person.phoneE164));
  await phone.getByRole('button', { name: 'Weiter zu meinen Daten', exact: true }).click();
  await expect(phone.getByText(person.phoneShown, { exact: true })).toBeVisible(FIRST_CALL);
  expect(await phone.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await expectAccessible(phone);

  // the use of the data is restricted, which the advisor learns, and used again
  await phone.getByRole('button', { name: 'Verarbeitung einschränken', exact: true }).click();
  await phone.getByRole('radio', { name: 'Ich widerspreche der Nutzung meiner Daten' }).check();
  await phone.getByLabel('Was dein Berater dazu wissen soll').fill('Bitte keine Anrufe.');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Jetzt einschränken', exact: true }).click();
  await expect(phone.getByText('Verarbeitung eingeschränkt seit', { exact: true })).toBeVisible(
    FIRST_CALL,
  );
  const restricted = JSON.stringify((await readFields(`customers/${uid}`))?.['restriction']);
  expect(restricted).toContain('Ich widerspreche der Nutzung meiner Daten: Bitte keine Anrufe.');
  const desk = await browser.newContext();
  const advisor = await desk.newPage();
  await logIn(advisor, demoAccounts.pro.email);
  await advisor.goto(`/intern/crm/${uid}`);
  await expect(
    advisor.getByText('Das hat die Person selbst in „Meine Daten“ verlangt.', { exact: false }),
  ).toBeVisible(FIRST_CALL);
  await desk.close();
  await phone.getByRole('button', { name: 'Einschränkung aufheben', exact: true }).click();
  await expect(
    phone.getByRole('button', { name: 'Verarbeitung einschränken', exact: true }),
  ).toBeVisible(FIRST_CALL);

  await phone.getByRole('button', { name: 'Meine Daten löschen', exact: true }).click();
  const dialog = phone.getByRole('alertdialog', { name: 'Deine Daten endgültig löschen?' });
  await expect(
    dialog.getByText(
      'Das lässt sich nicht rückgängig machen. Auch Plätze in kommenden Seminaren sind dann weg.',
      { exact: true },
    ),
  ).toBeVisible();
  await expectAccessible(phone);
  await dialog.getByRole('button', { name: 'Abbrechen', exact: true }).click();
  expect(await readFields(`customers/${uid}`)).not.toBeNull();
  await phone.getByRole('button', { name: 'Meine Daten löschen', exact: true }).click();
  await dialog.getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect(
    phone.getByRole('heading', { level: 1, name: 'Deine Daten sind gelöscht', exact: true }),
  ).toBeVisible(FIRST_CALL);
  await expectAccessible(phone);
  await context.close();

  expect(await readFields(`customers/${uid}`)).toBeNull();
  expect(await readFields(`sessions/${session}/registrations/${uid}`)).toBeNull();
  await expect
    .poll(
      async () => (await mailsTo(demoAccounts.pro.email)).map(({ subject }) => subject),
      FIRST_CALL,
    )
    .toEqual(
      expect.arrayContaining([
        'Jörg W. hat die Nutzung der eigenen Daten eingeschränkt',
        'Jörg W. hat die Einschränkung der eigenen Daten aufgehoben',
        'Jörg W. hat die eigenen Daten gelöscht',
      ]),
    );
});

const NOT_FOUND =
  'Zu dieser Nummer und diesem Namen haben wir nichts gespeichert. Schreib deinen Namen so wie bei deiner Anmeldung. Hilft das nicht, frag deinen Berater oder schreib uns: Die Adresse steht in den Hinweisen zum Datenschutz.';

test('a login that is still open shows nothing without a new code, and a wrong name nothing at all', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/400 \(Bad Request\)|404 \(Not Found\)/);
  const person = freshPerson();
  await logInByPhone(page, person.phoneE164, 11);
  const uid = await uidOfPhone(person.phoneE164);
  const { firstName, lastName, phoneE164 } = person;
  await storeCustomer(
    demoAccounts.pro.uid,
    { firstName, lastName, phone: phoneE164, proven: true },
    uid,
  );
  await page.goto('/action/meine-daten');
  await sayWho(page, person);
  const code = page.getByRole('textbox', { name: /Code/ });
  await expect(code).toBeVisible(FIRST_CALL);
  await expect(page.getByText('Das ist alles', { exact: false })).toBeHidden();
  await page.getByRole('button', { name: 'Nummer ändern', exact: true }).click();
  await expect(page.getByLabel('Nachname')).toHaveValue(person.lastName);

  await sayWho(page, { ...person, lastName: 'Neue Inhaberin' });
  await expect(code).toBeVisible();
  await code.fill(await lastSmsCode(person.phoneE164));
  await page.getByRole('button', { name: 'Weiter zu meinen Daten', exact: true }).click();
  await expect(page.getByText(NOT_FOUND, { exact: true })).toBeVisible(FIRST_CALL);
  await expect(page.getByLabel('Nachname')).toHaveValue('Neue Inhaberin');
  await expect(page.getByRole('link', { name: 'Hinweise zum Datenschutz' })).toHaveAttribute(
    'href',
    '/legal/datenschutz',
  );
  await expectAccessibleEverywhere(page);

  await sayWho(page, person);
  await expect(page.getByText('Das ist alles, was wir über dich gespeichert haben.')).toBeVisible();
});

const exported = z.looseObject({
  profile: z.array(z.looseObject({ id: z.string() })),
  customers: z.array(z.looseObject({ lastName: z.string() })),
});

test('PROF-01 an advisor downloads everything in one file, and is led there from the page for customers', async ({
  page,
}) => {
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, { firstName: 'Nina', lastName: 'Mitnahme' });
  await signInTo(page, '/action/meine-daten', advisor);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Du bist als Berater angemeldet', exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Zum Profil', exact: true }).click();
  await expect(page).toHaveURL('/intern/profile');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Deine Daten', exact: true }),
  ).toBeVisible();
  const saving = page.waitForEvent('download', FIRST_CALL);
  await page.getByRole('button', { name: 'Alles herunterladen (JSON)', exact: true }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toContain(`wbd-${advisor.code}-`);
  const data = exported.parse(JSON.parse(await readFile(await saved.path(), 'utf8')));
  expect(data.profile.map(({ id }) => id)).toEqual([advisor.uid]);
  expect(data.customers.map(({ lastName }) => lastName)).toEqual(['Mitnahme']);
  await expect(page.getByText('Deine Daten sind gespeichert', { exact: true })).toBeVisible();
});
