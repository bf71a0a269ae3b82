import { expect, test, type TestInfo } from '@playwright/test';
import { ensureScreenReader } from '@wbd/tools/browser';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../../fixtures/advisors.ts';
import { storeCustomer } from '../../fixtures/customers.ts';
import { DEMO_SEMINARS, registrationPath } from '../../fixtures/demo.ts';
import { freshPerson, lastSmsCode } from '../../fixtures/people.ts';
import { freshSession } from '../../fixtures/registration.ts';
import { newcomer, PASSWORD } from '../../fixtures/sign-up.ts';
import { openFirefox } from '../engines/firefox.ts';
import { Visitor } from '../engines/visitor.ts';
import { startDesktop } from './desktop.ts';
import { Reader } from './reader.ts';

// Orca runs once for each user
test.describe.configure({ mode: 'default' });
test.setTimeout(patient(300_000));

/** A test by keys and ears alone; the visitor only opens the first page. A failure leaves all that Orca said. */
function journey(title: string, walk: (reader: Reader, visitor: Visitor) => Promise<void>) {
  // eslint-disable-next-line no-empty-pattern
  test(title, async ({}, info: TestInfo) => {
    const firefox = await ensureScreenReader();
    const desktop = await startDesktop(info.outputPath('desktop'));
    const reader = new Reader(desktop);
    try {
      await reader.hears(/Bildschirmleser an/);
      const driver = await openFirefox(firefox, desktop.env);
      try {
        await walk(reader, new Visitor(driver));
      } finally {
        await driver.close();
      }
    } catch (error) {
      await info.attach('transcript', { body: reader.transcript(), contentType: 'text/plain' });
      throw error;
    } finally {
      desktop.stop();
    }
  });
}

/** How often Orca says these words. */
const count = (said: string, words: string) => said.split(words).length - 1;

journey(
  'UX-04.9 a person registers for a seminar with a screen reader',
  async (reader, visitor) => {
    const person = { ...freshPerson(), firstName: 'Anna', lastName: 'Lauscher' };
    const session = await freshSession({ places: 5 });
    await visitor.open(registrationPath('pro', DEMO_SEMINARS.trailer));

    // no field is called invalid before anything was typed
    await reader.tabTo(/Termin Kombinationsfeld/);
    await reader.tabTo(/Wer nimmt teil\?.*Ich melde mich selbst an.*ausgewählt Radioknopf/);
    expect(await reader.tabTo(/Vorname Eingabefeld/)).not.toContain('ungültig');

    await reader.tabTo(/Code anfordern Druckknopf/);
    await reader.press('Return');
    await reader.hears(/Termin Kombinationsfeld.*Bitte Termin auswählen/);
    await reader.pressUntil('Down', new RegExp(`Raum ${session}`));
    const refused = await reader.tabTo(
      /Vorname Eingabefeld.*Eingabe erforderlich.*ungültiger Eintrag/,
    );
    expect(count(refused, 'Bitte Vornamen angeben')).toBe(1);
    await reader.type(person.firstName);
    await reader.tabTo(/Nachname Eingabefeld.*Bitte Nachnamen angeben/);
    await reader.type(person.lastName);
    await reader.tabTo(
      /E-Mail Eingabefeld.*Bitte E-Mail angeben.*Dorthin schicken wir die Bestätigung/,
    );
    await reader.type(person.email);
    await reader.tabTo(/Telefonnummer Eingabefeld.*Wir schicken dir einen Code per SMS/);
    await reader.type(person.phone);
    await reader.tabTo(/Code anfordern Druckknopf/);
    await reader.press('Return');

    await reader.hears(/Code aus der SMS Eingabefeld.*Eingabe erforderlich.*geschickt/);
    await reader.type('000000');
    await reader.press('Return');
    await reader.hears(/Fehler bei der Verifizierung.*Der Code stimmt nicht/);
    await reader.press('ctrl+a');
    await reader.type(await lastSmsCode(person.phoneE164));
    await reader.press('Return');
    await reader.hears(/Du bist angemeldet!.*Altersvorsorge ohne Fachchinesisch.*Uhr/);
    await reader.tabTo(/Kalenderdatei speichern Druckknopf/);
  },
);

journey('UX-04.9 a partner signs up with a screen reader', async (reader, visitor) => {
  const person = newcomer();
  await visitor.open('/advisor-signup');
  expect(await reader.tabTo(/Vorname Eingabefeld/)).not.toContain('ungültig');
  await reader.tabTo(/Kostenlos registrieren Druckknopf/);
  await reader.press('Return');
  const refused = await reader.hears(
    /Vorname Eingabefeld.*ungültiger Eintrag.*Vorname ist erforderlich/,
  );
  expect(count(refused, 'Vorname ist erforderlich')).toBe(1);
  await reader.type(person.firstName);
  await reader.tabTo(/Nachname Eingabefeld.*Nachname ist erforderlich/);
  await reader.type(person.lastName);
  await reader.tabTo(/E-Mail Eingabefeld.*E-Mail ist erforderlich/);
  await reader.type(person.email);
  await reader.tabTo(/Top-Orga Kombinationsfeld.*zu der du gehörst/);
  await reader.tabTo(/Passwort Passworttext.*Passwort ist erforderlich/);
  await reader.type(PASSWORD);
  await reader.tabTo(/Passwort anzeigen Druckknopf/);
  await reader.tabTo(/Passwort wiederholen Passworttext/);
  await reader.type(`${PASSWORD}x`);
  await reader.tabTo(/AGB \(in einem neuen Tab\) Verknüpfung/);
  await reader.tabTo(/Kostenlos registrieren Druckknopf/);
  await reader.press('Return');
  await reader.hears(/Passwort wiederholen Passworttext.*Passwörter stimmen nicht überein/);
  await reader.press('BackSpace');
  await reader.tabTo(/Kostenlos registrieren Druckknopf/);
  await reader.press('Return');
  await reader.hears(/Meldungen Partner-Account erfolgreich erstellt! Willkommen bei WBD/);
  await reader.hears(new RegExp(`${person.firstName} ${person.lastName} · WBD`));
});

journey('UX-04.9 an advisor changes a customer with a screen reader', async (reader, visitor) => {
  const advisor = await freshAdvisor();
  await storeCustomer(advisor.uid, {
    firstName: 'Ada',
    lastName: 'Alt',
    email: 'ada@mail.example',
  });
  await visitor.logIn(advisor.email);
  await visitor.open('/intern/crm');
  await visitor.sees({ role: 'link', name: 'Ada Alt' });
  await reader.tabTo(/WBD – zum Portal/);
  await reader.pressUntil('h', /CRM Überschrift Ebene 1/);
  await reader.tabTo(/Name Eingabefeld/);
  await reader.tabTo(/Tabelle mit 2 Zeilen.*Alle auswählen Kontrollkästchen nicht ausgewählt/);
  await reader.tabTo(/Name Spaltenkopf.*Ada Alt Verknüpfung/);
  await reader.tabTo(/Ada Alt bearbeiten Druckknopf/);
  await reader.press('Return');
  await reader.hears(/Vorname Eingabefeld.*Ada.*Eingabe erforderlich/);
  await reader.press('ctrl+a');
  await reader.press('BackSpace');
  await reader.tabTo(/Speichern Druckknopf/);
  await reader.press('Return');
  await reader.hears(/Vorname Eingabefeld.*ungültiger Eintrag.*Bitte Vornamen angeben/);
  await reader.type('Adele');
  await reader.tabTo(/Speichern Druckknopf/);
  await reader.press('Return');
  await reader.hears(/Meldungen Änderungen gespeichert/);
  // the focus is back where the person was
  await reader.hears(/Adele Alt bearbeiten Druckknopf/);
});
