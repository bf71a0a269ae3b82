import { counted } from '@wbd/domain/words';
import { LONGEST_TOPIC } from '@wbd/domain/appointments';
import { errorTexts } from '@wbd/domain/errors';
import { nameErrorText } from '@wbd/domain/fields';
import { neededPlanWords } from '@wbd/domain/plans';
import { formatPhone } from '@wbd/domain/phone';

export const appointmentTexts = {
  documentTitle: 'Termin buchen',
  title: (name: string) => `Termin mit ${name}`,
  titleOfCall: (name: string) => `Gespräch mit ${name}`,
  forCustomer: (name: string) => `Für ${name}`,
  changeCustomer: 'Anderen Kunden wählen',
  picker: {
    title: 'Für wen ist der Termin?',
    text: (firstName: string) =>
      `Wähle einen deiner Kunden. Danach öffnet sich der Kalender von ${firstName}.`,
    search: 'Kunden suchen',
    list: 'Deine Kunden',
    noContact: 'Ohne E-Mail-Adresse und Telefonnummer',
    more: (count: number) =>
      counted(
        count,
        'Noch 1 weiterer Kunde passt. Such genauer, um ihn zu sehen.',
        'Noch # weitere Kunden passen. Such genauer, um sie zu sehen.',
      ),
    none: 'Keinen passenden Kunden gefunden',
    empty: {
      title: 'Du hast noch keine Kunden',
      text: 'Leg deinen Kunden zuerst im CRM an und komm dann wieder.',
      link: 'Zum CRM',
    },
    failed: 'Fehler beim Laden der Kunden',
    locked: `Termine für Kunden buchen ist nur mit ${neededPlanWords('customers')} verfügbar.`,
  },
  opening: {
    title: 'Gleich geht’s weiter',
    text: (calendar: string) => `Wir öffnen ${calendar} in einem neuen Tab. Einen Augenblick …`,
  },
  opened: {
    title: 'Der Kalender ist offen',
    fallback: 'Kein neuer Tab zu sehen? Dann hat dein Browser ihn blockiert.',
  },
  blocked: {
    title: 'Ein Tipp fehlt noch',
    text: (calendar: string) => `Dein Browser hat den neuen Tab blockiert. Öffne ${calendar} hier:`,
  },
  calendarOf: (firstName: string) => `den Kalender von ${firstName}`,
  ownCalendar: 'deinen Kalender',
  choose: {
    visitor: (firstName: string) =>
      `Such dir im neuen Tab eine Zeit aus, die dir passt. ${firstName} freut sich auf dich.`,
    own: (customer: string) => `Trag im neuen Tab einen Termin mit ${customer} ein.`,
    colleague: (customer: string, firstName: string) =>
      `Such im neuen Tab eine Zeit aus, zu der ${customer} sich mit ${firstName} treffen kann.`,
  },
  openCalendar: 'Kalender öffnen',
  request: {
    intro: (firstName: string) =>
      `Sag ${firstName} kurz, wer du bist und worum es geht. Danach öffnet sich der Kalender.`,
    introCall: (firstName: string) =>
      `Sag ${firstName} kurz, wer du bist und worum es geht. ${firstName} ruft dich dann an.`,
    fields: {
      firstName: 'Vorname',
      lastName: 'Nachname',
      topic: {
        label: 'Worum geht es?',
        hint: 'Freiwillig, zum Beispiel: Altersvorsorge, Berufsunfähigkeit, Hauskauf.',
      },
      preferredTime: 'Wann passt dir ein Anruf?',
    },
    errors: {
      firstName: { missing: 'Bitte Vornamen angeben', invalid: nameErrorText },
      lastName: { missing: 'Bitte Nachnamen angeben', invalid: nameErrorText },
      topic: `Bitte fass dich kürzer, höchstens ${LONGEST_TOPIC} Zeichen`,
    },
    anyTime: 'jederzeit',
    toCalendar: 'Weiter zum Kalender',
    send: 'Gespräch anfragen',
    busy: 'Lädt...',
    failed: 'Deine Anfrage ist noch nicht angekommen',
    codeAgain: errorTexts['auth/code-required'],
    confirm: 'Weiter',
  },
  sent: {
    title: (firstName: string) => `${firstName} weiß Bescheid`,
    text: (firstName: string, phone: string | null) =>
      phone === null
        ? `${firstName} meldet sich bei dir.`
        : `${firstName} meldet sich bei dir unter ${formatPhone(phone)}.`,
    found: 'Hier findest du deine Anfrage wieder und kannst sie zurückziehen:',
  },
  why: {
    why: 'Warum deine Nummer?',
    because: (firstName: string) =>
      `So kann ${firstName} dich erreichen, und niemand fragt in deinem Namen an.`,
    who: 'Wer sieht sie?',
    only: (firstName: string) => `Nur ${firstName}.`,
    both: (firstName: string) => `${firstName} und der Berater, auf dessen Seite du warst.`,
    howLong: 'Wie lange dauert es?',
    minute: 'Etwa eine Minute: Code aus der SMS eintippen und sagen, worum es geht.',
  },
  noLink: {
    title: 'Wir konnten den Buchungslink nicht finden',
    text: (firstName: string) =>
      `${firstName} hat noch keinen Kalender hinterlegt. Frag ein Gespräch an, dann ruft ${firstName} dich an.`,
    forAdvisor: (firstName: string) =>
      `${firstName} hat noch keinen Kalender hinterlegt. Melde dich gern direkt.`,
  },
  noAdvisor: 'Berater nicht gefunden.',
  failed: 'Konnte Berater-Daten nicht laden',
  authFailed: 'Prüfe deine Internetverbindung und versuche es erneut.',
  toAdvisor: (firstName: string) => `Zur Seite von ${firstName}`,
  home: 'Zur Startseite',
  gate: {
    text: (firstName: string) =>
      `Bestätige kurz deine Telefonnummer. Danach öffnet sich der Kalender von ${firstName}.`,
    confirm: 'Weiter zum Kalender',
    textCall: (firstName: string) =>
      `Bestätige kurz deine Telefonnummer. Danach fragst du ein Gespräch mit ${firstName} an.`,
    confirmCall: 'Weiter',
  },
} as const;
