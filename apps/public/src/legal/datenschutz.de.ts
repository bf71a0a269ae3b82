import { BASES as bases, PROCESSORS } from '@wbd/domain/processing';
import {
  RETENTION_DAYS as days,
  RETENTION_YEARS as years,
  STORED_IN_BROWSER,
} from '@wbd/domain/retention';
import type { LegalDocument } from './document.ts';
import { paths } from '../shared/paths.ts';
import { operator } from './operator.de.ts';

export const datenschutz: LegalDocument = {
  title: 'Datenschutz',
  intro: 'Hier erfährst du, welche Daten wir von dir verarbeiten, wozu, und welche Rechte du hast.',
  sections: [
    {
      title: 'Verantwortlich',
      content: [
        `${operator.name}, ${operator.street}, ${operator.city}, ${operator.email}.`,
        `Datenschutzbeauftragte Person: ${operator.dataProtectionOfficer}`,
      ],
    },
    {
      title: 'Wenn du eine Seite besuchst',
      content: [
        `Damit die Seite bei dir ankommt, verarbeiten unsere Server deine IP-Adresse, den Zeitpunkt und die aufgerufene Adresse. Rechtsgrundlage ist unser berechtigtes Interesse an einem sicheren Betrieb (${bases.interest}). Protokolle löschen wir nach ${days.logs} Tagen.`,
        'Wir setzen keine Werbe-Cookies und verfolgen dich nicht über andere Seiten hinweg. In deinem Browser speichern wir nur, was die Seite braucht:',
        storedInBrowser(),
        'Von Gästen, die sich im Kiosk-Modus anmelden, bleibt auf dem Gerät nichts gespeichert.',
      ],
    },
    {
      title: 'Wenn du dich für ein Seminar anmeldest',
      content: [
        `Wir verarbeiten deinen Namen, deine E-Mail-Adresse und deine Telefonnummer, um deinen Platz zu reservieren und dir die Bestätigung zu schicken (${bases.contract}). Deine Telefonnummer bestätigst du mit einem Code per SMS.`,
        'Diese Angaben sehen:',
        [
          'der Berater, über dessen Seite du dich angemeldet hast,',
          'die Person, die das Seminar hält,',
          'unsere technischen Dienstleister, soweit sie zum Betrieb nötig sind.',
        ],
        `Wir speichern auch, welchem Wortlaut du wann zugestimmt hast, damit wir das nachweisen können (${bases.proof}). Dein Berater sieht es. Es wird zusammen mit deinen Daten gelöscht.`,
        'Ist ein Termin ausgebucht und setzt du dich auf die Warteliste, speichern wir dort deinen Namen, deine E-Mail-Adresse und seit wann du wartest. Dein Berater sieht das, andere Berater sehen nur, wie viele warten. Wir löschen den Eintrag, sobald du die Liste verlässt, spätestens wenn der Termin beginnt.',
        `Vor dem Termin erinnern wir dich per E-Mail, und wenn dich ein Berater anmeldet, laden wir dich in seinem Namen ein (${bases.interest}). Beidem kannst du mit einem Klick in der E-Mail widersprechen. Dann speichern wir einen Hashwert deiner Adresse, auch nachdem deine übrigen Daten gelöscht sind: Nur so können wir uns daran halten, wer auch immer dich als Nächstes einlädt.`,
      ],
    },
    {
      title: 'Wenn du einen Termin buchst',
      content: [
        `Bittest du um einen Termin, bestätigst du deine Telefonnummer und sagst deinen Namen und, wenn du magst, worum es geht und wann du gern angerufen wirst. Der Berater, mit dem du sprechen möchtest, bekommt das per E-Mail und in seinem Portal (${bases.contract}). Bist du noch bei niemandem Kunde, wirst du Kunde des Beraters, auf dessen Seite du bist. Kennen wir deine E-Mail-Adresse, bestätigen wir dir die Anfrage. Du kannst sie unter „Meine Termine“ zurückziehen, dann löschen wir sie sofort und sagen dem Berater Bescheid, sonst nach ${days.appointmentRequests} Tagen.`,
        `Buchst du eine freie Zeit, speichern wir dazu deinen Namen, deine Telefonnummer, deine E-Mail-Adresse, wenn du sie angibst, und deine Antworten auf die Fragen des Beraters (${bases.contract}). Der Berater sieht das und hält fest, ob der Termin stattgefunden hat. Du bekommst eine Bestätigung und Erinnerungen per E-Mail. ${days.appointments} Tage nach dem Termin löschen wir ihn.`,
        'Hat der Berater einen Kalender hinterlegt, öffnet sich der danach. Für das, was du dort eingibst, ist der Betreiber dieses Kalenders verantwortlich.',
      ],
    },
    {
      title: 'Wenn du einen Inhalt meldest',
      content: [
        `Meldest du einen Inhalt, speichern wir deinen Namen, deine E-Mail-Adresse und was du schreibst, um zu entscheiden und dir zu antworten (Art. 6 Abs. 1 lit. c DSGVO, Art. 16 DSA). Nur unsere Administratoren sehen das, und jeder Blick wird festgehalten. Wer den Inhalt eingestellt hat, erfährt nicht, wer du bist. Wir löschen die Meldung nach ${days.notices} Tagen, deinen Namen und deine Adresse auf Wunsch früher.`,
      ],
    },
    {
      title: 'Wenn du Partner wirst',
      content: [
        `Für dein Partner-Konto verarbeiten wir deinen Namen, deine E-Mail-Adresse, deinen Code, deine Organisation und dein Paket; dein Passwort speichert nur der Anmeldedienst, und der nicht im Klartext (${bases.contract}). Was du auf deiner Seite zeigst, kann jeder sehen.`,
        'Bei Seminaren, Experten-Videos und Videos der Wissensbibliothek bestimmst du unter „Sichtbar für“, wer sie findet: alle, deine Organisation, dein Team oder nur du. Was nicht öffentlich ist, steht auf keiner Seite. Verlässt du dein Team, siehst danach nur du, was nur für das Team war. Videos, die du mit deiner Organisation geteilt hast, bleiben in ihrer Bibliothek, auch wenn du die Organisation wechselst; löschen kannst du sie jederzeit.',
        'Videos, die du hochlädst, wandeln wir um, damit sie überall schnell starten. Das geschieht auf Servern von Google in den Niederlanden und gilt für alle Videos, auch für die der Wissensbibliothek, für Schnellvideos und für Filme, die du verkaufst. Das Original und die umgewandelten Fassungen löschen wir zusammen mit dem Inhalt.',
        `Bezahlst du ein Paket, gibst du deine Zahlungsdaten bei unserem Zahlungsdienstleister Stripe ein. Wir erfahren nur, ob und wofür bezahlt wurde, und bewahren Rechnungen so lange auf, wie das Gesetz es verlangt (${bases.law}).`,
      ],
    },
    {
      title: 'Wenn du als Partner Filme kaufst oder verkaufst',
      content: [
        `Den Vertrag über einen Film schließen Käufer und Verkäufer, und der Verkäufer stellt die Rechnung. Wir zeigen das Angebot, schalten den Film frei und erstellen die Rechnung in seinem Namen (${bases.contract}). Was der Verkäufer danach mit deinen Daten macht, zum Beispiel in seiner Buchhaltung, verantwortet er selbst.`,
        'Bezahlt wird bei Stripe auf das Konto des Verkäufers. Für dieses Konto, die Prüfung des Verkäufers, die Auszahlung und den Schutz vor Betrug ist Stripe selbst verantwortlich; was dabei mit deinen Daten geschieht, liest du in der Datenschutzerklärung von Stripe. Deine Karte und dein Bankkonto sehen wir nicht.',
        'Kaufst du einen Film, übergeben wir Stripe deine E-Mail-Adresse. Deinen Namen und deine Rechnungsanschrift gibst du dort ein, und wir speichern sie mit dem Film, dem Betrag, dem Zeitpunkt und jeder Erstattung. Das alles sieht auch der Verkäufer, deine E-Mail-Adresse in seinem Konto bei Stripe. Ob und wie oft du einen Film ansiehst, erfährt er nicht.',
        'Verkaufst du Filme, sehen alle Partner deinen Namen, dein Angebot und die E-Mail-Adresse aus deinem Impressum; auf der Rechnung stehen außerdem deine Anschrift und deine Steuernummer oder USt-IdNr.',
        `Für das Finanzamt fragen wir dich vor dem ersten Verkauf nach deiner Rechtsform und deinem Geburtsdatum oder deiner Registernummer. Soweit das Plattformen-Steuertransparenzgesetz es verlangt, melden wir diese Angaben jährlich mit deinem Namen, deiner Anschrift, deiner Steuernummer, der Zahl deiner Verkäufe sowie Einnahmen und Gebühren je Quartal an das Bundeszentralamt für Steuern (§ 13 und § 14 PStTG, ${bases.law}). Ohne diese Angaben kannst du keine Filme verkaufen.`,
        `Eine geöffnete Zahlungsseite merken wir uns ${days.filmCheckouts} Tage lang. Verkäufe und Rechnungen bewahren wir ${days.filmSales} Tage lang ab dem Verkauf auf, auch wenn du dein Konto schließt, die Angaben für das Finanzamt so lange, wie § 24 PStTG es verlangt (${bases.law}). Dass du einen Film ansehen darfst, löschen wir mit deinem Konto. Schließt ein Verkäufer sein Konto, löschen wir Filme, die jemand gekauft hat, erst ${days.endedFilms} Tage später.`,
      ],
    },
    {
      title: 'Wenn du einem geteilten Link folgst',
      content: [
        `Ein geteilter Link nennt, wer ihn geteilt hat. Meldest du dich danach an oder bittest du um ein Gespräch, speichern wir das bei deinem Eintrag, und die Person, die geteilt hat, sieht deinen Vornamen, den Anfangsbuchstaben deines Nachnamens, ob du bei einem Seminar warst und ob du um ein Gespräch gebeten hast (${bases.interest}).`,
        `Willst du nach einem geteilten Link Partner werden, nennt die Anmeldung, wer ihn geteilt hat; du kannst dich dort auch ohne Empfehlung anmelden. Sonst sieht diese Person deinen Vornamen, den Anfangsbuchstaben deines Nachnamens, dein Paket und wann du dich angemeldet hast, bis einer von euch sein Konto schließt (${bases.interest}).`,
        `Öffnest du einen geteilten Link, zählen wir das für die Person, die geteilt hat, als bloße Zahl zu diesem Link. Über dich speichern wir dabei nichts, weder bei uns noch in deinem Browser. Damit niemand die Zahlen verfälscht, vergleicht der Server die Adresse deines Anschlusses im Arbeitsspeicher, höchstens einen Tag lang. Die Zahlen eines Monats löschen wir ${days.linkVisits} Tage nach dessen Ende.`,
      ],
    },
    {
      title: 'Dienstleister',
      content: [
        'Diese Unternehmen verarbeiten Daten in unserem Auftrag. Mit allen bestehen Verträge zur Auftragsverarbeitung (Art. 28 DSGVO).',
        Object.values(PROCESSORS).map(
          ({ name, task, place }) => `${name}: ${task}. Ort: ${place}.`,
        ),
        `Wenn du dich anmeldest, einen Code anforderst oder weitere Inhalte nachlädst, prüft Google reCAPTCHA, ob die Anfrage wirklich von dieser Seite kommt. Dabei verarbeitet Google deine IP-Adresse und wie du die Seite bedienst. Das schützt deine Telefonnummer und unsere Dienste vor Missbrauch (${bases.interest}). Wenn du nur eine Seite ansiehst, wird reCAPTCHA nicht geladen.`,
      ],
    },
    {
      title: 'Übermittlung in die USA',
      content: [
        'Der Anmeldedienst von Firebase (E-Mail-Adresse, Telefonnummer, verschlüsseltes Passwort), der Versand der Codes per SMS und reCAPTCHA laufen auch auf Servern von Google in den USA. Google ist unter dem EU-US Data Privacy Framework zertifiziert; dafür gilt ein Angemessenheitsbeschluss der EU-Kommission (Art. 45 DSGVO).',
      ],
    },
    {
      title: 'Wie lange wir speichern',
      content: [
        `In Sicherungskopien bleiben gelöschte Daten noch bis zu ${days.backups} Tage lang.`,
        `Ob wir dir eine E-Mail geschickt haben, halten wir ${days.mails} Tage lang fest, bei Bestätigungen und Einladungen ${days.confirmations} Tage.`,
        `Wie viele E-Mails eine Adresse bekommt, zählen wir einen Tag lang, damit niemand sie mit E-Mails überhäuft. Kennt der Mailserver eine Adresse nicht, merken wir uns das ${days.refusedAddresses} Tage. Bestellst du E-Mails ab oder meldest du sie als Spam, merken wir uns das dauerhaft, damit wir dir auch nach einer Löschung nicht wieder schreiben. In allen drei Fällen speichern wir nicht die Adresse, sondern nur eine verschlüsselte Prüfsumme.`,
        `Lädt dich ein Berater per E-Mail ein, ohne dass du dich selbst angemeldet hast, muss er vorher erklären, wann und wie du eingewilligt hast. Du siehst das unter „Meine Daten“. Als Nachweis behalten wir die Erklärung ${days.consentProofs} Tage lang, nach einer Löschung nur noch mit einer verschlüsselten Prüfsumme deiner Adresse.`,
        `Deine Kundendaten bewahren wir auf, bis du oder dein Berater sie löscht. Habt ihr ${years.customers} Jahre lang nichts mehr miteinander zu tun, gerechnet ab dem Ende des Jahres mit dem letzten Kontakt, löschen wir sie von selbst. Schließt dein Berater sein Konto, löschen wir sie sofort; hast du einen Platz in einem kommenden Seminar, sagen wir dir das per E-Mail. Gesetzliche Aufbewahrungspflichten bleiben davon unberührt.`,
        `Kündigst du ohne Anmeldung, speichern wir deine Kündigung und den Zeitpunkt ihres Eingangs ${days.terminations} Tage lang, um sie nachweisen zu können, auch wenn du dein Konto schließt (Art. 6 Abs. 1 lit. c und f DSGVO).`,
        `Schließt du dein Partner-Konto, löschen wir deine Seite, deine Inhalte bis auf verkaufte Filme, deine Kunden und deinen Login, sobald alle Absagen verschickt sind, meist in wenigen Minuten und spätestens nach gut einem Tag. Ist deine E-Mail-Adresse bestätigt, liegt eine Kopie deiner Daten noch ${days.accountExports} Tage lang zum Mitnehmen bereit; den Link dorthin schicken wir dir. Läuft noch eine Mindestlaufzeit, behalten wir bis zu ihrem Ende, was wir für die Zahlungen brauchen. Dass wir dir das bestätigt haben, halten wir ${days.closureMails} Tage lang fest. Deine Codes sperren wir ${days.codes} Tage lang, ohne deinen Namen dabei zu speichern; ein Code kann aber selbst aus deinem Namen bestehen. Ist noch Provision offen, behalten wir deine Auszahlungsdaten bis zu ${days.payoutDetails} Tage lang, damit sie überwiesen werden kann; Gutschriften bewahren wir wie Rechnungen auf. Rechnungen bewahren wir und Stripe für uns auf, so lange das Gesetz es verlangt: ${days.invoices} Tage ab dem Ende des Jahres, in dem sie ausgestellt wurden. Was unsere Administratoren an deinem Konto getan haben, bleibt zum Nachweis gespeichert.`,
      ],
    },
    {
      title: 'Deine Rechte',
      content: [
        'Du kannst jederzeit',
        [
          'Auskunft über deine Daten verlangen (Art. 15 DSGVO),',
          'sie berichtigen oder löschen lassen (Art. 16 und 17 DSGVO),',
          'die Verarbeitung einschränken lassen oder ihr widersprechen (Art. 18 und 21 DSGVO),',
          'deine Daten in einem gängigen Format erhalten (Art. 20 DSGVO).',
        ],
        'Hast du dich für ein Seminar angemeldet, geht vieles davon sofort: Auf der Seite „Meine Daten“ nennst du deinen Namen, bestätigst deine Telefonnummer mit einem neuen Code und siehst, was wir über dich gespeichert haben, nimmst es als Datei mit, schränkst die Nutzung ein oder löschst es. Löschst du selbst, erfährt dein Berater davon, mit deinem Vornamen und dem Anfangsbuchstaben deines Nachnamens. Partner laden in ihrem Profil alles herunter und können dort auch ihr Konto schließen.',
        `Für alles andere genügt eine Nachricht an ${operator.privacyEmail}. Außerdem kannst du dich bei einer Aufsichtsbehörde beschweren, zum Beispiel hier: ${operator.privacyAuthority}.`,
      ],
      link: { to: paths.ownData, label: 'Zu „Meine Daten“' },
    },
    {
      title: 'Musst du uns Daten geben?',
      content: [
        'Nein. Ohne die Angaben, die ein Formular verlangt, können wir dir aber keinen Platz reservieren und kein Partner-Konto einrichten.',
      ],
    },
    {
      title: 'Automatisierte Entscheidungen',
      content: [
        'Wir treffen keine automatisierten Entscheidungen über dich und bilden kein Profil.',
      ],
    },
    { title: 'Stand', content: [operator.asOf] },
  ],
};

/** Each thing once, also where several places hold it. */
function storedInBrowser(): string[] {
  return [...new Set(STORED_IN_BROWSER.map(({ what, until }) => `${what}, ${until}`))];
}
