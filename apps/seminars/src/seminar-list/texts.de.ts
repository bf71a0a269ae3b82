import { counted } from '@wbd/domain/words';

export const listTexts = {
  title: 'Seminare',
  intro: 'Deine Veranstaltungen mit ihren Terminen und allen, die dabei sind.',
  newSeminar: 'Neues Seminar',
  search: 'Seminare suchen...',
  view: 'Ansicht',
  views: { seminare: 'Seminare', datum: 'Termine', kalender: 'Kalender' },
  noDatesTitle: 'Keine kommenden Termine',
  noDates: 'Trage bei einem deiner Seminare einen Termin ein.',
  calendar: {
    before: 'Vorheriger Monat',
    after: 'Nächster Monat',
    weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
    taken: (taken: number, places: number) => `${taken} von ${places} Plätzen`,
  },
  noMatch: {
    title: 'Keine Seminare gefunden',
    text: 'Versuche es mit einem anderen Suchwort.',
  },
  own: 'Meine Seminare',
  colleagues: 'Seminare meiner Kollegen',
  noOwnTitle: 'Noch keine Seminare',
  noOwn:
    'Lege dein erstes Seminar an. Danach lädst du deine Kunden zu den Terminen ein oder verschickst den Einladungs-Link.',
  noColleagues: 'Deine Kollegen haben noch keine Seminare veröffentlicht.',

  by: (advisor: string) => `von ${advisor}`,
  online: 'Online',
  onSite: 'Vor Ort',
  minutes: (count: number) => `${count} Minuten`,
  hidden:
    'Von WBD ausgeblendet: Nur du siehst dieses Seminar, und ein Einladungs-Link führt ins Leere.',
  onPage: {
    label: 'Auf meiner Seite',
    on: 'Deine Seite zeigt das Seminar',
    off: 'Deine Seite zeigt das Seminar nicht mehr',
    failed: 'Das konnte nicht gespeichert werden',
  },
  edit: 'Bearbeiten',
  copy: 'Duplizieren',
  link: 'Einladungs-Link',
  copyOf: (title: string) => ` kopieren: ${title}`,
  linkCopied: 'Einladungs-Link kopiert',
  copyFailed: 'Fehler beim Kopieren',

  sessions: (title: string) => `Termine: ${title}`,
  noSessions: 'Kein kommender Termin',
  pastSessions: (count: number) => counted(count, '1 vergangener Termin', '# vergangene Termine'),
  taken: (taken: number, places: number) => `${taken} von ${places} Plätzen belegt`,
  waiting: (count: number) => `${count} auf der Warteliste`,
  calledOff: 'Abgesagt',
  participants: 'Teilnehmer',
  viewOf: (title: string, when: string) => ` ansehen: ${title}, ${when}`,
  invite: 'Kunden einladen',
  ofSession: (title: string, when: string) => `${title}, ${when}`,

  failed: 'Seminare konnten nicht geladen werden. Versuche es später erneut.',
} as const;
