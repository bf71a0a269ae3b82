import { counted } from '@wbd/domain/words';
import { audienceTexts } from '@wbd/ui/audience';
import { MOST_REPETITIONS, type Rhythm } from './series.ts';

const session = (number: number) => `Termin ${number}`;

export const formTexts = {
  newTitle: 'Neues Seminar',
  copyTitle: 'Seminar duplizieren',
  copyIntro: 'Inhalt und Dateien sind übernommen. Wähle noch das Datum, dann kannst du speichern.',
  copyOf: (title: string) => `Kopie von ${title}`,
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
    videoCaptions: 'Untertitel zum Voll-Video (.vtt oder .srt)',
    trailerCaptions: 'Untertitel zum Trailer (.vtt oder .srt)',
    preview: 'Vorschaubild',
    thumb: { label: 'Thumbnail', hint: 'Das Bild in deiner Seminar-Liste und auf deiner Seite.' },
    pdf: { label: 'PDF-Unterlagen', hint: 'Werden mit der Anmelde-Bestätigung verschickt.' },
    sessions: 'Termine',
    audience: audienceTexts.label,
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
    timeTwice:
      'Diese Uhrzeit gibt es an dem Tag zweimal, die Uhren werden zurückgestellt. Gemeint ist die zweite, in Winterzeit.',
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
  copySession: (number: number) => `${session(number)} duplizieren`,
  addSeries: 'Terminserie hinzufügen',
  seriesNeedsDay:
    'Wähle zuerst beim letzten Termin ein Datum, dann kannst du ihn als Serie wiederholen.',
  series: {
    title: 'Terminserie',
    text: (day: string) =>
      `Der letzte Termin (${day}) wird mit Uhrzeit, Ort und Plätzen wiederholt.`,
    fields: {
      rhythm: 'Rhythmus',
      count: { label: 'Weitere Termine', hint: `1 bis ${MOST_REPETITIONS}` },
    },
    errors: { count: `Gib eine ganze Zahl zwischen 1 und ${MOST_REPETITIONS} ein` },
    rhythms: {
      weekly: 'Jede Woche',
      fortnightly: 'Alle zwei Wochen',
      monthly: 'Jeden Monat',
    } satisfies Record<Rhythm, string>,
    preview: 'Diese Termine kommen dazu',
    submit: 'Hinzufügen',
  },
  removeSession: (number: number) => `${session(number)} löschen`,
  sessionRemains: (registrations: number) =>
    `${counted(registrations, '1 Anmeldung', '# Anmeldungen')}: Dieser Termin kann nicht gelöscht werden.`,
  sessionHasBegun: 'Dieser Termin hat schon begonnen und kann nicht mehr verschoben werden.',
  sessionErrors: {
    incomplete: (number: number) =>
      `${session(number)}: Bitte fülle alle Pflicht-Felder aus, oder lösche den Termin`,
    past: (number: number) => `${session(number)}: Datum darf nicht in der Vergangenheit liegen`,
    day: (number: number) => `${session(number)}: Dieses Datum gibt es nicht`,
    noTime: (number: number) =>
      `${session(number)}: Diese Uhrzeit gibt es an dem Tag nicht, die Uhren werden vorgestellt`,
    location: (number: number) => `${session(number)}: Beim Ort sind höchstens 300 Zeichen möglich`,
    places: (number: number) =>
      `${session(number)}: Gib bei den Plätzen eine ganze Zahl zwischen 1 und 10000 ein`,
    tooFewPlaces: (number: number, registrations: number) =>
      `${session(number)}: ${counted(registrations, '1 Person ist', '# Personen sind')} schon angemeldet`,
    heldPlaces: (number: number, registrations: number, held: number) =>
      `${session(number)}: ${registrations + held} Plätze sind vergeben oder gerade Wartenden angeboten`,
    directions: (number: number) =>
      `${session(number)}: Bei Anfahrt oder Link sind höchstens 2000 Zeichen möglich`,
  },

  save: 'Speichern',
  saving: 'Speichert...',
  cancel: 'Abbrechen',
  tell: {
    title: 'Änderungen speichern?',
    fields: { notifies: 'Teilnehmer per E-Mail benachrichtigen' },
    errors: { notifies: 'Bitte entscheide dich' },
    quiet:
      'Niemand bekommt jetzt eine Mail. Bestätigungen und Erinnerungen nennen trotzdem die neuen Angaben.',
    unreached: (count: number) =>
      counted(
        count,
        '1 Teilnehmer hat keine E-Mail-Adresse. Sag der Person selbst Bescheid.',
        '# Teilnehmer haben keine E-Mail-Adresse. Sag ihnen selbst Bescheid.',
      ),
    waitingClosed: (count: number) =>
      counted(
        count,
        '1 Person steht auf der Warteliste eines gelöschten Termins und bekommt immer eine Mail.',
        '# Personen stehen auf der Warteliste eines gelöschten Termins und bekommen immer eine Mail.',
      ),
    mail: 'Die E-Mail an die Teilnehmer',
  },
  saved: 'Seminar erfolgreich gespeichert',
  onPage: 'Deine Seite',
  showOnPage: 'Auf meiner Seite zeigen',
  notOnPageYet: 'Deine Seite zeigt es noch nicht. Schalte es hier in der Liste ein.',
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
