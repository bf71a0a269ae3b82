export const texts = {
  subject: (title: string, when: string) => `Geändert: ${title} am ${when}`,
  preview: (title: string) => `Beim Seminar „${title}“ hat sich etwas geändert.`,
  heading: 'Dein Termin hat sich geändert',
  intro: (title: string) =>
    `beim Seminar „${title}“ hat sich etwas geändert. Dein Platz bleibt reserviert, und ab jetzt gilt:`,
  calendar: 'Im Anhang ist der Termin, wie er jetzt gilt. Er ersetzt den in deinem Kalender.',
} as const;
