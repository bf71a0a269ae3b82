export const texts = {
  greeting: (firstName: string) => `Hallo ${firstName},`,
  seminar: 'Seminar',
  date: 'Datum',
  time: 'Uhrzeit',
  timeRange: (from: string, to: string) => `${from} bis ${to} Uhr`,
  place: 'Ort',
  access: 'Zugang',
  join: 'Am Seminar teilnehmen',
  pdf: 'Unterlagen zum Seminar (PDF)',
  question: 'Hast du Fragen oder kommst doch nicht? ',
  helps: ' hilft dir gerne weiter.',
  reason: 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet bist.',
} as const;
