export const texts = {
  greeting: (firstName: string) => `Hallo ${firstName},`,
  seminar: 'Seminar',
  date: 'Datum',
  time: 'Uhrzeit',
  timeRange: (from: string, to: string) => `${from} bis ${to} Uhr`,
  place: 'Ort',
  access: 'Zugang',
  calledOffBecause: 'Grund',
  join: 'Am Seminar teilnehmen',
  pdf: 'Unterlagen zum Seminar (PDF)',
  manage: 'Kommst du doch nicht, oder passt dir ein anderer Termin besser? ',
  manageLink: 'Absagen oder umbuchen',
  question: 'Hast du Fragen? ',
  helps: ' hilft dir gerne weiter.',
  reason: 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet bist.',
  reasonFor: (sender: string, invitedBy: string | null) =>
    invitedBy === null
      ? `Du bekommst diese E-Mail von WBD im Namen von ${sender}, weil du dich für dieses Seminar angemeldet hast.`
      : `Du bekommst diese E-Mail von WBD im Namen von ${sender}, weil ${invitedBy} dich für dieses Seminar angemeldet hat.`,
} as const;
