import { counted } from '@wbd/domain/words';

export const datesTexts = {
  title: 'Alle Termine',
  intro: (firstName: string) => `Alle Seminare auf der Seite von ${firstName}, nach Datum.`,
  introDefault: 'Alle Seminare unserer Berater, nach Datum.',
  back: (firstName: string) => `Zur Seite von ${firstName}`,
  home: 'Zur Startseite',
  filters: 'Termine filtern',
  view: 'Gruppieren nach',
  views: { monat: 'Monat', woche: 'Woche', tag: 'Tag' },
  week: (monday: string) => `Woche ab ${monday}`,
  count: (shown: number, all: number) =>
    shown === all ? counted(all, '1 Termin', '# Termine') : `${shown} von ${all} Terminen`,
  showAll: (all: number) => `Alle ${all} Termine zeigen`,
  fields: { place: 'Ort', seminar: 'Seminar', host: 'Mit' },
  all: { place: 'Alle Orte', seminar: 'Alle Seminare', host: 'Alle' },
  online: 'Online',
  empty: 'Gerade ist kein Termin geplant',
  emptyText: 'Schau bald wieder vorbei.',
  noMatch: 'Kein Termin passt zu deiner Auswahl',
  clear: 'Auswahl aufheben',
  register: 'Anmelden',
  waitingList: 'Warteliste',
  registerFor: (title: string, when: string) => `${title}, ${when}`,
  map: 'Karte',
  mapOf: (place: string) => `für ${place}, öffnet OpenStreetMap`,
  allLoaded: 'Das sind alle Termine.',
} as const;
