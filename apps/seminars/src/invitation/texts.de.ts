import { counted } from '@wbd/domain/words';

export const invitationPageTexts = {
  loadingTitle: 'Teilnehmer hinzufügen',
  title: (seminar: string, date: string, location: string) =>
    `Teilnehmer hinzufügen zu ${seminar} am ${date} in ${location}`,
  back: 'Teilnehmer',
  notFound: 'Wir konnten den Termin nicht finden.',
  notFoundText: 'Vielleicht wurde er gelöscht, oder das Seminar ist für dich nicht sichtbar.',
  calledOffTitle: 'Dieser Termin ist abgesagt',
  calledOff: 'Lade deine Kunden zu einem anderen Termin ein.',
  hiddenTitle: 'Dieses Seminar ist ausgeblendet',
  hidden: 'Solange WBD es ausblendet, kannst du niemanden einladen.',
  pastTitle: 'Dieser Termin ist vorbei',
  past: 'Zu einem vergangenen Termin kannst du niemanden mehr einladen.',
  free: (free: number) => {
    if (free === 0) return 'Ausgebucht';
    // the number stays with what it counts
    return counted(free, '1\u00a0freier Platz', '#\u00a0freie Plätze');
  },
  full: 'Alle Plätze sind belegt. Wer jetzt eingeladen wird, bekommt keinen Platz mehr.',
  tooFew: (invited: number, free: number) =>
    free === 0
      ? `Kein freier Platz für ${counted(invited, 'diese Person', 'diese # Personen')}.`
      : `Du lädst ${invited} Personen ein, es ${counted(free, 'ist aber nur noch 1 Platz', 'sind aber nur noch # Plätze')} frei. Wer weiter oben steht, bekommt zuerst einen Platz.`,
  waits: 'Wer keinen Platz bekommt, kommt auf die Warteliste',
  waitsHint:
    'Wird ein Platz frei, bieten wir ihn per E-Mail an. Annehmen muss ihn die Person selbst.',

  unconfirmed:
    'Wen du einlädst, dem schreiben wir in deinem Namen. Öffne deshalb zuerst den Link in unserer E-Mail an dich. Danach geht es hier weiter.',

  tabs: 'Wen du einlädst',
  ownTab: 'WBD-Kunden einladen',
  externalTab: 'Externe Kunden einladen',

  customersFailed: 'Fehler beim Laden der Kunden',
  customersFailedText: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  noCustomersTitle: 'Hier ist niemand mehr einzuladen',
  noCustomers:
    'Alle deine Kunden sind schon angemeldet, oder du hast noch keine. Andere kannst du als externe Kunden einladen.',
  search: 'Kunden suchen',
  nobodyFound: 'Kein Kunde mit diesem Namen',
  withoutEmail: (count: number) =>
    counted(
      count,
      '1 Kunde ohne E-Mail-Adresse kann nicht eingeladen werden und fehlt in dieser Liste.',
      '# Kunden ohne E-Mail-Adresse können nicht eingeladen werden und fehlen in dieser Liste.',
    ),
  list: 'Kunden, die noch nicht angemeldet sind',
  columns: { name: 'Name', email: 'E-Mail', job: 'Beruf', bday: 'Geburtstag' },
  select: (name: string) => `${name} auswählen`,
  selected: (count: number) => {
    if (count === 0) return 'Noch niemand ausgewählt';
    return counted(count, '1 Kunde ausgewählt', '# Kunden ausgewählt');
  },
  inviteSelected: 'Ausgewählte einladen',
  inviting: 'Lädt ein...',
  failed: 'Fehler beim Einladen',
  tooMany: (most: number) =>
    `Du kannst höchstens ${most.toLocaleString('de')} Kunden auf einmal einladen.`,
  progress: 'Fortschritt der Einladung',
  done: (done: number, all: number) => `${done} von ${all} Einladungen bearbeitet`,
  mayLeave:
    'Du kannst diese Seite verlassen. Die Einladung läuft weiter, und du findest das Ergebnis hier.',

  externalIntro:
    'Wer noch nicht dein Kunde ist, wird mit der Einladung in deinem CRM angelegt und bekommt eine Bestätigung per E-Mail.',
  fields: { rows: 'Externe Kunden' },
  row: (number: number) => `Externer Kunde ${number}`,
  clearRow: (number: number) => `Externen Kunden ${number} löschen`,
  rowFields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    bday: 'Geburtsdatum',
    job: 'Beruf',
  },
  inviteExternal: 'Externe Kunden einladen',
  results: 'Ergebnis der Einladung',
  bookAgain: 'Zusätzlich anmelden',
  bookAgainFor: (name: string) => `Zusätzlich anmelden: ${name}`,
  bookingAgain: 'Meldet an...',
  bookedAgain: (name: string) => `${name} ist jetzt zusätzlich angemeldet.`,
  bookAgainFailed: (name: string) => `${name} konnte nicht angemeldet werden`,
  from: (time: string) => `Einladung vom ${time}`,
  invited: (count: number) => counted(count, '1 Person eingeladen', '# Personen eingeladen'),
} as const;
