export const texts = {
  subject: (title: string, when: string) => `Deine Anmeldung: ${title} am ${when}`,
  preview: (title: string) => `Dein Platz im Seminar „${title}“ ist reserviert.`,
  heading: 'Du bist dabei!',
  intro: (title: string) => `deine Anmeldung für das Seminar „${title}“ ist bestätigt.`,
  calendar: 'Der Termin hängt an dieser E-Mail: So steht er mit einem Klick in deinem Kalender.',
  closing: 'Wir freuen uns auf dich!',
  moved: {
    subject: (title: string, when: string) => `Umgebucht: ${title} am ${when}`,
    preview: (title: string) => `Dein neuer Platz im Seminar „${title}“ ist reserviert.`,
    heading: 'Du hast umgebucht',
    intro: (title: string) =>
      `du hast den Termin für das Seminar „${title}“ gewechselt. Dein neuer Platz ist reserviert, der bisherige ist wieder frei.`,
    calendar:
      'Der neue Termin hängt an dieser E-Mail. Er ersetzt den bisherigen in deinem Kalender.',
  },
  invitation: {
    subject: (title: string, when: string) => `Einladung: ${title} am ${when}`,
    preview: (advisor: string, title: string) =>
      `${advisor} hat dir einen Platz im Seminar „${title}“ reserviert.`,
    heading: 'Du bist eingeladen!',
    intro: (advisor: string, title: string) =>
      `${advisor} lädt dich zum Seminar „${title}“ ein und hat dich angemeldet. Dein Platz ist reserviert, du musst nichts weiter tun.`,
  },
} as const;
