export const texts = {
  subject: (title: string, when: string) => `Abgemeldet: ${title} am ${when}`,
  preview: (title: string) => `Du bist nicht mehr für das Seminar „${title}“ angemeldet.`,
  heading: 'Du bist abgemeldet',
  intro: (title: string) => `deine Anmeldung für das Seminar „${title}“ wurde aufgehoben.`,
  calendar: 'Mit der Datei im Anhang verschwindet der Termin auch aus deinem Kalender.',
  question: 'Das kommt unerwartet, oder du möchtest einen anderen Termin? ',
  reason: 'Du bekommst diese E-Mail, weil du für dieses Seminar angemeldet warst.',
} as const;
