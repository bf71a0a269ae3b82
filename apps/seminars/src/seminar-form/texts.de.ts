const session = (number: number) => `Termin ${number}`;

export const formTexts = {
  newTitle: 'Neues Seminar',
  editTitle: 'Seminar bearbeiten',
  content: 'Inhalt',
  files: 'Videos und Unterlagen',
  sessions: 'Termine',

  fields: {
    title: 'Titel',
    description: 'Beschreibung',
    duration: { label: 'Dauer', placeholder: 'z. B. 90' },
    online: 'Findet online statt',
    video: 'Voll-Video',
    trailer: { label: 'Trailer', hint: 'Läuft auf der Seite, über die du das Seminar teilst.' },
    preview: 'Vorschaubild',
    thumb: { label: 'Thumbnail', hint: 'Das Bild in deiner Seminar-Liste und auf deiner Seite.' },
    pdf: { label: 'PDF-Unterlagen', hint: 'Werden mit der Anmelde-Bestätigung verschickt.' },
    sessions: 'Termine',
  },
  minutes: 'Minuten',
  errors: {
    title: {
      missing: 'Bitte gib einen Titel ein',
      invalid: 'Höchstens 200 Zeichen, ohne Steuerzeichen',
    },
    description: {
      missing: 'Bitte gib eine Beschreibung ein',
      invalid: 'Höchstens zwei Zeilen und 500 Zeichen',
    },
    duration: {
      missing: 'Bitte gib eine Dauer in Minuten ein',
      invalid: 'Gib eine Dauer in Minuten ein (nur Zahlen, kein Komma)',
    },
    video: 'Bitte lade ein Voll-Video hoch',
  },
  durationRange: 'Zwischen 1 und 1440 Minuten',

  session,
  sessionFields: {
    day: 'Datum',
    time: 'Uhrzeit',
    location: 'Ort',
    maxParticipants: 'Plätze',
    address: 'Adresse und Anfahrt',
    meetingLink: 'Meeting-Link',
    locationHint: 'Steht bei der Anmeldung, z. B. „Bürgerhaus Kalk, Köln“',
    onlineLocationHint: 'Steht bei der Anmeldung, z. B. „Online“',
    directionsHint: 'Sehen nur angemeldete Kunden, in ihrer Bestätigung.',
  },
  addSession: 'Termin hinzufügen',
  removeSession: (number: number) => `${session(number)} löschen`,
  sessionRemains: (registrations: number) =>
    registrations === 1
      ? '1 Anmeldung: Dieser Termin kann nicht gelöscht werden.'
      : `${registrations} Anmeldungen: Dieser Termin kann nicht gelöscht werden.`,
  sessionHasBegun: 'Dieser Termin hat schon begonnen und kann nicht mehr verschoben werden.',
  sessionErrors: {
    incomplete: (number: number) =>
      `${session(number)}: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin`,
    past: (number: number) => `${session(number)}: Datum darf nicht in der Vergangenheit liegen`,
    day: (number: number) => `${session(number)}: Dieses Datum gibt es nicht`,
    location: (number: number) => `${session(number)}: Beim Ort sind höchstens 300 Zeichen möglich`,
    places: (number: number) =>
      `${session(number)}: Gib bei den Plätzen eine ganze Zahl zwischen 1 und 10000 ein`,
    tooFewPlaces: (number: number, registrations: number) =>
      registrations === 1
        ? `${session(number)}: 1 Person ist schon angemeldet`
        : `${session(number)}: ${registrations} Personen sind schon angemeldet`,
    directions: (number: number) =>
      `${session(number)}: Bei Anfahrt oder Link sind höchstens 2000 Zeichen möglich`,
  },

  save: 'Speichern',
  saving: 'Speichert...',
  cancel: 'Abbrechen',
  saved: 'Seminar erfolgreich gespeichert',
  saveFailed: 'Fehler beim Speichern des Seminars',
  changedMeanwhile:
    'Vielleicht hat sich zu einem Termin inzwischen jemand angemeldet, oder er hat begonnen. Lade die Seite neu und versuche es noch einmal.',

  notFound: 'Seminar nicht gefunden.',
  notFoundText: 'Vielleicht wurde es gelöscht, oder es gehört einem Kollegen.',
  loadFailed:
    'Wir konnten die Seminardetails nicht laden, weil es einen technischen Fehler gab. Versuche es etwas später erneut.',

  remove: 'Seminar löschen',
  removeTitle: 'Seminar löschen?',
  removeText: (title: string) =>
    `„${title}“ wird mit allen Terminen gelöscht. Das lässt sich nicht rückgängig machen.`,
  removed: 'Seminar gelöscht',
  removeFailed: (title: string) => `Technischer Fehler: Wir konnten ${title} nicht löschen.`,
} as const;
