import { errorTexts, type ErrorCode } from '@wbd/domain/errors';

export const bookedTexts = {
  documentTitle: 'Dein Termin',
  title: 'Dein Termin',
  loading: 'Lädt...',
  intro: (firstName: string) => `Hallo ${firstName}, hier ist alles zu deinem Termin.`,
  facts: { what: 'Termin', who: 'Mit', time: 'Wann', place: 'Wo' },
  join: 'Zum Online-Termin',
  calendar: 'Kalenderdatei speichern',
  booked: {
    title: 'Dein Termin steht',
    mail: 'Die Bestätigung ist per E-Mail unterwegs. Vor dem Termin erinnern wir dich.',
    noMail:
      'Merk dir diese Seite: Hier kannst du den Termin verlegen oder absagen. Du findest ihn auch unter „Meine Termine“.',
  },
  copy: 'Link zu dieser Seite kopieren',
  move: {
    title: 'Passt dir eine andere Zeit besser?',
    text: 'Deine jetzige Zeit wird dabei frei.',
    button: 'Termin verlegen',
    closed: (firstName: string) =>
      `Dieser Termin lässt sich gerade nicht verlegen. Du kannst ihn absagen oder dich bei ${firstName} melden.`,
    times: 'Neue Zeit wählen',
    keep: 'Doch nicht verlegen',
    confirmTitle: 'Termin verlegen?',
    confirmText: (before: string, after: string) => `Bisher: ${before}. Neu: ${after}.`,
    confirm: 'Verlegen',
    cancel: 'Andere Zeit',
    failed: 'Der Termin ist noch nicht verlegt',
    done: 'Dein Termin ist verlegt',
    doneMail: 'Die neue Bestätigung ist per E-Mail unterwegs.',
  },
  cancel: {
    title: 'Kannst du doch nicht?',
    text: (firstName: string) => `Sag ab, dann weiß ${firstName} Bescheid.`,
    button: 'Termin absagen',
    confirmTitle: 'Termin absagen?',
    confirmText: (title: string, when: string) =>
      `Dein Termin „${title}“ am ${when} entfällt, und die Zeit wird für andere frei.`,
    keep: 'Termin behalten',
    failed: 'Der Termin ist noch nicht abgesagt',
  },
  over: {
    title: 'Dieser Termin ist vorbei',
    text: (title: string, when: string) => `„${title}“ war am ${when}.`,
  },
  cancelled: {
    customer: {
      title: 'Du hast abgesagt',
      text: (title: string, when: string) =>
        `Dein Termin „${title}“ am ${when} findet nicht statt.`,
    },
    advisor: {
      title: 'Dein Termin fällt aus',
      text: (title: string, when: string) =>
        `Dein Termin „${title}“ am ${when} findet nicht statt.`,
    },
    reason: (reason: string) => ` Grund: ${reason}`,
  },
  again: 'Neuen Termin buchen',
  advisor: (firstName: string) => `Zur Seite von ${firstName}`,
  failed: 'Wir konnten deinen Termin nicht laden',
  dead: {
    invalid: 'Dieser Link gilt nicht',
    invalidText: 'Öffne ihn am besten noch einmal aus deiner E-Mail.',
    missing: 'Diesen Termin gibt es nicht mehr',
    missingText:
      'Vielleicht hat sich deine E-Mail-Adresse geändert: Nimm dann den Link aus der neuesten E-Mail.',
    home: 'Zur Startseite',
  },
} as const;

export const bookedErrors: Record<ErrorCode, string> = {
  ...errorTexts,
  'appointment-type/not-found':
    'Für diesen Termin gibt es keine anderen Zeiten mehr. Du kannst ihn behalten oder absagen.',
};
