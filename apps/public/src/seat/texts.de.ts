import { errorTexts, type ErrorCode } from '@wbd/domain';

export const seatTexts = {
  documentTitle: 'Dein Platz',
  loading: 'Lädt...',
  title: 'Dein Platz',
  intro: (firstName: string) => `Hallo ${firstName}, hier ist alles zu deinem Termin.`,
  facts: { seminar: 'Seminar', time: 'Wann', place: 'Wo', access: 'Zugang' },
  duration: (minutes: number) => `${minutes} Minuten`,
  join: 'Am Seminar teilnehmen',
  calendar: 'Kalenderdatei speichern',
  begun: 'Der Termin hat begonnen. Absagen und umbuchen geht jetzt nicht mehr.',
  move: {
    title: 'Passt dir ein anderer Termin besser?',
    text: 'Dein jetziger Platz wird dabei frei.',
    none: 'Gerade ist kein anderer Termin geplant.',
    fields: { sessionId: 'Anderer Termin' },
    errors: { sessionId: 'Bitte Termin auswählen' },
    placeholder: 'Bitte auswählen',
    option: (time: string, location: string) => `${time} · ${location}`,
    full: '(Ausgebucht)',
    submit: 'Umbuchen',
    failed: 'Fehler beim Umbuchen',
    done: 'Du hast umgebucht',
    doneText: 'Die neue Bestätigung ist per E-Mail unterwegs.',
  },
  cancel: {
    title: 'Kommst du doch nicht?',
    text: 'Sag ab, dann kann jemand anderes deinen Platz haben.',
    button: 'Platz absagen',
    confirmTitle: 'Platz absagen?',
    confirmText: (title: string, time: string) =>
      `Dein Platz im Seminar „${title}“ am ${time} wird frei. Wenn der Termin voll wird, kannst du nicht mehr zurück.`,
    keep: 'Platz behalten',
    failed: 'Fehler beim Absagen',
  },
  gone: {
    title: 'Du hast hier keinen Platz mehr',
    text: (title: string, time: string) =>
      `Für das Seminar „${title}“ am ${time} bist du nicht angemeldet.`,
    again: 'Neu anmelden',
  },
  cancelled: {
    title: 'Du hast abgesagt',
    text: (advisor: string) =>
      `Dein Platz ist wieder frei. ${advisor} weiß Bescheid, und die Bestätigung kommt per E-Mail.`,
  },
  dead: {
    invalid: 'Dieser Link gilt nicht',
    invalidText: 'Öffne ihn am besten noch einmal aus deiner E-Mail.',
    past: 'Dieser Link ist abgelaufen',
    pastText: 'Der Termin ist vorbei.',
    missing: 'Diesen Termin gibt es nicht mehr',
    missingText: 'Frag gern bei deinem Berater nach, wann der nächste geplant ist.',
    home: 'Zur Startseite',
  },
  failed: 'Wir konnten deinen Platz nicht laden',
  advisor: (firstName: string) => `Zur Seite von ${firstName}`,
  yourAdvisor: 'Dein Berater',
} as const;

/** The words for a change that was refused. */
export const seatErrors: Record<ErrorCode, string> = {
  ...errorTexts,
  'registration/not-found': 'Du hast für diesen Termin keinen Platz mehr.',
  'registration/duplicate': 'Für diesen Termin hast du schon einen Platz.',
  'session/past': 'Der Termin hat begonnen. Absagen und umbuchen geht jetzt nicht mehr.',
};
