export const texts = {
  greeting: (firstName: string) => `Hallo ${firstName},`,
  seminar: 'Seminar',
  date: 'Datum',
  time: 'Uhrzeit',
  timeRange: (from: string, to: string) => `${from} bis ${to} Uhr`,
  place: 'Ort',
  directions: 'So kommst du hin',
  access: 'Zugang',
  join: 'Am Seminar teilnehmen',
  pdf: 'Unterlagen zum Seminar (PDF)',
  questions: (advisor: string) =>
    `Hast du Fragen oder kommst doch nicht? ${advisor} hilft dir gerne weiter.`,
  reason: 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet bist.',
} as const;
