import { counted } from '@wbd/domain/words';

export const settingsTexts = {
  title: 'Termine einrichten',
  intro: 'Lege fest, wann und wofür man bei dir Termine buchen kann.',
  back: 'Termine',
  failed: 'Deine Einstellungen konnten nicht geladen werden.',
} as const;

const spansError = 'Bitte gib Zeiten im Raster von 15 Minuten ein, zum Beispiel 9–12, 14–17:30';

export const hoursTexts = {
  title: 'Sprechzeiten',
  text: 'Sie gelten für alle Terminarten. Zeiten deiner Seminare werden nie angeboten.',
  fields: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
    holidaysOf: {
      label: 'Gesetzliche Feiertage',
      hint: 'An Feiertagen kann niemand buchen. Möchtest du an einem davon arbeiten, trag ihn unten mit Zeiten ein.',
    },
    exceptions: '',
  },
  week: 'Deine Woche',
  weekHint: 'Zum Beispiel 9–12, 14–17:30. Ein leeres Feld heißt: keine Termine an diesem Tag.',
  errors: {
    monday: spansError,
    tuesday: spansError,
    wednesday: spansError,
    thursday: spansError,
    friday: spansError,
    saturday: spansError,
    sunday: spansError,
    exceptions: 'Bitte prüfe die Tage: Das Ende liegt vor dem Anfang, oder es sind zu viele Tage',
  },
  noHolidays: 'wie andere Tage',
  states: {
    BW: 'Baden-Württemberg',
    BY: 'Bayern',
    BE: 'Berlin',
    BB: 'Brandenburg',
    HB: 'Bremen',
    HH: 'Hamburg',
    HE: 'Hessen',
    MV: 'Mecklenburg-Vorpommern',
    NI: 'Niedersachsen',
    NW: 'Nordrhein-Westfalen',
    RP: 'Rheinland-Pfalz',
    SL: 'Saarland',
    SN: 'Sachsen',
    ST: 'Sachsen-Anhalt',
    SH: 'Schleswig-Holstein',
    TH: 'Thüringen',
  },
  exceptions: 'Urlaub und andere Ausnahmen',
  exceptionsHint: 'Ohne Zeiten kann an diesen Tagen niemand buchen.',
  exception: {
    from: 'Erster Tag',
    to: 'Letzter Tag (freiwillig)',
    hours: 'Zeiten (freiwillig)',
    remove: (number: number) => `Ausnahme ${String(number)} entfernen`,
    dayError: 'Bitte gib einen Tag ein',
    hoursError: spansError,
  },
  add: 'Ausnahme hinzufügen',
  save: 'Sprechzeiten speichern',
  saving: 'Wird gespeichert …',
  saved: 'Sprechzeiten gespeichert',
  saveFailed: 'Die Sprechzeiten konnten nicht gespeichert werden',
  booked: 'Schon gebuchte Termine bleiben bestehen.',
} as const;

const place = {
  phone: 'Telefon: Ich rufe an',
  online: 'Online',
  address: 'Vor Ort',
} as const;

export const typeTexts = {
  title: 'Terminarten',
  text: 'Wofür man bei dir einen Termin buchen kann.',
  list: 'Terminarten',
  add: 'Terminart hinzufügen',
  failed: 'Die Terminarten konnten nicht geladen werden.',
  none: 'Noch keine Terminart',
  noneText: 'Beginne mit einer Vorlage und passe sie an.',
  noHours: 'Speichere zuerst deine Sprechzeiten. Vorher kann niemand buchen.',
  minutes: (minutes: number) => `${String(minutes)} Minuten`,
  places: place,
  open: {
    label: 'Buchbar',
    on: 'Jetzt buchbar',
    off: 'Nicht mehr buchbar',
    failed: 'Die Änderung konnte nicht gespeichert werden',
  },
  actions: (title: string) => `Aktionen für ${title}`,
  edit: 'Bearbeiten',
  delete: 'Löschen',
  deleteTitle: 'Terminart löschen?',
  deleteText: (title: string) =>
    `„${title}“ kann dann niemand mehr buchen. Gebuchte Termine bleiben bestehen.`,
  deleted: 'Terminart gelöscht',
  deleteFailed: 'Die Terminart konnte nicht gelöscht werden',
  preview: 'So sehen es deine Kunden',
  templates: {
    intro: 'Kennenlernen, 30 Minuten',
    advice: 'Beratung, 60 Minuten',
    call: 'Telefonat, 15 Minuten',
  },
} as const;

export const typeDialogTexts = {
  add: 'Terminart hinzufügen',
  edit: 'Terminart bearbeiten',
  fields: {
    title: { label: 'Name', placeholder: 'Kennenlernen' },
    minutes: 'Dauer',
    pause: { label: 'Pause danach', hint: 'Diese Zeit bleibt nach dem Termin frei.' },
    notice: {
      label: 'Vorlauf',
      hint: 'So lange vorher muss ein Termin spätestens gebucht sein.',
    },
    horizon: {
      label: 'Buchbar im Voraus',
      hint: 'So weit können deine Kunden in die Zukunft buchen.',
    },
    place: 'Wo findet der Termin statt?',
    link: {
      label: 'Link zum Online-Termin',
      hint: 'Nur wer gebucht hat, bekommt ihn zu sehen.',
    },
    address: 'Adresse',
    question1: { label: 'Frage 1 (freiwillig)', placeholder: 'Worum geht es?' },
    question2: 'Frage 2 (freiwillig)',
    question3: 'Frage 3 (freiwillig)',
  },
  errors: {
    title: 'Bitte gib einen Namen ein',
    link: { missing: 'Bitte gib den Link ein', invalid: 'Bitte gib einen gültigen Link ein' },
    address: 'Bitte gib die Adresse ein',
    question1: 'Diese Frage ist zu lang',
    question2: 'Diese Frage ist zu lang',
    question3: 'Diese Frage ist zu lang',
  },
  places: place,
  minutes: (count: number) => `${String(count)} Minuten`,
  noPause: 'keine',
  hours: (count: number) => (count === 0 ? 'keiner' : counted(count, '1 Stunde', '# Stunden')),
  days: (count: number) => `${String(count)} Tage`,
  saved: 'Terminart gespeichert',
  saveFailed: 'Die Terminart konnte nicht gespeichert werden',
} as const;
