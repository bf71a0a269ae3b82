export const texts = {
  subject: (title: string, when: string) => `Deine Anmeldung: ${title} am ${when}`,
  preview: (title: string) => `Dein Platz im Seminar „${title}“ ist reserviert.`,
  heading: 'Du bist dabei!',
  greeting: (firstName: string) => `Hallo ${firstName},`,
  intro: (title: string) => `deine Anmeldung für das Seminar „${title}“ ist bestätigt.`,
  invitedBy: (name: string) => `${name} hat dich angemeldet.`,
  date: 'Datum',
  time: 'Uhrzeit',
  timeRange: (from: string, to: string) => `${from} bis ${to} Uhr`,
  place: 'Ort',
  directions: 'So kommst du hin',
  access: 'Zugang',
  join: 'Am Seminar teilnehmen',
  pdf: 'Unterlagen zum Seminar (PDF)',
  calendar:
    'Der Termin hängt als Kalenderdatei an: Öffne sie, um ihn in deinen Kalender zu übernehmen.',
  questions: (advisor: string) =>
    `Hast du Fragen oder kommst doch nicht? ${advisor} hilft dir gerne weiter.`,
  closing: 'Wir freuen uns auf dich!',
  team: 'Dein WBD-Team',
  reason: 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet wurdest.',
  calendarFile: 'termin.ics',
} as const;
