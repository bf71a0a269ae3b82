export const texts = {
  subject: (title: string, when: string) => `Erinnerung: ${title} am ${when}`,
  preview: (title: string) => `Bald beginnt das Seminar „${title}“.`,
  heading: 'Bald geht es los',
  intro: (title: string) =>
    `wir erinnern dich an das Seminar „${title}“, für das du angemeldet bist.`,
  closing: 'Bis bald!',
} as const;
