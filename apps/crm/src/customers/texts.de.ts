import { CUSTOMER_DETAILS, eachDetail } from '@wbd/domain/customers';
import { nameErrorText } from '@wbd/domain/fields';
import { counted } from '@wbd/domain/words';
import type { SortId } from './customer-view.ts';

/** "1 Kunde", "25 Kunden" */
const customers = (count: number) => counted(count, '1 Kunde', '# Kunden');

export const crmTexts = {
  title: 'CRM',
  intro: 'Deine Kunden auf einen Blick.',
  addCustomer: 'Kunde anlegen',
  importCustomers: 'Importieren',
  exportList: 'Liste exportieren',
  exporting: 'Exportiert...',
  exportFailed: 'Fehler beim Exportieren der Liste',
  notes: 'Notizen',
  unknown: 'Unbekannt',
  none: '–',

  columns: {
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    age: 'Geburtstag',
    job: CUSTOMER_DETAILS.job.label,
    tags: 'Schlagwörter',
    lastContact: 'Letzter Kontakt',
    registered: 'Registriert',
  } satisfies Record<SortId, string>,
  actions: 'Aktionen',
  edit: 'Bearbeiten',
  editCustomer: (name: string) => `${name} bearbeiten`,
  years: (age: number) => counted(age, '1 Jahr', '# Jahre'),
  sortBy: 'Sortieren nach',
  ascending: 'aufsteigend',
  descending: 'absteigend',
  tableLabel: 'Kunden',

  consent: {
    title: 'Einverständnis',
    none: 'Noch keines gespeichert: Diese Person hat sich noch nicht selbst angemeldet.',
    given: (when: string, version: string) => `Gegeben am ${when} Uhr (Fassung ${version})`,
    wording: (words: string) => `„${words}“`,
  },

  filters: 'Kunden filtern',
  moreFilters: (active: number) => (active === 0 ? 'Filter' : `Filter (${active})`),
  filterName: 'Name',
  filterNamePlaceholder: 'Name suchen',
  filterJob: 'Beruf',
  allJobs: 'Alle',
  filterAge: 'Alter',
  filterAgePlaceholder: 'z. B. 30-40',
  ageHint: 'Eine Zahl oder 30-40, >50, <30',
  ageInvalid: 'Das verstehe ich nicht, deshalb siehst du jedes Alter. Möglich: 35, 30-40, >50, <30',
  filterTag: 'Schlagwort',
  anyTag: 'Alle',
  archive: (count: number) => `Archiv (${count.toLocaleString('de-DE')})`,
  leaveArchive: 'Zurück zu den aktiven Kunden',
  archiveEmptyTitle: 'Dein Archiv ist leer',
  archiveEmptyText: 'Wen du archivierst, der erscheint hier und in keiner Einladungsliste mehr.',
  resetFilters: 'Filter zurücksetzen',
  count: (shown: number, all: number) =>
    shown === all ? customers(all) : `${shown.toLocaleString('de-DE')} von ${customers(all)}`,

  emptyTitle: 'Noch keine Kunden',
  emptyText:
    'Sobald sich jemand über deine Seite zu einem Seminar anmeldet, erscheint er hier von selbst. Wen du schon kennst, kannst du gleich anlegen, oder alle auf einmal aus einer Tabelle importieren.',
  nothingFoundTitle: 'Keine Kunden gefunden',
  nothingFoundText: 'Zu deinen Filtern passt niemand.',

  loadFailed: 'Fehler beim Laden der Kundendaten',
  loadFailedText: 'Prüfe deine Internetverbindung und versuche es noch einmal.',
  refreshFailed: 'Fehler beim Aktualisieren der Kundendaten',
  refreshFailedText: 'Du siehst den Stand von vorhin.',

  editTitle: 'Kunde bearbeiten',
  addTitle: 'Kunde anlegen',
  addText:
    'Lege jemanden an, den du schon kennst. Name und Telefonnummer oder E-Mail genügen, alles Weitere kannst du danach ergänzen.',
  saved: 'Änderungen gespeichert',
  added: 'Kunde angelegt',
  saveFailed: 'Fehler beim Speichern',
  saveFailedText: 'Die Änderungen konnten nicht gespeichert werden.',
  changedElsewhere:
    'Dieser Kunde wurde inzwischen an anderer Stelle geändert. Deine Angaben sind noch da – prüfe sie und speichere noch einmal.',
  addFailedText:
    'Der Kunde konnte nicht angelegt werden. Deine Eingaben sind noch da – versuche es gleich noch einmal.',

  withoutContactHint: 'Zum Beispiel: Kommt nur persönlich vorbei.',
  phoneHint: 'Diese Nummer hat der Kunde selbst bestätigt.',
  emailHint: {
    proven: 'Die E-Mail-Adresse ändert nur der Kunde selbst.',
    entered: 'Eine falsche Adresse berichtigst du auf der Seite des Kunden.',
  },
  emailTaken: (name: string) => `Diese E-Mail-Adresse gehört schon zu deinem Kunden ${name}.`,
  sessionField: {
    choose: 'Bitte auswählen',
    free: (when: string, free: number) => `${when} (${counted(free, '1 Platz', '# Plätze')} frei)`,
    full: (when: string) => `${when} (Ausgebucht)`,
    none: 'Du hast gerade keinen Termin geplant.',
    loadFailed: 'Deine Termine konnten nicht geladen werden.',
  },
  duplicates: {
    title: (count: number) =>
      counted(count, 'Vielleicht doppelt: 1 Eintrag', 'Vielleicht doppelt: # Einträge'),
    pair: (kept: string, duplicate: string, reason: string) =>
      `${kept} und ${duplicate} (${reason})`,
    reasons: {
      name: 'gleicher Name',
      email: 'gleiche E-Mail-Adresse',
      phone: 'gleiche Telefonnummer',
    },
    otherName: (reason: string) => `${reason}, anderer Name`,
    listLabel: 'Vielleicht doppelte Einträge',
    more: (count: number) => counted(count, '1 weiteren anzeigen', '# weitere anzeigen'),
    compare: 'Vergleichen',
    comparePair: (kept: string, duplicate: string) => `${kept} und ${duplicate} vergleichen`,
  },
  merge: {
    title: 'Kunden zusammenführen',
    text: 'Ist das dieselbe Person, wird aus zwei Einträgen einer. Anmeldungen, E-Mails und Empfehlungen gehen mit.',
    since: (day: string) => `Registriert am ${day}`,
    proven: 'Hat die Telefonnummer selbst bestätigt, deshalb bleibt dieser Eintrag.',
    tableLabel: 'Beide Einträge im Vergleich',
    field: 'Angabe',
    columns: ['Bleibt', 'Geht darin auf', 'Danach'],
    fields: { customerId: 'Welcher Eintrag bleibt?' },
    submit: 'Zusammenführen',
    busy: 'Führt zusammen...',
    done: 'Kunden zusammengeführt',
    keepApart: 'Nicht dieselbe Person',
    keepApartBusy: 'Speichert...',
    keptApart: 'Beide Kunden bleiben',
    keptApartText: 'Sie werden nicht mehr als vielleicht doppelt gezeigt.',
    keepApartFailedText:
      'Deine Entscheidung konnte nicht gespeichert werden. Versuche es gleich noch einmal.',
    failed: 'Fehler beim Zusammenführen',
    failedText: 'Es ist nichts verloren. Versuche es gleich noch einmal.',
  },

  fields: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    bday: 'Geburtsdatum',
    phone: 'Telefon',
    ...eachDetail((name) => CUSTOMER_DETAILS[name].label),
    lastContact: 'Letzter Kontakt',
  },
  errors: {
    firstName: { missing: 'Bitte Vornamen angeben', invalid: nameErrorText },
    lastName: { missing: 'Bitte Nachnamen angeben', invalid: nameErrorText },
    email: {
      missing: 'Bitte Telefonnummer oder E-Mail angeben, oder darunter den Grund',
      invalid: 'Bitte gib eine gültige E-Mail-Adresse ein',
    },
    phone: 'Bitte gültige Telefonnummer angeben',
    bday: 'Bitte gültiges Geburtsdatum angeben',
    lastContact: 'Bitte ein Datum bis heute angeben',
  },
} as const;
