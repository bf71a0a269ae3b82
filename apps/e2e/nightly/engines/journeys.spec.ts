import { test, type TestInfo } from '@playwright/test';
import { patient } from '@wbd/tools/host-speed';
import { freshAdvisor } from '../../fixtures/advisors.ts';
import { written } from '../../fixtures/files.ts';
import { mediaFile } from '../../fixtures/media.ts';
import { freshPerson, lastSmsCode } from '../../fixtures/people.ts';
import { freshSession } from '../../fixtures/registration.ts';
import { newcomer, PASSWORD } from '../../fixtures/sign-up.ts';
import { ENGINES } from './engines.ts';
import { Visitor } from './visitor.ts';

test.setTimeout(patient(240_000));

for (const [engine, openDriver] of Object.entries(ENGINES)) {
  /** A test with a new browser of this engine. A failure leaves a picture. */
  const journey = (title: string, walk: (visitor: Visitor, info: TestInfo) => Promise<void>) =>
    // eslint-disable-next-line no-empty-pattern
    test(`${engine}: ${title}`, async ({}, info) => {
      const driver = await openDriver();
      try {
        await walk(new Visitor(driver), info);
      } catch (error) {
        await info.attach('page', {
          body: Buffer.from(await driver.picture()),
          contentType: 'image/png',
        });
        throw error;
      } finally {
        await driver.close();
      }
    });

  journey('a visitor registers for a seminar with a phone code', async (visitor) => {
    const person = freshPerson();
    const session = await freshSession();
    await visitor.open('/pro');
    await visitor.press({ role: 'link', name: /Altersvorsorge ohne Fachchinesisch/ });
    await visitor.press({ role: 'link', name: 'Zum Seminar anmelden' });
    await visitor.select(/^Termin/, session);
    await visitor.press({ label: /^Ich melde mich selbst an/ });
    await visitor.fill(/^Vorname/, person.firstName);
    await visitor.fill(/^Nachname/, person.lastName);
    await visitor.fill(/^E-Mail/, person.email);
    await visitor.fill(/^Telefonnummer/, person.phone);
    await visitor.press({ role: 'button', name: 'Code anfordern' });
    await visitor.sees({ role: 'button', name: 'Jetzt anmelden' });
    await visitor.fill(/Code/, await lastSmsCode(person.phoneE164));
    await visitor.press({ role: 'button', name: 'Jetzt anmelden' });
    await visitor.sees({ role: 'heading', name: 'Du bist angemeldet!' });
  });

  journey('an advisor signs in, uploads a quick video and plays it', async (visitor) => {
    const advisor = await freshAdvisor();
    await visitor.open('/auth');
    await visitor.fill(/^E-Mail/, advisor.email);
    await visitor.fill(/^Passwort/, 'demo1234');
    await visitor.press({ role: 'button', name: 'Anmelden' });
    await visitor.waitsFor('reach the page', `location.pathname === '/${advisor.code}'`);
    await visitor.open('/intern/schnellvideos');
    await visitor.press({ role: 'button', name: 'Video hochladen' });
    await visitor.fill(/^Titel/, 'Aus diesem Browser');
    await visitor.chooseFile(/^Video/, mediaFile('intro-clara.mp4'));
    await visitor.chooseFile(/^Vorschaubild/, mediaFile('intro-clara.webp'));
    // both are checked, and the form has made room for captions
    await visitor.sees({ text: 'intro-clara.mp4' });
    await visitor.sees({ text: 'intro-clara.webp' });
    await visitor.press({ role: 'button', name: 'Hochladen' });
    await visitor.press({ role: 'button', name: 'Abspielen: Aus diesem Browser' });
    await visitor.waitsFor(
      'watch it',
      "(() => { const video = document.querySelector('[role=dialog] video'); video?.play(); return (video?.currentTime ?? 0) > 0.2; })()",
    );
  });

  journey('an advisor edits their page and sees it as visitors do', async (visitor) => {
    const advisor = await freshAdvisor();
    await visitor.logIn(advisor.email);
    await visitor.open('/intern/konfigurator');
    await visitor.fill(/^Titel/, 'Mit Weitblick');
    await visitor.chooseFile(/^Loop-Video/, mediaFile('loop-hills.mp4'));
    await visitor.press({ role: 'button', name: 'Hero speichern' });
    await visitor.sees({ text: 'Änderungen gespeichert' });
    await visitor.waitsFor(
      'see the change',
      `fetch('/${advisor.code}', { cache: 'no-store' }).then((answer) => answer.text()).then((html) => html.includes('Mit Weitblick'))`,
    );
    await visitor.open(`/${advisor.code}`);
    await visitor.sees({ text: /Mit Weitblick/ });
  });

  journey('an advisor imports customers', async (visitor, info) => {
    const advisor = await freshAdvisor();
    const rows = [
      'Vorname;Nachname;E-Mail',
      'Jörg;Weiß;joerg@mail.example',
      'Ada;Öhler;ada@mail.example',
    ];
    const file = written(info, 'kunden.csv', Buffer.from(rows.join('\r\n'), 'latin1'));
    await visitor.logIn(advisor.email);
    await visitor.open('/intern/crm/import');
    await visitor.chooseFile(/Datei wählen$/, file);
    await visitor.press({ role: 'button', name: '2 Kunden importieren' });
    await visitor.sees({ text: 'Import abgeschlossen' });
    await visitor.press({ role: 'link', name: 'Zu deinen Kunden' });
    await visitor.sees({ text: '2 Kunden' });
    await visitor.sees({ text: /Jörg Weiß/ });
  });

  journey('an advisor signs up and pays', async (visitor) => {
    const person = newcomer();
    await visitor.open('/advisor-signup?plan=lite&schedule=cancellable');
    await visitor.fill(/^Vorname/, person.firstName);
    await visitor.fill(/^Nachname/, person.lastName);
    await visitor.fill(/^E-Mail/, person.email);
    await visitor.fill(/^Passwort(?! wiederholen)/, PASSWORD);
    await visitor.fill(/^Passwort wiederholen/, PASSWORD);
    await visitor.waitsFor(
      'see the organisations',
      "[...document.querySelectorAll('select')].some(({ value }) => value !== '')",
    );
    await visitor.press({ role: 'button', name: 'Weiter zur Zahlung' });
    await visitor.press({ role: 'button', name: 'Zahlungspflichtig abonnieren' });
    await visitor.sees({ role: 'heading', name: 'Willkommen bei WBD Lite' });
  });
}
