import { presentWording, wordingText } from '@wbd/domain/consents';
import { errorTexts, type ErrorCode } from '@wbd/domain/errors';
import { neededPlanWords } from '@wbd/domain/plans';
import { nameErrorText } from '@wbd/domain/fields';
import { formatPhone } from '@wbd/domain/phone';
import type { AuthErrorCode } from '@wbd/auth';
import { counted } from '@wbd/domain/words';
import { codeErrors, codeFormTexts } from '../shared/code-form.texts.de.ts';

const seats = (count: number) => counted(count, 'nur noch 1 Platz frei', 'nur noch # Plätze frei');

export const registrationTexts = {
  documentTitle: (seminar: string) => `Anmeldung: ${seminar}`,
  eyebrow: 'Anmeldung zum Seminar',
  by: (advisor: string) => `bei ${advisor}`,
  facts: {
    online: 'Online',
    onSite: 'Vor Ort',
    minutes: (count: number) => `${count} Minuten`,
    free: 'Kostenlos',
  },
  load: {
    failed:
      'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',
    noSeminar: 'Seminar nicht gefunden.',
    noSessions: 'Termine nicht gefunden.',
    noSessionsHint: 'Für dieses Seminar ist gerade kein Termin geplant.',
    noAdvisor: 'Berater nicht gefunden.',
    home: 'Zur Startseite',
    toSeminar: 'Zurück zum Seminar',
  },
  session: {
    placeholder: 'Bitte auswählen',
    lost: {
      'called-off': 'Dieser Termin fällt aus.',
      begun: 'Dieser Termin hat schon begonnen.',
      gone: 'Diesen Termin gibt es nicht mehr.',
      next: (option: string) => `Nächster Termin: ${option}. Alle Termine findest du unten.`,
      noOther: 'Für dieses Seminar ist gerade kein anderer Termin geplant.',
      meant: (time: string) => `Dein Link führt zum Termin am ${time}.`,
    },
    option: (time: string, location: string) => `${time} · ${location}`,
    place: (location: string) => `Ort: ${location}`,
    full: '(Ausgebucht)',
    fewSeats: (count: number) => `(${seats(count)})`,
    fewSeatsHint: (count: number) =>
      `Für diesen Termin ${counted(count, 'ist', 'sind')} ${seats(count)}.`,
    wait: 'Auf die Warteliste für einen ausgebuchten Termin',
    waitAllFull: 'Auf die Warteliste',
    waitHint:
      'Wird ein Platz frei und du bist an der Reihe, bieten wir ihn dir per E-Mail an und halten ihn eine Weile für dich fest.',
    doNotWait: 'Doch einen freien Termin wählen',
    allFull: 'Alle Termine sind gerade ausgebucht. Frag gern nach, wann der nächste geplant ist.',
    allFullButList:
      'Alle Termine sind gerade ausgebucht. Wird ein Platz frei, bieten wir ihn der Reihe nach der Warteliste an.',
  },
  who: {
    legend: 'Wer nimmt teil?',
    self: 'Ich melde mich selbst an',
    advisor: 'Ich bin Berater und melde einen Kunden an',
  },
  signIn: {
    title: 'Melde dich zuerst als Berater an',
    text: 'Danach kommst du hierher zurück und kannst deinen Kunden anmelden.',
    button: 'Als Berater anmelden',
  },
  locked: `Kunden anmelden ist nur mit ${neededPlanWords('customers')} verfügbar.`,
  fields: {
    variant: 'Wen meldest du an?',
    sessionId: 'Termin',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: { label: 'E-Mail', hint: 'Dorthin schicken wir die Bestätigung mit allen Details.' },
    phone: 'Telefonnummer',
    withoutContact: {
      label: 'Grund ohne Kontaktdaten',
      hint: 'Zum Beispiel: Kommt nur persönlich vorbei.',
    },
    customerId: { label: 'Name des Kunden', hint: 'Mindestens 2 Zeichen' },
    mayCall: wordingText(presentWording('call')),
  },
  person: {
    phoneHint: 'Wir schicken dir einen Code per SMS, um die Nummer zu bestätigen.',
    phoneProven: 'Diese Nummer hast du schon bestätigt, du brauchst keinen Code.',
  },
  errors: {
    sessionId: 'Bitte Termin auswählen',
    firstName: { missing: 'Bitte Vornamen angeben', invalid: nameErrorText },
    lastName: { missing: 'Bitte Nachnamen angeben', invalid: nameErrorText },
    email: {
      missing: 'Bitte E-Mail angeben',
      invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
    phone: 'Bitte gültige Telefonnummer angeben',
    customerId: 'Bitte Kunden auswählen',
  },
  requestCode: 'Code anfordern',
  bookDirectly: 'Jetzt anmelden',
  requestWaitingCode: 'Code für die Warteliste anfordern',
  waitDirectly: 'Auf die Warteliste setzen',
  loading: 'Lädt...',
  booked: { label: 'Dein Termin', waitingLabel: 'Dein Termin, auf der Warteliste' },
  otp: {
    confirm: 'Jetzt anmelden',
    confirmWaiting: 'Auf die Warteliste setzen',
    changeNumber: codeFormTexts.changeNumber,
    provenTitle: 'Fast geschafft',
    proven: (phone: string) =>
      `Deine Nummer ${formatPhone(phone)} ist bestätigt, du brauchst keinen neuen Code.`,
    retry: 'Erneut versuchen',
  },
  booking: 'Wir sichern deinen Platz …',
  joining: 'Wir setzen dich auf die Warteliste …',
  customer: {
    existing: 'Bestehender Kunde',
    new: 'Neuer Kunde',
    phone: 'Telefonnummer des Kunden',
    many: (count: number) =>
      `${count} Kunden passen zu diesem Namen. Gib die Telefonnummer an, damit es der richtige ist.`,
    none: 'Keinen passenden Kunden gefunden',
    result: 'Gefundener Kunde',
    noEmail: 'Ohne E-Mail-Adresse',
    loadFailed: 'Fehler beim Laden der Kunden',
    retry: 'Erneut versuchen',
    book: 'Kunden anmelden',
    contactMissing: 'Bitte Telefonnummer oder E-Mail angeben, oder darunter den Grund',
    phoneHint: 'Damit kann sich dein Kunde später selbst einloggen.',
  },
  success: {
    title: 'Du bist angemeldet!',
    customerTitle: (name: string) => `${name} ist angemeldet!`,
    mail: (email: string) => `Die Bestätigung ist unterwegs an ${email}.`,
    customerMail: 'Die Bestätigung ist per E-Mail unterwegs.',
    noMail: (email: string) =>
      `${email} bekommt keine Bestätigung, denn für diese Adresse sind unsere E-Mails abbestellt. Dein Platz ist trotzdem sicher: Speichere die Kalenderdatei und öffne „Absagen oder umbuchen“, damit du den Link zu deinem Platz hast. Wieder erlauben kannst du E-Mails mit dem Link unter einer früheren E-Mail von uns.`,
    customerNoAddress:
      'Keine E-Mail-Adresse: Es geht keine Bestätigung raus. Gib dem Kunden den Termin bitte selbst weiter.',
    customerNoMail:
      'Es geht keine Bestätigung raus, denn diese Person hat unsere E-Mails abbestellt. Gib ihr den Termin bitte selbst weiter.',
    calendar:
      'Im Anhang findest du eine Kalenderdatei: Öffne sie, und der Termin steht in deinem Kalender.',
    customerCalendar: 'Im Anhang ist eine Kalenderdatei mit dem Termin.',
    seminar: 'Seminar',
    time: 'Wann',
    place: 'Wo',
    saveCalendar: 'Kalenderdatei speichern',
    saveFailed: 'Fehler beim Laden der Kalenderdatei',
    manage: 'Absagen oder umbuchen',
    another: 'Weiteren Kunden anmelden',
    toAdvisor: (firstName: string) => `Zur Seite von ${firstName}`,
  },
  waiting: {
    title: 'Du stehst auf der Warteliste!',
    next: 'Wird ein Platz frei und du bist an der Reihe, bieten wir ihn dir per E-Mail an. Du hast erst dann einen Platz, wenn du ihn annimmst.',
    noMail: (email: string) =>
      `${email} bekommt keine E-Mails von uns, denn sie sind für diese Adresse abbestellt. Von einem freien Platz erfährst du so nur auf der Seite deines Platzes: Öffne sie und speichere den Link. Wieder erlauben kannst du E-Mails mit dem Link unter einer früheren E-Mail von uns.`,
    manage: 'Platz auf der Warteliste ansehen',
  },
  kiosk: {
    hint: 'Deine Gäste tippen selbst, nacheinander auf diesem Gerät?',
    start: 'Kiosk-Modus starten',
    done: {
      seat: {
        title: 'Danke, du bist angemeldet!',
        text: 'Die Bestätigung ist per E-Mail unterwegs.',
      },
      waiting: {
        title: 'Danke, du stehst auf der Warteliste!',
        text: 'Wird ein Platz frei und du bist an der Reihe, bieten wir ihn dir per E-Mail an.',
      },
    },
    forgotten: 'Deine Angaben sind auf diesem Gerät schon gelöscht.',
    next: 'Nächste Anmeldung',
  },
  own: {
    title: 'Du bist angemeldet',
    waitingTitle: 'Du stehst auf der Warteliste',
    states: { waiting: 'Auf der Warteliste', offered: 'Für dich reserviert' },
    manage: {
      waiting: 'Platz auf der Warteliste ansehen',
      offered: 'Platz annehmen oder ablehnen',
    },
    another: 'Weiteren Platz buchen',
    anotherHint: 'Für einen zusätzlichen Termin oder eine andere Person.',
  },
  customerFailed: 'Fehler beim Registrieren des Kunden',
  customerBookingFailed: 'Fehler beim Anmelden des Kunden',
  bookingFailed: 'Das hat leider nicht geklappt',
  duplicateHint:
    'Dein Platz ist sicher. Passt dir ein anderer Termin besser, buche mit dem Link in deiner Bestätigung um.',
  waitingDuplicateHint:
    'Wird ein Platz frei und du bist an der Reihe, schreiben wir dir. Deinen Platz auf der Liste siehst du mit dem Link in deiner E-Mail.',
  elsewhereHint:
    'Passt dir dieser Termin besser, buche deinen Platz um. Den Link dazu findest du in deiner Bestätigung. Brauchst du beide Plätze, melde dich zusätzlich an.',
  bookAgain: 'Zusätzlich anmelden',
  customerElsewhere:
    'Dieser Kunde hat in diesem Seminar schon einen Platz an einem anderen Termin. Braucht er beide, melde ihn zusätzlich an.',
  customerDuplicate: 'Dieser Kunde ist bereits für dieses Seminar angemeldet.',
} as const;

/** The words for a refusal on the way to a seat. */
export const noticeTexts: Record<ErrorCode | AuthErrorCode, string> = {
  ...errorTexts,
  ...codeErrors,
};
